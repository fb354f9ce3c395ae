/// How the message of a card is painted, and the bars beside what is scrolled.
extension CardPainter {
  /// What is seen of the message: selected letters on their ground, links, and the ring of one of them.
  func message(
    _ block: CardLayout.TextBlock, _ layout: CardLayout, _ moment: Moment
  ) -> CardPart {
    let bounds = bounds(of: block, on: layout)
    let pieces = moment.view?.pieces ?? [block.piece]
    var commands: [DrawCommand] = (moment.view?.selection ?? []).map {
      .lay($0, theme.reading.selection)
    }
    commands += pieces.map {
      .text($0.request, at: Point($0.frame.x, $0.frame.y), theme.message.color)
    }
    let focused = moment.view?.links.first { $0.index == moment.linkFocus }
    commands += (focused?.boxes ?? []).map { box in
      .stroke(
        .roundedRect(box, radius: theme.button.ringWidth), width: theme.button.ringWidth,
        theme.reading.link)
    }
    return CardPart(name: .message, bounds: bounds, commands: commands)
  }

  /// A bar: its track, and the thumb, which is stronger while it is pointed at or held.
  func scrollBar(
    _ name: CardPart.Name, _ bar: ScrollBar, _ thumb: Rect, isLit: Bool
  ) -> CardPart {
    let color = theme.reading.scrollBar
    let radius = bar.track.width / 2
    let thumbColor = isLit ? color.mixed(with: theme.message.color, 0.5) : color
    return CardPart(
      name: name, bounds: bar.track,
      commands: [
        .fill(.roundedRect(bar.track, radius: radius), color.faded(0.2)),
        .fill(.roundedRect(thumb, radius: radius), thumbColor),
      ])
  }
}

extension CardPainter.Moment {
  /// Whether a bar is pointed at or held.
  func lights(_ bar: CardTarget) -> Bool { hover == bar || pressed == bar }
}
