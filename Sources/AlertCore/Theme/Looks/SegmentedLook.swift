extension Theme {
  /// A wide card with its buttons as parts of one control along the foot; it slides in.
  static func segmented(_ appearance: Appearance) -> Theme {
    let isDark = appearance == .dark
    let text = isDark ? Color(0xf4f5f7) : .black
    return Theme(
      cover: Cover(opacity: 0.414),
      card: Card(
        fill: isDark ? Color(0x2b2c31) : .white, border: hairline(isDark),
        borderWidth: isDark ? 1 : 0, radius: 6, widthShare: 2 / 3, minimumWidth: 200,
        preferredWidth: 480, maximumWidth: 480, paddingTop: 10),
      icon: isDark ? .dark(height: 44, gap: 10) : .light(height: 44, gap: 10),
      title: Text(
        font: FontRequest(size: 17), color: text, lineHeight: 20, minimumHeight: 20, inset: 10,
        gap: 10, centeredLines: 9999),
      message: Text(
        font: FontRequest(size: 13), color: text, lineHeight: 18, inset: 10, centeredLines: 9999),
      button: segments(isDark: isDark, text),
      close: CloseButton(size: 28, inset: 2, color: Color(0x909399), pressedColor: text),
      motion: MotionStyle(
        entry: .slide, exit: .slide, coverDuration: 0.2, coverExitDuration: 0.1, slideDistance: 0,
        iconDelay: 0.1, iconDuration: 0.45))
  }

  private static func segments(isDark: Bool, _ text: Color) -> Button {
    let plain = ButtonColors(
      fill: isDark ? Color(0x2b2c31) : .white, label: text,
      ring: isDark ? Color(0x5aa2ff) : Color(0x0a62d0))
    var destructive = plain
    destructive.label = isDark ? Color(0xff6b64) : Color(0xc9302c)
    return Button(
      arrangement: .segments, height: 45, radius: 0, inset: -2, gap: 1, gapAbove: 20, gapBelow: 0,
      labelPadding: 12, font: FontRequest(size: 14), lineHeight: 20,
      hairline: isDark ? Color(0x53555c) : Color(0xc7c7cc), plain: plain, prominent: plain,
      cancel: plain, destructive: destructive, hoverShade: isDark ? 0.2 : 0.06,
      pressedShade: isDark ? 0.36 : 0.14, unarmedLabel: 0.45, ringWidth: 2, ringOffset: -6)
  }
}
