import AlertCore
import Testing

@testable import AlertCard

extension TextRequest {
  /// A text at the start edge of which some parts have attributes of their own.
  static func rich(
    _ string: String, _ parts: [(String, TextAttributes)] = [],
    font: FontRequest = FontRequest(size: 14),
    width: Double? = 360, lineHeight: Double? = 21, maximumHeight: Double? = nil
  ) -> TextRequest {
    var content = AlertContent(message: string)
    for (part, attributes) in parts { content.setAttributes(attributes, of: part) }
    var request = TextRequest(
      string, font: font, width: width, alignment: .start, lineHeight: lineHeight,
      maximumHeight: maximumHeight)
    request.spans = content.presentable.spans
    return request
  }

  /// A text from markup, as it is laid out.
  static func markup(
    _ source: String, font: FontRequest = FontRequest(size: 14), lineHeight: Double? = 21,
    maximumHeight: Double? = nil
  ) throws -> TextRequest {
    var content = AlertContent(message: "")
    #expect(content.setMarkup(source) == nil)
    let presentable = content.presentable
    var request = rich(
      presentable.message, font: font, lineHeight: lineHeight, maximumHeight: maximumHeight)
    request.markup = presentable.markup
    return request
  }
}
