/// The name that somebody meant who typed another one.
enum NearestName {
  /// The name that takes the fewest slips to get to `word`, the first of equals.
  /// - Returns: `nil` where even that takes more than two slips, or more than a third of the word.
  static func of(_ word: String, among names: [String]) -> String? {
    let typed = Array(word.unicodeScalars.prefix(64))
    let most = min(2, typed.count / 3)
    var nearest: String?
    var fewest = most + 1
    for name in names {
      let slips = distance(typed, Array(name.unicodeScalars))
      if slips < fewest {
        fewest = slips
        nearest = name
      }
    }
    return nearest
  }

  /// How many letters were left out, put in, mistaken, or swapped with their neighbour.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        row.append(best)
      }
      beforePrevious = previous
      previous = row
    }
    return previous[b.count]
  }
}
