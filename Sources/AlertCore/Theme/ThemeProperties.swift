extension ThemeProperty {
  /// Every property, in the order in which a theme is printed.
  ///
  /// A key is for ever, as an option is.
  public static let all: [ThemeProperty] =
    cover + card + shadow + contactShadow + icon + title + separator + message + reading + buttons
    + roles + close + motion

  static let fontSize = 4.0...100.0
  static let share = 0.0...1.0
  static let space = 0.0...200.0
  static let anySide = -4096.0...4096.0

  private static let cover = [
    ThemeProperty("coverColor", .color(\.cover.color), "what dims the screen"),
    ThemeProperty("coverOpacity", .number(\.cover.opacity, share), "how much it hides"),
  ]

  private static let card = [
    ThemeProperty("cardColor", .color(\.card.fill), "the card"),
    ThemeProperty("cardBorderColor", .color(\.card.border), "a line at its edge"),
    ThemeProperty("cardBorderWidth", .length(\.card.borderWidth, 0...40), "how wide that line is"),
    ThemeProperty("cardRadius", .length(\.card.radius, 0...64), "the radius of its corners"),
    ThemeProperty(
      "cardWidthShare", .number(\.card.widthShare, share),
      "its width as a share of the monitor's, 0 for by content"),
    ThemeProperty("cardMinimumWidth", .length(\.card.minimumWidth, 0...8192), "the narrowest"),
    ThemeProperty(
      "cardPreferredWidth", .length(\.card.preferredWidth, 0...8192), "where a short text breaks"),
    ThemeProperty(
      "cardMaximumWidth", .length(\.card.maximumWidth, 0...8192),
      "the widest, 0 for 60% of the monitor's"),
    ThemeProperty("cardMinimumHeight", .length(\.card.minimumHeight, 0...8192), "the lowest"),
    ThemeProperty(
      "cardHeightShare", .number(\.card.heightShare, 0...4), "the lowest as a share of its width"),
    ThemeProperty(
      "cardPaddingTop", .length(\.card.paddingTop, space), "the space above the first thing on it"),
    ThemeProperty(
      "cardOffset", .length(\.card.offset, anySide), "how far it stands below the monitor's middle"),
    ThemeProperty(
      "cardMargin", .length(\.card.margin, space), "its least distance from the monitor's edges"),
    .choice("cardSpareRoom", \.card.spareRoom, "where spare height goes"),
  ]

  private static let shadow = [
    ThemeProperty("shadowColor", .color(\.card.shadow.color), "its colour"),
    ThemeProperty(
      "shadowOpacity", .number(\.card.shadow.opacity, share), "how dark it gets, 0 for none"),
    ThemeProperty(
      "shadowOffsetX", .length(\.card.shadow.offsetX, anySide), "how far it lies to the right"),
    ThemeProperty(
      "shadowOffsetY", .length(\.card.shadow.offsetY, anySide), "how far it lies below"),
    ThemeProperty("shadowBlur", .size(\.card.shadow.blur, 0...400), "how soft it is"),
  ]

  private static let contactShadow = [
    ThemeProperty("contactShadowColor", .color(\.card.contactShadow.color), "its colour"),
    ThemeProperty(
      "contactShadowOpacity", .number(\.card.contactShadow.opacity, share),
      "how dark it gets, 0 for none"),
    ThemeProperty(
      "contactShadowOffsetX", .length(\.card.contactShadow.offsetX, anySide),
      "how far it lies to the right"),
    ThemeProperty(
      "contactShadowOffsetY", .length(\.card.contactShadow.offsetY, anySide),
      "how far it lies below"),
    ThemeProperty("contactShadowBlur", .size(\.card.contactShadow.blur, 0...400), "how soft it is"),
  ]

  private static let icon = [
    .choice("iconDrawing", \.icon.drawing, "the outlines of the icons"),
    .choice("iconPlace", \.icon.place, "where the icon stands"),
    ThemeProperty("iconHeight", .length(\.icon.height, 8...400), "its height"),
    ThemeProperty("iconStroke", .length(\.icon.stroke, 0.5...40), "the width of the pen"),
    ThemeProperty("iconGap", .length(\.icon.gap, space), "the space under it"),
    ThemeProperty("successColor", .color(\.icon.success), "the icon of a success"),
    ThemeProperty("failureColor", .color(\.icon.failure), "the icon of a failure"),
    ThemeProperty("warningColor", .color(\.icon.warning), "the icon of a warning"),
    ThemeProperty("informationColor", .color(\.icon.information), "the icon of an information"),
    ThemeProperty("questionColor", .color(\.icon.question), "the icon of a question"),
  ]

  private static let title = [
    ThemeProperty("titleColor", .color(\.title.color), "the text"),
    ThemeProperty("titleFont", .family(\.title.font.family), "the font's family"),
    ThemeProperty("titleSize", .size(\.title.font.size, fontSize), "the font's size"),
    ThemeProperty("titleBold", .flag(\.title.font.isBold), "whether it is bold"),
    ThemeProperty(
      "titleLineHeight", .length(\.title.lineHeight, 4...400), "from one baseline to the next"),
    ThemeProperty(
      "titleMinimumHeight", .length(\.title.minimumHeight, 0...1000), "the least height of its box"),
    ThemeProperty("titleInset", .length(\.title.inset, space), "the space on both sides"),
    ThemeProperty("titleGap", .length(\.title.gap, space), "the space under it"),
    ThemeProperty(
      "titleCenteredLines", .count(\.title.centeredLines), "up to how many lines it is centred"),
    ThemeProperty(
      "titleMaximumLines", .count(\.title.maximumLines), "where it is cut, 0 for never"),
  ]

  private static let separator = [
    ThemeProperty("separatorColor", .color(\.separator.color), "a line under the title"),
    ThemeProperty(
      "separatorThickness", .length(\.separator.thickness, 0...40), "how thick it is, 0 for none"),
    ThemeProperty(
      "separatorOffset", .length(\.separator.offset, space), "the space above it, within titleGap"),
  ]

  private static let message = [
    ThemeProperty("messageColor", .color(\.message.color), "the text"),
    ThemeProperty("messageFont", .family(\.message.font.family), "the font's family"),
    ThemeProperty("messageSize", .size(\.message.font.size, fontSize), "the font's size"),
    ThemeProperty("messageBold", .flag(\.message.font.isBold), "whether it is bold"),
    ThemeProperty(
      "messageLineHeight", .length(\.message.lineHeight, 4...400), "from one baseline to the next"),
    ThemeProperty(
      "messageMinimumHeight", .length(\.message.minimumHeight, 0...1000),
      "the least height of its box"),
    ThemeProperty("messageInset", .length(\.message.inset, space), "the space on both sides"),
    ThemeProperty("messageGap", .length(\.message.gap, space), "the space under it"),
    ThemeProperty(
      "messageCenteredLines", .count(\.message.centeredLines), "up to how many lines it is centred"),
    ThemeProperty(
      "messageMaximumLines", .count(\.message.maximumLines), "where it is cut, 0 for never"),
  ]

  private static let reading = [
    ThemeProperty("selectionColor", .color(\.reading.selection), "what lies behind selected text"),
    ThemeProperty("linkColor", .color(\.reading.link), "links, where they can be opened"),
    ThemeProperty(
      "scrollBarColor", .color(\.reading.scrollBar), "the part of a scroll bar that is dragged"),
    ThemeProperty(
      "scrollBarWidth", .length(\.reading.scrollBarWidth, 1...100), "how wide a scroll bar is"),
    ThemeProperty(
      "scrollBarGap", .length(\.reading.scrollBarGap, 0...100), "the space on both its sides"),
  ]

  private static let motion = [
    .choice("entry", \.motion.entry, "the way in"),
    .choice("exit", \.motion.exit, "the way out"),
    ThemeProperty("entryDuration", .time(\.motion.entryDuration), "how long the way in takes"),
    ThemeProperty("exitDuration", .time(\.motion.exitDuration), "how long the way out takes"),
    ThemeProperty(
      "coverDuration", .number(\.motion.coverDuration, seconds), "how long the cover takes to dim"),
    ThemeProperty(
      "coverExitDuration", .number(\.motion.coverExitDuration, seconds),
      "how long the cover takes to clear"),
    ThemeProperty(
      "entryScale", .number(\.motion.entryScale, 0.01...4), "the scale from which a card settles"),
    ThemeProperty(
      "exitScale", .number(\.motion.exitScale, 0.01...4), "the scale to which a card recedes"),
    ThemeProperty(
      "slideDistance", .length(\.motion.slideDistance, space),
      "how far a slide goes, 0 for beyond the edge"),
    ThemeProperty(
      "shakeDistance", .length(\.motion.shakeDistance, 0...100),
      "how far a shake swings to each side"),
    ThemeProperty(
      "dropDistance", .length(\.motion.dropDistance, 0...1000),
      "how far above the edge a falling card begins"
    ),
    ThemeProperty(
      "iconDelay", .number(\.motion.iconDelay, seconds), "when the icon begins to draw itself"),
    ThemeProperty(
      "iconDuration", .number(\.motion.iconDuration, seconds), "how long the icon takes"),
  ]

  static let seconds = 0.0...60.0
}
