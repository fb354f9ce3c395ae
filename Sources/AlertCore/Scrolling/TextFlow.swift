/// A text of any length, cut into blocks of which only those are laid out that are seen.
///
/// A block is a few paragraphs, or a part of a long one. Until it is laid out its height is a guess, so a
/// place is told by its block and never by its distance from the text's beginning.
package struct TextFlow: Equatable, Sendable {
  /// The whole text with what is common to all blocks.
  package let whole: TextRequest
  /// The blocks from the top.
  private(set) var blocks: [TextBlocks.Block]

  /// Cuts a text into blocks; `whole` has a width and no greatest height.
  package init(_ whole: TextRequest) {
    self.whole = whole
    blocks = TextBlocks(whole).blocks
  }

  /// The height of the whole text in pixels, as far as it is known.
  package var height: Double { blocks.reduce(0) { $0 + $1.height } }

  // MARK: Blocks

  /// The part of the text that a block shows, in bytes of UTF-8.
  func range(of index: Int) -> Range<Int> {
    let count = whole.string.utf8.count
    guard index + 1 < blocks.count else { return blocks[index].start..<count }
    let end = blocks[index + 1].start
    // The newline that parts two blocks is a line of neither.
    return blocks[index].start..<(blocks[index].goesOn ? end : end - 1)
  }

  /// What a block asks for: its part of the text, and the line behind it where that is left out.
  func request(of index: Int) -> TextRequest {
    let block = blocks[index]
    var request = whole.part(block.givesLine ? block.start..<block.end : range(of: index))
    request.omitsLastLine = block.givesLine
    if let direction = blocks[index].direction {
      request.direction = direction
      request.isDirectionForced = true
    }
    return request
  }

  /// The block that a place of the text is in.
  func block(at offset: Int) -> Int {
    var (low, high) = (0, blocks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Lays a block out, where that has not been done.
  mutating func measure(_ index: Int, by text: any TextMeasuring) {
    guard !blocks[index].isMeasured else { return }
    moveEnd(of: index, by: text)
    let request = request(of: index)
    let (metrics, overhang) = (text.measure(request), text.overhang(request))
    // No mark above the first line is lost, and none below the last one.
    blocks[index].above = index == 0 ? overhang.above : 0
    let below = index == blocks.count - 1 ? overhang.below : 0
    blocks[index].height = metrics.size.height.rounded(.up) + blocks[index].above + below
    blocks[index].isMeasured = true
  }

  /// Lets the next block begin where the last line of this one does, which is complete only there.
  private mutating func moveEnd(of index: Int, by text: any TextMeasuring) {
    guard blocks[index].goesOn, index + 1 < blocks.count, !blocks[index + 1].isMeasured else {
      return
    }
    blocks[index].givesLine = true
    let last = text.lastLine(of: request(of: index))
    blocks[index].givesLine = last.start > 0
    if last.start > 0 { blocks[index + 1].start = blocks[index].start + last.start }
  }

  // MARK: Places

  /// How far a place lies below the text's beginning, as far as it is known.
  func distance(to place: ScrollPlace) -> Double {
    blocks[..<place.block].reduce(0) { $0 + $1.height } + place.offset
  }

  /// The place at a distance from the text's beginning.
  func place(at distance: Double) -> ScrollPlace {
    var rest = max(0, distance)
    for (index, block) in blocks.enumerated() {
      if rest < block.height { return ScrollPlace(block: index, offset: rest) }
      rest -= block.height
    }
    return .end(of: self)
  }

  /// Lays out what is seen from a place on and makes the place one that there is: whole pixels, and no
  /// room below the end while there is text above.
  mutating func settle(
    _ place: inout ScrollPlace, height: Double, by text: any TextMeasuring
  ) {
    place.block = min(max(place.block, 0), blocks.count - 1)
    // What is far away is gone to by guesses, and nothing on the way is laid out.
    if abs(place.offset) > 8 * height { place = self.place(at: distance(to: place)) }
    climb(&place, by: text)
    measure(place.block, by: text)
    while place.offset >= blocks[place.block].height, place.block + 1 < blocks.count {
      place.offset -= blocks[place.block].height
      place.block += 1
      measure(place.block, by: text)
    }
    var bottom = -place.offset
    for index in place.block..<blocks.count where bottom < height {
      measure(index, by: text)
      bottom += blocks[index].height
    }
    if bottom < height {
      place.offset -= height - bottom
      climb(&place, by: text)
    }
    place.offset = max(0, place.offset.rounded())
  }

  /// Goes up to the block that a place above its own is in.
  private mutating func climb(_ place: inout ScrollPlace, by text: any TextMeasuring) {
    while place.offset < 0, place.block > 0 {
      place.block -= 1
      measure(place.block, by: text)
      place.offset += blocks[place.block].height
    }
  }

  /// The height of the text, or that of its beginning once it is more than `most`.
  mutating func beginning(upTo most: Double, by text: any TextMeasuring) -> Double {
    var height = 0.0
    for index in blocks.indices where height <= most {
      measure(index, by: text)
      height += blocks[index].height
    }
    return height
  }

  /// The blocks that are seen in a box whose top edge is at a settled place.
  func pieces(from place: ScrollPlace, in box: Rect) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var y = box.y - place.offset
    for index in place.block..<blocks.count where y < box.maxY {
      let block = blocks[index]
      let frame = Rect(box.x, y + block.above, box.width, block.height - block.above)
      pieces.append(TextPiece(range: range(of: index), request: request(of: index), frame: frame))
      y += block.height
    }
    return pieces
  }
}

/// A place in a text that is scrolled: what is at the upper edge of its box.
package struct ScrollPlace: Equatable, Sendable {
  /// The number of the block.
  package var block = 0
  /// How far the edge lies below the block's beginning, in pixels; beyond the block until it is settled.
  package var offset = 0.0

  /// The end of a text, before it is settled.
  static func end(of flow: TextFlow) -> ScrollPlace {
    ScrollPlace(block: flow.blocks.count - 1, offset: flow.blocks.last?.height ?? 0)
  }
}

/// A part of a message where it is seen.
package struct TextPiece: Equatable, Sendable {
  /// What of the message the part is, in bytes of UTF-8.
  package var range: Range<Int>
  /// The part.
  package var request: TextRequest
  /// Its box, in pixels from the card's top left corner; it may reach beyond the message's.
  package var frame: Rect

  /// Where the part begins in the message.
  package var start: Int { range.lowerBound }
}
