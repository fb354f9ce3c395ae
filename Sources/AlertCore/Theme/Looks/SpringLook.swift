extension Theme {
  /// A narrow card that springs out of nothing.
  static func spring(_ appearance: Appearance) -> Theme {
    let isDark = appearance == .dark
    return Theme(
      cover: Cover(opacity: 0.6),
      card: Card(
        fill: isDark ? Color(0x2b2c31) : .white, border: hairline(isDark),
        borderWidth: isDark ? 1 : 0, radius: 6, minimumWidth: 260,
        preferredWidth: 260, maximumWidth: 260, paddingTop: 20,
        // Set its opacity to 0.6 for the soft shadow that this look may have.
        shadow: Shadow(offsetX: 1, offsetY: 1, blur: 6, opacity: 0)),
      icon: isDark ? .dark(height: 48, gap: 12) : .light(height: 48, gap: 12),
      title: Text(
        font: FontRequest(size: 15), color: Color(0x00a0df), lineHeight: 20, minimumHeight: 20,
        inset: 15, gap: 15, centeredLines: 9999),
      message: Text(
        font: FontRequest(size: 13), color: isDark ? Color(0xd5d7dc) : .black, lineHeight: 18,
        inset: 15, centeredLines: 9999),
      button: springButton(isDark: isDark),
      close: CloseButton(
        size: 28, inset: 2, color: Color(0x909399), pressedColor: Color(0x00a0df)),
      motion: MotionStyle(
        entry: .spring, exit: .shrink, coverDuration: 0.2, coverExitDuration: 0.4, iconDelay: 0.2,
        iconDuration: 0.45))
  }

  private static func springButton(isDark: Bool) -> Button {
    let plain = ButtonColors(
      fill: Color(0x00a0df), label: .white, ring: isDark ? Color(0x00a0df) : Color(0x0080b3))
    return Button(
      // Two buttons of 105, 15 apart, leave 15 before and 20 behind them.
      alignment: .start, width: 105, height: 30, radius: 4, inset: 15, gap: 15, gapAbove: 15,
      gapBelow: 20, labelPadding: 8, font: FontRequest(size: 14), lineHeight: 18, plain: plain,
      prominent: plain, cancel: plain,
      destructive: ButtonColors(
        fill: Color(0xd43c36), label: .white, ring: isDark ? Color(0xff6b64) : Color(0xd43c36)),
      hoverShade: 0.08, pressedShade: 0.16, unarmedLabel: 0.55, ringWidth: 2, ringOffset: 2)
  }
}
