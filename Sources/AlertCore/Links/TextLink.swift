/// A link in a message.
package struct TextLink: Equatable, Sendable {
  /// Where it stands in the message, in bytes of UTF-8.
  package var range: Range<Int>
  /// What is opened.
  package var target: String
}
