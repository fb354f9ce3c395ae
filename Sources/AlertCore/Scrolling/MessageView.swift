/// What of a message is seen at a moment, in pixels from the card's top left corner.
package struct MessageView: Equatable, Sendable {
  /// The parts of the text.
  package var pieces: [TextPiece] = []
  /// The thumb of the scroll bar, `nil` without a bar.
  package var thumb: Rect?
  /// The boxes of selected letters.
  package var selection: [Rect] = []
  /// The boxes of each link that is seen.
  package var links: [Link] = []

  /// A link with its boxes, of which there are several where lines break in it.
  package struct Link: Equatable, Sendable {
    /// The number of the link in the layout.
    package var index: Int
    /// Its boxes.
    package var boxes: [Rect]
  }

  /// Sees nothing.
  package init() {}

  /// Sees a layout's message from a settled place on; `flow` is the message in blocks, laid out there.
  init(
    of layout: CardLayout, _ flow: TextFlow?, from place: ScrollPlace, selected: Range<Int>?,
    by text: any TextMeasuring
  ) {
    guard let message = layout.message else { return }
    pieces = flow?.pieces(from: place, in: message.frame) ?? [message.piece]
    if let bar = layout.scrollBar, let flow {
      thumb = bar.thumb(
        at: flow.distance(to: place), box: message.frame.height, whole: flow.height)
    }
    if let selected {
      selection = boxes(of: selected, by: text).filter {
        !$0.intersection(message.frame).isEmpty
      }
    }
    guard let start = pieces.first?.start, let end = pieces.last?.range.upperBound else { return }
    var index = layout.links.firstIndex(endingAfter: start)
    while index < layout.links.count, layout.links[index].range.lowerBound < end {
      links.append(Link(index: index, boxes: boxes(of: layout.links[index].range, by: text)))
      index += 1
    }
  }

  /// The boxes of a part of the message, as far as it is seen.
  func boxes(of range: Range<Int>, by text: any TextMeasuring) -> [Rect] {
    pieces.flatMap { piece in
      let part = range.clamped(to: piece.range)
      guard !part.isEmpty else { return [Rect]() }
      let inside = part.lowerBound - piece.start..<part.upperBound - piece.start
      return text.rectangles(of: inside, in: piece.request).map {
        $0.offset(piece.frame.x, piece.frame.y)
      }
    }
  }

  /// The link at a point.
  func link(at point: Point) -> Int? {
    links.first { $0.boxes.contains { $0.contains(point) } }?.index
  }

  /// The place in the message that is nearest to a point, in bytes of UTF-8.
  func offset(at point: Point, by text: any TextMeasuring) -> Int {
    let piece = pieces.first { point.y < $0.frame.maxY } ?? pieces.last
    guard let piece else { return 0 }
    let local = point.offset(-piece.frame.x, -piece.frame.y)
    return piece.start + text.offset(at: local, in: piece.request)
  }

  /// The word at a place in the message.
  func word(at offset: Int, by text: any TextMeasuring) -> Range<Int> {
    guard let piece = pieces.last(where: { $0.start <= offset }) else { return offset..<offset }
    let word = text.word(at: offset - piece.start, in: piece.request)
    return piece.start + word.lowerBound..<piece.start + word.upperBound
  }
}

extension CardLayout.TextBlock {
  /// The text as the only piece of itself.
  package var piece: TextPiece {
    TextPiece(range: 0..<request.string.utf8.count, request: request, frame: frame)
  }
}
