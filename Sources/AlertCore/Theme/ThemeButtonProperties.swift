extension ThemeProperty {
  /// How buttons stand.
  static let buttons = [
    .choice("buttonArrangement", \.button.arrangement, "how buttons stand together"),
    .choice(
      "buttonAlignment", \.button.alignment, "where a row stands that does not fill the card"),
    .choice("buttonCancelPlace", \.button.cancelPlace, "where the cancel button stands"),
    ThemeProperty(
      "buttonWidth", .length(\.button.width, 0...1000), "the width of each, 0 for an equal share"),
    ThemeProperty(
      "buttonSoleWidth", .length(\.button.soleWidth, 0...1000),
      "the width of a single one, 0 for the card's"),
    ThemeProperty("buttonHeight", .length(\.button.height, 4...200), "the height"),
    ThemeProperty("buttonRadius", .length(\.button.radius, 0...400), "the radius of the corners"),
    ThemeProperty("buttonInset", .length(\.button.inset, -20...200), "the space on both sides"),
    ThemeProperty("buttonGap", .length(\.button.gap, 0...100), "the space between buttons"),
    ThemeProperty(
      "buttonGapAbove", .length(\.button.gapAbove, space), "the space above the buttons"),
    ThemeProperty(
      "buttonGapBelow", .length(\.button.gapBelow, space), "the space to the card's foot"),
    ThemeProperty(
      "buttonLabelPadding", .length(\.button.labelPadding, space), "the least space beside a label"),
    ThemeProperty("buttonFont", .family(\.button.font.family), "the labels' font family"),
    ThemeProperty("buttonSize", .size(\.button.font.size, fontSize), "the labels' size"),
    ThemeProperty(
      "buttonLineHeight", .length(\.button.lineHeight, 4...400), "from one baseline to the next"),
    ThemeProperty("buttonHairlineColor", .color(\.button.hairline), "the lines between segments"),
    ThemeProperty(
      "buttonHoverShade", .number(\.button.hoverShade, share), "how much darker under the pointer"),
    ThemeProperty(
      "buttonPressedShade", .number(\.button.pressedShade, share), "how much darker while pressed"),
    ThemeProperty(
      "buttonUnarmedLabel", .number(\.button.unarmedLabel, share),
      "the label until the card can be answered"),
    ThemeProperty(
      "buttonRingWidth", .length(\.button.ringWidth, 0...6), "the width of the focus ring"),
    ThemeProperty(
      "buttonRingOffset", .length(\.button.ringOffset, -12...6),
      "its distance, inside where negative"),
  ]

  /// The colours of buttons by their role.
  static let roles = [
    ThemeProperty("buttonColor", .color(\.button.plain.fill), "an ordinary button"),
    ThemeProperty("buttonLabelColor", .color(\.button.plain.label), "its label"),
    ThemeProperty("buttonRingColor", .color(\.button.plain.ring), "its focus ring"),
    ThemeProperty("buttonBold", .flag(\.button.plain.isBold), "whether its label is bold"),
    ThemeProperty("defaultButtonColor", .color(\.button.prominent.fill), "the default button"),
    ThemeProperty("defaultButtonLabelColor", .color(\.button.prominent.label), "its label"),
    ThemeProperty("defaultButtonRingColor", .color(\.button.prominent.ring), "its focus ring"),
    ThemeProperty(
      "defaultButtonBold", .flag(\.button.prominent.isBold), "whether its label is bold"),
    ThemeProperty("cancelButtonColor", .color(\.button.cancel.fill), "the cancel button"),
    ThemeProperty("cancelButtonLabelColor", .color(\.button.cancel.label), "its label"),
    ThemeProperty("cancelButtonRingColor", .color(\.button.cancel.ring), "its focus ring"),
    ThemeProperty("cancelButtonBold", .flag(\.button.cancel.isBold), "whether its label is bold"),
    ThemeProperty(
      "destructiveButtonColor", .color(\.button.destructive.fill), "a destructive button"),
    ThemeProperty("destructiveButtonLabelColor", .color(\.button.destructive.label), "its label"),
    ThemeProperty(
      "destructiveButtonRingColor", .color(\.button.destructive.ring), "its focus ring"),
    ThemeProperty(
      "destructiveButtonBold", .flag(\.button.destructive.isBold), "whether its label is bold"),
  ]

  /// The close button.
  static let close = [
    ThemeProperty("closeButton", .flag(\.close.isShown), "whether there is one in the corner"),
    ThemeProperty("closeSize", .length(\.close.size, 8...100), "its width and height"),
    ThemeProperty(
      "closeInset", .length(\.close.inset, 0...40), "its distance from the card's edges"),
    ThemeProperty("closeStroke", .length(\.close.stroke, 0.5...20), "the width of the pen"),
    .choice("closePicture", \.close.picture, "what it shows"),
    .choice("closePressedPicture", \.close.pressedPicture, "what it shows while pressed"),
    ThemeProperty("closeColor", .color(\.close.color), "its colour"),
    ThemeProperty("closePressedColor", .color(\.close.pressedColor), "its colour while pressed"),
  ]
}
