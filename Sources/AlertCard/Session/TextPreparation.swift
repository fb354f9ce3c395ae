import AlertCore
import Glibc

/// Lays out a card's text in a thread of its own, while the display is being opened.
///
/// Fontconfig's and Pango's beginnings take most of a start and need no display. The thread guesses
/// the scale and the monitor; where it guessed wrong, at least the fonts are loaded.
final class TextPreparation {
  private let content: AlertContent
  private let theme: Theme
  private let options: AlertOptions
  private let text = PangoText()
  private var thread = pthread_t()
  private var isRunning = false

  /// Begins to prepare; `theme` is scaled as it will probably be used.
  init(_ content: AlertContent, theme: Theme, options: AlertOptions) {
    self.options = options
    self.content = content
    self.theme = theme
    let retained = Unmanaged.passRetained(self)
    let status = withAllSignalsBlocked {
      pthread_create(
        &thread, nil,
        { argument in
          guard let argument else { return nil }
          // The thread's own reference: a session that fails does not wait for the thread.
          let preparation = Unmanaged<TextPreparation>.fromOpaque(argument).takeRetainedValue()
          preparation.prepare()
          return nil
        }, retained.toOpaque())
    }
    isRunning = status == 0
    if !isRunning { retained.release() }
  }

  deinit {
    if isRunning { pthread_detach(thread) }
  }

  private func prepare() {
    guard !text.fonts.isEmpty else { return }
    let engine = CardLayoutEngine(
      content: content, theme: theme, monitor: Rect(0, 0, 1920, 1080), text: text,
      options: options)
    _ = engine.layout()
  }

  /// Waits for the thread; from then on the text is the caller's.
  func finish() -> PangoText {
    if isRunning {
      pthread_join(thread, nil)
      isRunning = false
    }
    return text
  }
}
