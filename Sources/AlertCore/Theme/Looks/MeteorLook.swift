extension Theme {
  /// A card with a close button that falls from the sky.
  static func meteor(_ appearance: Appearance) -> Theme {
    let isDark = appearance == .dark
    return Theme(
      cover: Cover(opacity: 0.6),
      card: Card(
        fill: isDark ? Color(0x2b2c31) : .white, border: hairline(isDark),
        borderWidth: isDark ? 1 : 0, radius: 5, minimumWidth: 245,
        preferredWidth: 245, maximumWidth: 360, minimumHeight: 160, paddingTop: 15),
      icon: isDark ? .dark(height: 48, gap: 12) : .light(height: 48, gap: 12),
      title: Text(
        font: FontRequest(size: 20, isBold: true),
        color: isDark ? Color(0xf4f5f7) : Color(0x384047), lineHeight: 25, minimumHeight: 25,
        inset: 8, centeredLines: 9999),
      message: Text(
        font: FontRequest(size: 15), color: isDark ? Color(0xb6b9c0) : Color(0x7f7f7f),
        lineHeight: 20, minimumHeight: 60, inset: 8, centeredLines: 9999),
      button: meteorButton(isDark: isDark),
      close: CloseButton(
        isShown: true, color: isDark ? Color(0x9a9da5) : Color(0x7f7f7f),
        pressedColor: Color(0xf5182a)),
      motion: MotionStyle(
        entry: .meteor, exit: .fall, coverDuration: 0.2, coverExitDuration: 0, iconDelay: 0.3,
        iconDuration: 0.45))
  }

  private static func meteorButton(isDark: Bool) -> Button {
    let plain = ButtonColors(
      fill: Color(0xf5182a), label: .white, ring: isDark ? Color(0xff6b64) : Color(0xf5182a))
    return Button(
      width: 107, soleWidth: 160, height: 40, radius: 3, inset: 10, gap: 10, gapAbove: 10,
      gapBelow: 10, labelPadding: 10, font: FontRequest(size: 14), lineHeight: 20, plain: plain,
      prominent: plain, cancel: plain,
      destructive: ButtonColors(
        fill: Color(0xa80f1d), label: .white, ring: isDark ? Color(0xff6b64) : Color(0xa80f1d)),
      hoverShade: 0.08, pressedShade: 0.16, unarmedLabel: 0.55, ringWidth: 2, ringOffset: 2)
  }
}
