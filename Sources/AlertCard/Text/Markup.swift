import AlertCore
import CPango

/// Pango markup, as an author writes it for a message.
package enum Markup {
  /// What is wrong with markup.
  package struct Fault: Error, Equatable {
    /// What it is, in a few words on one line.
    package let reason: String
  }

  /// The text without its tags.
  ///
  /// - Throws: `Fault` where the markup is not valid or too long.
  package static func parse(_ source: String) throws(Fault) -> String {
    try ParsedMarkup(source).text
  }
}

extension AlertContent {
  /// Takes Pango markup for the message; what is not valid is shown as it is written.
  ///
  /// Returns why it is not valid, in a few words on one line, or else `nil`.
  package mutating func setMarkup(_ source: String) -> String? {
    do throws(Markup.Fault) {
      message = try Markup.parse(source)
      markup = source
      return nil
    } catch {
      message = source
      return error.reason
    }
  }
}

/// The text and the attributes that markup stands for.
struct ParsedMarkup: ~Copyable {
  /// The text without its tags, as it is written: it may have control characters.
  let text: String
  /// Pango's list of attributes.
  let attributes: OpaquePointer?

  /// The most bytes and tags: Pango takes the square of the tags, and no card shows so many parts.
  private static let mostBytes = 1 << 20
  private static let mostTags = 4000

  /// Parses markup.
  init(_ source: String) throws(Markup.Fault) {
    guard source.utf8.count <= Self.mostBytes else {
      throw Markup.Fault(reason: "it has more than \(Self.mostBytes) bytes")
    }
    guard source.utf8.count(where: { $0 == UInt8(ascii: "<") }) <= Self.mostTags else {
      throw Markup.Fault(reason: "it has more than \(Self.mostTags) tags")
    }
    // The parser takes a NUL for the end.
    let source = source.displayable
    var list: OpaquePointer?
    var plain: UnsafeMutablePointer<CChar>?
    var error: UnsafeMutablePointer<GError>?
    let isValid = source.withCString {
      pango_parse_markup($0, Int32(source.utf8.count), 0, &list, &plain, nil, &error)
    }
    guard isValid != 0 else {
      let message = error?.pointee.message.map { String(cString: $0) } ?? ""
      g_clear_error(&error)
      throw Markup.Fault(reason: Self.reason(message))
    }
    attributes = list
    text = plain.map { String(cString: $0) } ?? ""
    g_free(plain)
  }

  deinit {
    if let attributes { pango_attr_list_unref(attributes) }
  }
}

// MARK: Words

extension ParsedMarkup {
  /// What GLib's message says, in a few words on one line.
  ///
  /// GLib counts the characters of a line with a tag of Pango's, so their number is left out.
  private static func reason(_ message: String) -> String {
    let line = String(message.displayable.map { $0.isWhitespace ? " " : $0 })
    var words = line.prefix { $0 != ";" }.split(separator: " ")
    if let place = words.firstIndex(of: "char"), place + 1 < words.count {
      if words[place + 1].last == ":" { words[place - 1] += ":" }
      words.removeSubrange(place...place + 1)
    }
    let names = line.split(separator: "\u{201c}").dropFirst().map { $0.prefix { $0 != "\u{201d}" } }
    // Pango puts the whole into an element of its own.
    if names.count == 2, names.first == "markup", let open = names.last {
      return limited("<\(open)> is not closed")
    }
    if names.count == 2, names.last == "markup", let closed = names.first {
      return limited("</\(closed)> closes nothing")
    }
    return limited(words.joined(separator: " "))
  }

  private static func limited(_ text: String) -> String {
    DisplayableText(text, limit: 200).string
  }
}
