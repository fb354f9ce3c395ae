import CX11
import Support

@testable import AlertCard

/// A card that owns the clipboard with a text of a megabyte, on a server with small requests.
final class LongText {
  /// The text, in which no two places look alike.
  static let bytes = bytes(lines: 65536)
  let card: TurnedSession

  init() throws {
    card = try TurnedSession(hasSmallRequests: true)
    copy(Self.bytes)
  }

  /// Such a text of 16 bytes a line.
  static func bytes(lines: Int) -> [UInt8] {
    (0..<lines).flatMap { "\(1_000_000 + $0) größe\n".utf8 }
  }

  func copy(_ bytes: [UInt8]) {
    card.session.copy(String(decoding: bytes, as: UTF8.self), to: .clipboard, at: card.time())
  }

  func reader() throws -> SelectionReader {
    try SelectionReader(display: card.server.display)
  }

  /// Whether all of a text came, and in pieces of a quarter of a megabyte at most.
  func isWhole(_ outcome: SelectionReader.Outcome?, _ expected: [UInt8] = bytes) -> Bool {
    guard case .value("UTF8_STRING", let bytes, let pieces)? = outcome else { return false }
    return bytes == expected && pieces >= expected.count >> 18
  }

  /// What the card listens to on a window.
  func mask(of window: Window) -> Int {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(card.session.connection.display, window, &attributes)
    return attributes.your_event_mask
  }

  /// What the card listens to on a reader's window.
  func mask(of reader: SelectionReader) -> Int {
    mask(of: Window(reader.window))
  }
}
