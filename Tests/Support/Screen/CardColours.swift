/// The colours by which a card is found on the screen.
package struct CardColours: Equatable, Sendable {
  /// The card's own.
  package let card: UInt32
  /// The fills of buttons at rest and the labels on them once they are ready.
  package let labels: [UInt32: UInt32]

  /// A light card: default, plain and destructive buttons.
  package static let light = CardColours(
    card: 0xff_ff_ff,
    labels: [0x0a_62_d0: 0xff_ff_ff, 0xec_ee_f1: 0x1b_1c_1f, 0xc9_30_2c: 0xff_ff_ff])

  /// A dark card: default, plain and destructive buttons.
  package static let dark = CardColours(
    card: 0x2b_2c_31,
    labels: [0x5a_a2_ff: 0x0b_1b_33, 0x3b_3d_44: 0xf4_f5_f7, 0xff_6b_64: 0x2b_08_06])
}
