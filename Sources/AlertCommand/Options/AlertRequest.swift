import AlertCard
import Glibc

/// The alert that a command line asks for.
struct AlertRequest: Equatable, Sendable {
  /// What it says and offers.
  var content: AlertContent
  /// How it is shown.
  var options: AlertOptions
  /// What is printed about the answer.
  var output: OutputForm
  /// The theme file that is named, which stands behind the settings of the options.
  var theme: String? = nil
  /// The file with the message, where it is not in `content` yet; `-` is standard input.
  var file: String? = nil
  /// What the signs in the message mean.
  var notation = MessageNotation()
  /// Why the message is no valid markup and is shown as it is written, `nil` where that was not asked.
  var markupFault: String? = nil
}

extension AlertRequest {
  /// The size of the largest file that is read, in bytes.
  static let largestFile = 1 << 24

  /// Reads the message where it is in a file.
  ///
  /// - Throws: `UsageError` where that cannot be read, or there is nothing to say in it.
  mutating func readMessage() throws(UsageError) {
    guard let file else { return }
    do throws(ReadError) {
      takeMessage(
        file == "-"
          ? try WholeFile.bytes(of: STDIN_FILENO, most: Self.largestFile)
          : try WholeFile.bytes(of: file, most: Self.largestFile))
    } catch {
      throw .unreadableMessage(file, reason: error.reason)
    }
    guard content.hasText else { throw .nothingToSay }
  }

  /// Takes the bytes of a file for the message, without the newline at their end.
  mutating func takeMessage(_ bytes: [UInt8]) {
    var text = TextDecoding.text(of: bytes)
    if text.unicodeScalars.last == "\n" {
      text.unicodeScalars.removeLast()
      if text.unicodeScalars.last == "\r" { text.unicodeScalars.removeLast() }
    }
    markupFault = content.setMessage(text, notation, isForeign: true)
  }
}

extension AlertContent {
  /// Whether there is anything to read.
  var hasText: Bool { !message.isEmpty || !title.isEmpty }
}
