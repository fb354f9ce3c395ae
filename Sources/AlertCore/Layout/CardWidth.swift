/// How wide a card is.
extension CardLayoutEngine {
  /// The card's width: the theme's share of the monitor, or as narrow as the content allows and
  /// wider where text would get long.
  var cardWidth: Double {
    let card = theme.card
    let wished = card.widthShare > 0 ? monitor.width * card.widthShare : naturalWidth.rounded(.up)
    let width = min(max(wished.rounded(), card.minimumWidth), maximumWidth)
    return min(max(width, leastWidth), available.width)
  }

  /// The width in which a few letters of each text and of a label have their place, whatever the
  /// theme says.
  private var leastWidth: Double {
    let title = content.title.isEmpty ? 0 : 2 * titleInset + 4 * theme.title.font.size
    let message =
      content.message.isEmpty ? 0 : 2 * theme.message.inset + 4 * theme.message.font.size
    let button = 2 * theme.button.inset + leastButtonWidth
    return max(title, message, button).rounded(.up)
  }

  /// The widest that text makes a card: what the theme says, or else 60% of the monitor.
  private var maximumWidth: Double {
    theme.card.maximumWidth > 0 ? theme.card.maximumWidth : (0.6 * monitor.width).rounded()
  }

  private var naturalWidth: Double {
    let isHigh = needsWidth
    let side = isHigh ? max(theme.message.inset, theme.reading.scrollBarSpace) : theme.message.inset
    let title = text.measure(titleRequest(width: nil)).size.width + 2 * titleInset
    let message = messageWidth + 2 * side
    let natural = min(max(title, message), isHigh ? maximumWidth : theme.card.preferredWidth)
    let row = rowWidth + 2 * theme.button.inset
    if row > 0, row <= maximumWidth { return max(natural, row) }
    return max(natural, min(stackWidth + 2 * theme.button.inset, maximumWidth))
  }

  /// The width of the message on one line, as far as it matters.
  private var messageWidth: Double {
    guard isLong else {
      return text.measure(messageRequest(width: nil, alignment: .center)).size.width
    }
    guard let line = longestLine, line.count < 400 else { return maximumWidth }
    return text.measure(messageRequest(width: nil, alignment: .start).part(line)).size.width
  }

  /// Whether the message would be many lines at the preferred width.
  private var needsWidth: Bool {
    if isLong { return true }
    let width = max(1, theme.card.preferredWidth - 2 * theme.message.inset)
    let wrapped = text.measure(messageRequest(width: width, alignment: .center))
    return wrapped.lineCount > 2 * min(theme.message.centeredLines, 3)
  }
}

extension String {
  /// Where the line with the most bytes is, in bytes of UTF-8.
  var longestLine: Range<Int> {
    var (longest, start, offset) = (0..<0, 0, 0)
    for byte in utf8 {
      if byte == UInt8(ascii: "\n") {
        if offset - start > longest.count { longest = start..<offset }
        start = offset + 1
      }
      offset += 1
    }
    return offset - start > longest.count ? start..<offset : longest
  }
}
