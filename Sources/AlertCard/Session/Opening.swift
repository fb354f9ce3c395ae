import AlertCore
import CX11

/// The part of a start that waits for the server: the display is opened and the windows are made.
///
/// It blocks for as long as a server accepts a connection and does not answer. Meanwhile a thread
/// lays out the text.
package final class Opening {
  /// What the alert says, as it can be laid out.
  let content: AlertContent
  /// How it is shown, in the ranges in which it can be.
  let options: AlertOptions
  /// The colours and lengths, in pixels.
  let theme: Theme
  /// The connection to the server.
  let connection: DisplayConnection
  /// What is wrong with the resources in the server.
  package let themeFaults: [ThemeFault]
  /// The windows.
  let stage: Stage
  private let preparation: TextPreparation

  /// Opens the display that the options name.
  ///
  /// - Parameters:
  ///   - content: What the alert says and offers.
  ///   - options: How it is shown.
  ///   - openingLost: Called where the server goes while Xlib opens the display, which ends the process.
  /// - Throws: `noDisplay` or `missingFeature`.
  package init(
    content: AlertContent, options: AlertOptions, openingLost: (@Sendable () -> Void)? = nil
  ) throws(AlertError) {
    self.content = content.presentable
    self.options = options.presentable
    // The server's resources are not known yet.
    let guess = options.resolvedTheme(named: ColorName.color).scaled(by: self.options.scale ?? 1)
    preparation = TextPreparation(self.content, theme: guess, options: self.options)
    do throws(AlertError) {
      connection = try DisplayConnection(options.display, openingLost: openingLost)
      let resources = options.theme == nil ? connection.themeResources : ThemeReading()
      themeFaults = resources.faults
      theme = options.resolvedTheme(resources: resources.settings, named: ColorName.color)
        .scaled(by: self.options.scale ?? connection.resourceScale)
      stage = try Stage(connection, dim: theme.cover.dim, title: self.content.windowTitle)
    } catch  where error.code == .connectionLost {
      throw AlertError(
        .noDisplay, "the X server went away while the display was being opened; start it again")
    }
  }

  /// The text, once the thread is done with it.
  ///
  /// - Throws: `missingFeature` where there is no font at all.
  func finishText() throws(AlertError) -> PangoText {
    let text = preparation.finish()
    if text.fonts.isEmpty {
      throw AlertError(
        .missingFeature, "no font can be used to show text; install one such as fonts-dejavu-core")
    }
    return text
  }
}
