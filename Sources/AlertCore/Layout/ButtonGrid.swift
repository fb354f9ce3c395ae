/// How buttons stand together: in a row, in a stack, or in several columns where a stack is too high.
struct ButtonGrid {
  /// The number of columns.
  var columns: Int
  /// The distance from one column to the next; where it is no whole number, widths differ by a pixel.
  var pitch: Double
  /// The height of each row.
  var rowHeights: [Double] = []
  /// The space between buttons.
  var gap: Double
  /// The space above the first row, for the line above segments.
  var top = 0.0

  /// The height of what is seen at once: all of it, where it is not set to less.
  var visibleHeight: Double {
    get { limit ?? height }
    set { limit = newValue < height ? newValue : nil }
  }
  private var limit: Double?
  /// Whether there is more than is seen at once.
  var isScrolled: Bool { limit != nil }

  /// Makes a grid whose rows have no heights yet.
  init(columns: Int, pitch: Double, gap: Double) {
    self.columns = columns
    self.pitch = pitch
    self.gap = gap
  }

  /// The width of the narrowest button.
  var buttonWidth: Double { pitch.rounded(.down) - gap }

  /// The width of all columns.
  var width: Double { (pitch * Double(columns)).rounded() - gap }

  /// The height of all rows.
  var height: Double {
    top + rowHeights.reduce(0, +) + gap * Double(max(0, rowHeights.count - 1))
  }

  /// The box of the button at a place, from the grid's top left corner.
  func frame(at place: Int) -> Rect {
    let (row, column) = place.quotientAndRemainder(dividingBy: columns)
    let above = top + rowHeights[..<row].reduce(0, +) + gap * Double(row)
    let left = (pitch * Double(column)).rounded()
    let right = (pitch * Double(column + 1)).rounded() - gap
    return Rect(left, above, right - left, rowHeights[row])
  }
}
