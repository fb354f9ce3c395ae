extension Theme {
  /// The drawn icon.
  public struct Icon: Equatable, Sendable {
    /// The outlines that the icons are drawn with.
    public var drawing: IconDrawing
    /// Where the icon stands.
    public var place = Place.aboveTitle
    /// The height of the icon's box.
    public var height: Double
    /// The width of the pen.
    public var stroke: Double
    /// The space under the icon.
    public var gap: Double
    /// The colour of a success.
    public var success: Color
    /// The colour of a failure.
    public var failure: Color
    /// The colour of a warning.
    public var warning: Color
    /// The colour of an information.
    public var information: Color
    /// The colour of a question.
    public var question: Color

    /// Where the icon stands.
    public enum Place: String, CaseIterable, Sendable {
      /// On top of everything.
      case aboveTitle
      /// Between the title and the message.
      case belowTitle
    }

    /// The colour of a style's icon.
    public func color(of style: AlertStyle) -> Color {
      switch style {
      case .success: success
      case .failure: failure
      case .warning: warning
      case .information: information
      case .question: question
      case .none: .clear
      }
    }
  }
}
