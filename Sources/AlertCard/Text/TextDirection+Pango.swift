import AlertCore
import CPango

extension TextDirection {
  /// Pango's name for it.
  var pango: PangoDirection {
    self == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
  }
}

extension TextRequest {
  /// The side at which lines stand.
  ///
  /// Pango means the left one by the left, but of a paragraph that shows another direction than the
  /// context the right one.
  var pangoAlignment: PangoAlignment {
    if alignment == .center { return PANGO_ALIGN_CENTER }
    return direction == .rightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
  }

  /// What gives paragraphs that show no direction the one of the request.
  ///
  /// Pango by itself takes that of the paragraph before, and of the first one that shows any.
  var directionMarks: [(place: Int, character: PangoString.Insertion)] {
    // All letters that read from right to left begin with this byte or a larger one.
    let isPlain = direction == .leftToRight && string.utf8.allSatisfy { $0 < 0xd6 }
    if isDirectionForced || isPlain { return [] }
    var (place, differs) = (0, false)
    var places: [Int] = []
    for paragraph in string.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    {
      if let shown = paragraph.lazy.compactMap(\.direction).first {
        differs = differs || shown != direction
      } else if !paragraph.isEmpty {
        places.append(place)
      }
      place += Substring(paragraph).utf8.count + 1
    }
    let mark: PangoString.Insertion = direction == .leftToRight ? .leftToRight : .rightToLeft
    return differs ? places.map { ($0, mark) } : []
  }
}
