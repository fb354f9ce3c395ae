extension Theme {
  /// A square card without a dimmed screen, whose icon draws itself.
  static func prompt(_ appearance: Appearance) -> Theme {
    let isDark = appearance == .dark
    return Theme(
      cover: Cover(opacity: 0),
      card: Card(
        fill: isDark ? Color(0x2b2c31) : .white, radius: 10, minimumWidth: 213,
        preferredWidth: 213, maximumWidth: 320, minimumHeight: 213, paddingTop: 16, offset: -40,
        spareRoom: .around, shadow: Shadow(offsetY: 5, blur: 10, opacity: isDark ? 0.6 : 0.3)),
      icon: Icon(
        drawing: .wide, height: 85, stroke: 5, gap: 8, success: Color(0x4cd964),
        failure: Color(0xff3b30), warning: Color(0xff9500), information: Color(0x34aadc),
        question: Color(0x8e7ce0)),
      title: Text(
        font: FontRequest(size: 18), color: isDark ? Color(0xf4f5f7) : .black, lineHeight: 24,
        inset: 12, gap: 2, centeredLines: 9999),
      message: Text(
        font: FontRequest(size: 16), color: isDark ? Color(0xb6b9c0) : Color(0x808080),
        lineHeight: 20, inset: 12, centeredLines: 9999),
      button: promptButton(isDark: isDark),
      close: CloseButton(size: 28, color: Color(0x909399), pressedColor: Color(0xff1414)),
      motion: MotionStyle(
        entry: .none, exit: .none, coverDuration: 0, coverExitDuration: 0, iconDelay: 0,
        iconDuration: 0.5))
  }

  private static func promptButton(isDark: Bool) -> Button {
    let plain = ButtonColors(
      fill: Color(0x9ed6f3), label: isDark ? Color(0x10222d) : .white,
      ring: isDark ? Color(0x9ed6f3) : Color(0x2a7fae))
    return Button(
      cancelPlace: .first, width: 80, soleWidth: 80, height: 30, radius: 5, inset: 16, gap: 20,
      gapAbove: 12, gapBelow: 16, labelPadding: 8, font: FontRequest(size: 16), lineHeight: 20,
      plain: plain, prominent: plain,
      cancel: ButtonColors(
        fill: Color(0xff1414), label: .white, ring: isDark ? Color(0xff6b64) : Color(0xff1414)),
      destructive: ButtonColors(
        fill: Color(0xb00e0e), label: .white, ring: isDark ? Color(0xff6b64) : Color(0xb00e0e)),
      hoverShade: 0.08, pressedShade: 0.16, unarmedLabel: 0.6, ringWidth: 2, ringOffset: 2)
  }
}
