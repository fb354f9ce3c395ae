extension Theme {
  /// A wide, low card with a title line; it dissolves.
  static func cover(_ appearance: Appearance) -> Theme {
    let isDark = appearance == .dark
    let text = isDark ? Color(0xf4f5f7) : .black
    return Theme(
      cover: Cover(opacity: 0.7),
      card: Card(
        fill: isDark ? Color(0x2b2c31) : Color(0xf9f9f9), border: hairline(isDark),
        borderWidth: isDark ? 1 : 0, radius: 6, widthShare: 0.75,
        minimumWidth: 160, preferredWidth: 480, maximumWidth: 480, heightShare: 0.5,
        paddingTop: 0),
      icon: coverIcon(isDark: isDark),
      title: Text(
        font: FontRequest(size: 19), color: text, lineHeight: 22, minimumHeight: 22, inset: 5,
        gap: 3, centeredLines: 9999, maximumLines: 1),
      separator: Separator(
        color: isDark ? Color(0x53555c) : Color(0xaaaaaa), thickness: 1, offset: 1),
      message: Text(
        font: FontRequest(size: 17), color: text, lineHeight: 22, minimumHeight: 44, inset: 5,
        centeredLines: 9999, maximumLines: 2),
      button: coverButton(isDark: isDark),
      close: CloseButton(size: 22, color: Color(0x909399), pressedColor: text),
      motion: MotionStyle(
        entry: .dissolve, exit: .dissolve, coverDuration: 0.35, coverExitDuration: 0.35,
        iconDelay: 0.1, iconDuration: 0.45))
  }

  private static func coverIcon(isDark: Bool) -> Icon {
    var icon = isDark ? Icon.dark(height: 56, gap: 8) : Icon.light(height: 56, gap: 8)
    icon.place = .belowTitle
    return icon
  }

  private static func coverButton(isDark: Bool) -> Button {
    let confirm = ButtonColors(
      fill: Color(0xf07800), label: .white, ring: isDark ? Color(0xf07800) : Color(0xc96400))
    return Button(
      cancelPlace: .first, height: 25, radius: 4, inset: 5, gap: 10, gapAbove: 10, gapBelow: 5,
      labelPadding: 8, font: FontRequest(size: 14), lineHeight: 19, plain: confirm,
      prominent: confirm,
      cancel: ButtonColors(
        fill: Color(0x1f6fe0), label: .white, ring: isDark ? Color(0x5aa2ff) : Color(0x1f6fe0)),
      destructive: ButtonColors(
        fill: Color(0xc9302c), label: .white, ring: isDark ? Color(0xff6b64) : Color(0xc9302c)),
      hoverShade: 0.08, pressedShade: 0.16, unarmedLabel: 0.55, ringWidth: 2, ringOffset: 1)
  }
}
