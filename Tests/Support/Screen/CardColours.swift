/// The colours by which a card is found on the screen.
package struct CardColours: Equatable, Sendable {
  /// The card's own.
  package let card: UInt32
  /// The fills of buttons at rest and the labels on them once they are ready.
  package let labels: [UInt32: UInt32]

  /// Makes the colours of any card.
  package init(card: UInt32, labels: [UInt32: UInt32]) {
    self.card = card
    self.labels = labels
  }

  /// A light card: default, plain and destructive buttons.
  package static let light = CardColours(
    card: 0xff_ff_ff,
    labels: [0x0a_62_d0: 0xff_ff_ff, 0xec_ee_f1: 0x1b_1c_1f, 0xc9_30_2c: 0xff_ff_ff])

  /// A dark card: default, plain and destructive buttons.
  package static let dark = CardColours(
    card: 0x2b_2c_31,
    labels: [0x5a_a2_ff: 0x0b_1b_33, 0x3b_3d_44: 0xf4_f5_f7, 0xff_6b_64: 0x2b_08_06])

  /// The look `prompt`: OK and the cancel button.
  package static let prompt = CardColours(
    card: 0xff_ff_ff, labels: [0x9e_d6_f3: 0xff_ff_ff, 0xff_14_14: 0xff_ff_ff])

  /// The look `spring`.
  package static let spring = CardColours(card: 0xff_ff_ff, labels: [0x00_a0_df: 0xff_ff_ff])

  /// The look `cover`: the cancel button and the others.
  package static let cover = CardColours(
    card: 0xf9_f9_f9, labels: [0x1f_6f_e0: 0xff_ff_ff, 0xf0_78_00: 0xff_ff_ff])

  /// The look `meteor`.
  package static let meteor = CardColours(card: 0xff_ff_ff, labels: [0xf5_18_2a: 0xff_ff_ff])
}
