extension Theme {
  /// The product's own look.
  public static func card(_ appearance: Appearance) -> Theme {
    let isDark = appearance == .dark
    let text = isDark ? Color(0xf4f5f7) : Color(0x1b1c1f)
    return Theme(
      cover: Cover(opacity: isDark ? 0.55 : 0.45),
      card: Card(
        fill: isDark ? Color(0x2b2c31) : .white,
        border: hairline(isDark), borderWidth: isDark ? 1 : 0,
        radius: 16, minimumWidth: 320, preferredWidth: 376, maximumWidth: 480, paddingTop: 24,
        shadow: Shadow(offsetY: 12, blur: 36, opacity: isDark ? 0.5 : 0.34),
        contactShadow: Shadow(offsetY: 2, blur: 6, opacity: isDark ? 0.3 : 0.18)),
      icon: isDark ? .dark(height: 56, gap: 20) : .light(height: 56, gap: 20),
      title: Text(
        font: FontRequest(size: 17, isBold: true), color: text, lineHeight: 24, inset: 24, gap: 8),
      message: Text(
        font: FontRequest(size: 14), color: isDark ? Color(0xc3c6cd) : Color(0x46484e),
        lineHeight: 21, inset: 24),
      button: cardButton(isDark: isDark, text),
      close: CloseButton(
        size: 28, inset: 8, color: isDark ? Color(0x9a9da5) : Color(0x70737a),
        pressedColor: text),
      motion: MotionStyle(
        entry: .settle, exit: .recede, coverDuration: 0.16, coverExitDuration: 0.14,
        iconDelay: 0.08, iconDuration: 0.45))
  }

  /// The edge of a dark card, which would else be lost on a dark ground.
  static func hairline(_ isDark: Bool) -> Color {
    isDark ? Color(0xffffff, alpha: 26 / 255) : .clear
  }

  private static func cardButton(isDark: Bool, _ text: Color) -> Button {
    let accent = isDark ? Color(0x5aa2ff) : Color(0x0a62d0)
    let danger = isDark ? Color(0xff6b64) : Color(0xc9302c)
    let plain = ButtonColors(
      fill: isDark ? Color(0x3b3d44) : Color(0xeceef1), label: text, ring: accent)
    return Button(
      height: 40, radius: 10, inset: 24, gap: 12, gapAbove: 24, gapBelow: 24, labelPadding: 16,
      font: FontRequest(size: 14), lineHeight: 20, plain: plain,
      prominent: ButtonColors(
        fill: accent, label: isDark ? Color(0x0b1b33) : .white, ring: accent, isBold: true),
      cancel: plain,
      destructive: ButtonColors(
        fill: danger, label: isDark ? Color(0x2b0806) : .white, ring: danger, isBold: true),
      hoverShade: 0.06, pressedShade: 0.12, unarmedLabel: 0.45, ringWidth: 2, ringOffset: 2)
  }
}

extension Theme.Icon {
  /// The product's icons on a light card.
  static func light(height: Double, gap: Double) -> Theme.Icon {
    Theme.Icon(
      drawing: .compact, height: height, stroke: (height / 14).rounded(), gap: gap,
      success: Color(0x2e9e4f), failure: Color(0xd43c36), warning: Color(0xc77700),
      information: Color(0x0a62d0), question: Color(0x6b5bd2))
  }

  /// The product's icons on a dark card.
  static func dark(height: Double, gap: Double) -> Theme.Icon {
    Theme.Icon(
      drawing: .compact, height: height, stroke: (height / 14).rounded(), gap: gap,
      success: Color(0x55c777), failure: Color(0xff6b64), warning: Color(0xf2a63b),
      information: Color(0x5aa2ff), question: Color(0xa89bff))
  }
}
