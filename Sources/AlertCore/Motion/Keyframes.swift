/// A value that goes from key to key over a time from 0 to 1.
package struct Keyframes: Equatable, Sendable {
  /// A value at a time.
  package struct Key: Equatable, Sendable {
    /// The time, from 0 to 1.
    package var time: Double
    /// The value.
    package var value: Double

    /// Makes a key.
    package init(_ time: Double, _ value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// The keys by their time, one at least.
  package let keys: [Key]
  /// The curve from each key to the next.
  package let easing: Easing

  /// Makes key frames; `others` follow the first key in the order of their times.
  package init(_ first: Key, _ others: Key..., easing: Easing = .easeInOut) {
    keys = [first] + others
    self.easing = easing
  }

  /// The value at a time; before the first key it is that one's, behind the last key the last one's.
  package func callAsFunction(_ time: Double) -> Double {
    // No time out of no duration is its end.
    let time = time.isNaN ? 1 : time
    guard let next = keys.firstIndex(where: { $0.time > time }) else {
      return keys[keys.count - 1].value
    }
    guard next > 0 else { return keys[0].value }
    let (a, b) = (keys[next - 1], keys[next])
    return a.value + (b.value - a.value) * easing((time - a.time) / (b.time - a.time))
  }
}
