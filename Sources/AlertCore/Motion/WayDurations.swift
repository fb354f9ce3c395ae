/// How long the parts of a way in or out take, in seconds.
struct WayDurations: Equatable, Sendable {
  /// The card's part.
  private(set) var card: Double
  /// The cover's part.
  private(set) var cover: Double

  /// Makes durations; `total` stretches both so that the longer one takes that long.
  init(card: Double, cover: Double, total: Double? = nil) {
    self.card = max(0, card)
    self.cover = max(0, cover)
    guard let total else { return }
    let own = self.total
    self.card = own > 0 ? self.card / own * total : total
    self.cover = own > 0 ? self.cover / own * total : 0
  }

  /// Nothing takes any time.
  static let none = WayDurations(card: 0, cover: 0)

  /// All of it.
  var total: Double { max(card, cover) }
}
