import AlertCore

@testable import AlertCard

extension DisplayConnection {
  /// Puts a card on the screen as a session would, without one; the stage is the caller's to close.
  func show(
    _ content: AlertContent, _ theme: Theme, _ pose: Pose = .rest
  ) throws -> (stage: Stage, layout: CardLayout) {
    let text = PangoText()
    let stage = try Stage(self, dim: theme.cover.dim, title: content.windowTitle)
    let layout = CardLayoutEngine(
      content: content, theme: theme, monitor: stage.monitor, text: text
    ).layout()
    let painter = CardPainter(content: content, theme: theme)
    try stage.makeCard(bounds: painter.pictureBounds(layout), text: text)
    stage.draw(painter.parts(layout, CardPainter.Moment()), at: layout.frame, pose)
    stage.map()
    return (stage, layout)
  }
}
