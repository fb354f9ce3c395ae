import AlertCore
import Testing

@Suite("On any monitor, a layout")
struct LayoutSweepTests {
  static let monitors = [
    Rect(0, 0, 320, 200), Rect(0, 0, 640, 480), Rect(0, 0, 1280, 800), Rect(1280, -40, 1080, 1920),
    Rect(0, 0, 3840, 2160),
  ]
  static let scales = [1, 1.25, 1.5, 2, 2.5]

  private static let labels = [
    "OK", "Continue without saving", String(repeating: "word ", count: 20),
    String(repeating: "W", count: 50),
  ]

  private static let texts = [
    ("", ""), ("Title", ""), ("", "Message."), ("Delete 3 files?", "They cannot be recovered."),
    (String(repeating: "title ", count: 100), String(repeating: "message ", count: 500)),
    (String(repeating: "T", count: 300), String(repeating: "line\n", count: 200)),
  ]

  /// Every number of buttons with each label, and with each text in turn.
  private static func samples(
    on monitor: Rect, scale: Double, buttons: [Int], labels: ArraySlice<String> = labels[...]
  ) -> [Sample] {
    var samples: [Sample] = []
    for count in buttons {
      for label in labels {
        let (title, message) = texts[samples.count % texts.count]
        let style = AlertStyle.allCases[samples.count % AlertStyle.allCases.count]
        samples.append(
          Sample(
            content: AlertContent(
              title: title, message: message, style: style,
              buttons: [AlertButton](repeating: AlertButton(label), count: count)),
            monitor: monitor, scale: scale, look: Look.allCases[samples.count / 2 % 6]))
      }
    }
    return samples
  }

  @Test("holds everything, whole and apart, inside the monitor", arguments: monitors, scales)
  func holds(monitor: Rect, scale: Double) {
    for sample in Self.samples(on: monitor, scale: scale, buttons: [1, 2, 3, 5, 11, 40]) {
      let faults = sample.faults(of: sample.layout)
      #expect(faults.isEmpty, "\(sample)")
    }
  }

  @Test("holds every number of buttons from 1 to 40", arguments: [1, 2, 3])
  func everyCount(monitor: Int) {
    let samples = Self.samples(
      on: Self.monitors[monitor], scale: 1.25, buttons: Array(1...40), labels: Self.labels[1...1])
    for sample in samples {
      let faults = sample.faults(of: sample.layout)
      #expect(faults.isEmpty, "\(sample)")
    }
  }

  @Test("holds every kind of text with every kind of icon", arguments: scales)
  func everyText(scale: Double) {
    for (title, message) in Self.texts {
      for style in AlertStyle.allCases {
        let content = AlertContent(
          title: title, message: message, style: style,
          buttons: [AlertButton("Delete"), AlertButton("Keep", role: .cancel)])
        for look in Look.allCases {
          let sample = Sample(
            content: content, monitor: Rect(0, 0, 800, 480), scale: scale, look: look,
            appearance: .dark)
          let faults = sample.faults(of: sample.layout)
          #expect(faults.isEmpty, "\(sample)")
        }
      }
    }
  }

  @Test("holds labels of different lengths", arguments: scales)
  func mixedLabels(scale: Double) {
    for count in [2, 3, 4, 7] {
      let buttons = (0..<count).map { AlertButton(Self.labels[$0 % Self.labels.count]) }
      let content = AlertContent(title: "Title", message: "Message.", buttons: buttons)
      let sample = Sample(content: content, monitor: Rect(0, 0, 1024, 600), scale: scale)
      let faults = sample.faults(of: sample.layout)
      #expect(faults.isEmpty, "\(sample)")
    }
  }

  @Test("is as large as its scale where there is room", arguments: scales)
  func scaled(scale: Double) {
    let content = AlertContent(message: "Message.", style: .question)
    let sample = Sample(content: content, monitor: Rect(0, 0, 3840, 2160), scale: scale)
    #expect(sample.layout.size.width == (320 * scale).rounded())
    #expect(sample.layout.buttons[0].frame.height == (40 * scale).rounded())
  }
}
