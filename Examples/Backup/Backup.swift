import AlertCard
import Glibc

/// A backup with a card that says how far it is, and that can be stopped by it.
///
/// The card belongs to the main actor, which is free while it is up. The work is done elsewhere and
/// keeps the card's control, with which it may change the card or take it away.
@main
@MainActor
enum Backup {
  /// How many parts there are to save.
  nonisolated static let parts = 3

  static func main() async {
    let alert = Alert(content(part: 1))
    let work = Task { [control = alert.control] in await save(telling: control) }
    do throws(AlertError) {
      let response = try await AlertPresenter.shared.present(alert)
      work.cancel()
      print("saved \(await work.value) of \(parts) parts")
      // The work has taken the card away: it is done.
      if response == .withdrawn(.dismissed) { try await askForTheDisk() }
    } catch {
      print("no card: \(error.message)")
      exit(1)
    }
  }

  /// What the card says while a part is saved; Escape means "Stop".
  nonisolated static func content(part: Int) -> AlertContent {
    AlertContent(
      title: "Backup", message: "Saving part \(part) of \(parts).", style: .information,
      buttons: [AlertButton("Stop", role: .cancel)])
  }

  /// Saves one part after the other and returns how many were saved in the end.
  nonisolated static func save(telling control: AlertControl) async -> Int {
    for part in 1...parts {
      control.update(content(part: part))
      // Here the work would be done.
      do { try await Task.sleep(for: .seconds(1)) } catch { return part - 1 }
    }
    control.dismiss()
    return parts
  }

  /// Asks a question whose buttons do what they say.
  static func askForTheDisk() async throws(AlertError) {
    let alert = Alert(title: "The backup is done", message: "Eject the disk?", style: .question)
    alert.addButton("Eject") { print("ejected") }
    alert.addButton("Keep", role: .cancel) { print("kept") }
    try await AlertPresenter.shared.present(alert)
  }
}
