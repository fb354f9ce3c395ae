/// Escapes in a text, as `printf` and the shells have them.
enum TextEscapes {
  /// The text with each escape replaced by what it stands for; what is no escape stays as it is written.
  ///
  /// Bytes that `\x` and `\0` make become one text with their neighbours, and U+FFFD where that is not
  /// UTF-8.
  static func read(_ text: String) -> String {
    let backslash = UInt8(ascii: "\\")
    guard text.utf8.contains(backslash) else { return text }
    let source = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var place = 0
    while place < source.count {
      if source[place] == backslash, let escape = escape(source[(place + 1)...]) {
        result += escape.bytes
        place += 1 + escape.length
      } else {
        result.append(source[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What stands behind a backslash: what it stands for, and how long it is.
  private static func escape(_ text: ArraySlice<UInt8>) -> (bytes: [UInt8], length: Int)? {
    guard let letter = text.first else { return nil }
    let rest = text.dropFirst()
    switch letter {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return ([letter], 1)
    case UInt8(ascii: "n"): return ([0x0a], 1)
    case UInt8(ascii: "t"): return ([0x09], 1)
    case UInt8(ascii: "r"): return ([0x0d], 1)
    case UInt8(ascii: "e"): return ([0x1b], 1)
    case UInt8(ascii: "a"): return ([], 1)
    case UInt8(ascii: "0"):
      let (value, length) = number(rest, radix: 8, most: 3)
      return UInt8(exactly: value).map { ([$0], 1 + length) }
    case UInt8(ascii: "x"):
      let (value, length) = number(rest, radix: 16, most: 2)
      return length > 0 ? ([UInt8(value)], 1 + length) : nil
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let (value, length) = number(rest, radix: 16, most: letter == UInt8(ascii: "u") ? 4 : 8)
      guard length > 0, let scalar = Unicode.Scalar(value), let bytes = UTF8.encode(scalar)
      else { return nil }
      return (Array(bytes), 1 + length)
    default: return nil
    }
  }

  /// The number at the beginning, and how many digits it has, up to so many.
  private static func number(
    _ text: ArraySlice<UInt8>, radix: UInt32, most: Int
  ) -> (value: UInt32, length: Int) {
    var (value, length): (UInt32, Int) = (0, 0)
    for byte in text.prefix(most) {
      let character = Character(Unicode.Scalar(byte))
      guard let digit = character.hexDigitValue, digit < radix else { break }
      value = value * radix + UInt32(digit)
      length += 1
    }
    return (value, length)
  }
}
