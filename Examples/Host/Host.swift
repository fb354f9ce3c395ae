import AlertCard
import CPango

/// A program that lives in a main loop of GLib, as every program with GTK does.
///
/// The card is shown by that loop: `show` returns at once, the program's own timer goes on, and the
/// closures are called between its ticks.
@main
final class Host {
  private let loop = g_main_loop_new(nil, 0)
  private var ticks = 0

  static func main() {
    Host().run()
  }

  private func run() {
    g_timeout_add(
      100,
      { host in
        guard let host else { return 0 }
        Unmanaged<Host>.fromOpaque(host).takeUnretainedValue().ticks += 1
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
    let alert = Alert(title: "Break", message: "You have worked for an hour.", style: .question)
    alert.addButton("Rest") { print("rest") }
    alert.addButton("Go on", role: .cancel) { print("go on") }
    alert.onClose = { [unowned self] response in
      print(ticks > 3 ? "the loop went on" : "the loop stood still")
      print("closed: \(response)")
      g_main_loop_quit(loop)
    }
    alert.onFailure = { [unowned self] error in
      print("lost: \(error.message)")
      g_main_loop_quit(loop)
    }
    do throws(AlertError) {
      try alert.show()
      print("shown")
      g_main_loop_run(loop)
    } catch {
      print("no card: \(error.message)")
    }
  }
}
