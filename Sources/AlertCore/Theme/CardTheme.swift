extension Theme {
  /// The product's own look.
  public static func card(_ appearance: Appearance) -> Theme {
    appearance == .light ? cardLight : cardDark
  }

  private static var cardLight: Theme {
    Theme(
      cover: Color(0x000000, alpha: 0.45),
      card: card(
        fill: .white, border: .clear, borderWidth: 0,
        shadows: [
          Shadow(offset: 12, blur: 36, color: Color(0x000000, alpha: 0.34)),
          Shadow(offset: 2, blur: 6, color: Color(0x000000, alpha: 0.18)),
        ]),
      icon: icon([
        .success: Color(0x2e9e4f), .failure: Color(0xd43c36), .warning: Color(0xc77700),
        .information: Color(0x0a62d0), .question: Color(0x6b5bd2),
      ]),
      title: title(Color(0x1b1c1f)),
      message: message(Color(0x46484e)),
      button: button(
        plain: ButtonColors(
          fill: Color(0xeceef1), label: Color(0x1b1c1f), ring: Color(0x0a62d0), isBold: false),
        prominent: ButtonColors(
          fill: Color(0x0a62d0), label: .white, ring: Color(0x0a62d0), isBold: true),
        destructive: ButtonColors(
          fill: Color(0xc9302c), label: .white, ring: Color(0xc9302c), isBold: true)),
      motion: motion)
  }

  private static var cardDark: Theme {
    Theme(
      cover: Color(0x000000, alpha: 0.55),
      card: card(
        fill: Color(0x2b2c31), border: Color(0xffffff, alpha: 0.10), borderWidth: 1,
        shadows: [
          Shadow(offset: 12, blur: 36, color: Color(0x000000, alpha: 0.50)),
          Shadow(offset: 2, blur: 6, color: Color(0x000000, alpha: 0.30)),
        ]),
      icon: icon([
        .success: Color(0x55c777), .failure: Color(0xff6b64), .warning: Color(0xf2a63b),
        .information: Color(0x5aa2ff), .question: Color(0xa89bff),
      ]),
      title: title(Color(0xf4f5f7)),
      message: message(Color(0xc3c6cd)),
      button: button(
        plain: ButtonColors(
          fill: Color(0x3b3d44), label: Color(0xf4f5f7), ring: Color(0x5aa2ff), isBold: false),
        prominent: ButtonColors(
          fill: Color(0x5aa2ff), label: Color(0x0b1b33), ring: Color(0x5aa2ff), isBold: true),
        destructive: ButtonColors(
          fill: Color(0xff6b64), label: Color(0x2b0806), ring: Color(0xff6b64), isBold: true)),
      motion: motion)
  }

  private static func card(
    fill: Color, border: Color, borderWidth: Double, shadows: [Shadow]
  ) -> Card {
    Card(
      fill: fill, border: border, borderWidth: borderWidth, radius: 16, minimumWidth: 320,
      preferredWidth: 376, maximumWidth: 480, padding: 24, margin: 16, shadows: shadows)
  }

  private static func icon(_ colors: [AlertStyle: Color]) -> Icon {
    Icon(height: 56, stroke: 4, gap: 20, colors: colors)
  }

  private static func title(_ color: Color) -> Text {
    Text(
      font: FontRequest(size: 17, isBold: true), color: color, lineHeight: 24, gap: 8,
      centeredLines: 3)
  }

  private static func message(_ color: Color) -> Text {
    Text(font: FontRequest(size: 14), color: color, lineHeight: 21, gap: 0, centeredLines: 3)
  }

  private static func button(
    plain: ButtonColors, prominent: ButtonColors, destructive: ButtonColors
  ) -> Button {
    Button(
      height: 40, radius: 10, gap: 12, gapAbove: 24, labelPadding: 16,
      font: FontRequest(size: 14), lineHeight: 20, plain: plain, prominent: prominent,
      destructive: destructive, hoverShade: 0.06, pressedShade: 0.12, unarmedLabel: 0.45,
      ringWidth: 2, ringOffset: 2)
  }

  private static var motion: MotionStyle {
    MotionStyle(
      entry: .settle, exit: .recede, coverDuration: 0.16, fadeDuration: 0.16, moveDuration: 0.28,
      entryScale: 0.92, slideDistance: 24, iconDelay: 0.08, iconDuration: 0.45,
      exitDuration: 0.14, exitScale: 0.97)
  }
}
