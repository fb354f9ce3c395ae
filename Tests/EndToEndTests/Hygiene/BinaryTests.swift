import Glibc
import Support
import Testing

@Suite("The program as a file and as a process")
struct BinaryTests {
  /// The libraries that the program names as needed.
  private func neededLibraries() throws -> [Substring] {
    try Tool.run("readelf", ["-d", Program.path]).split(separator: "\n").filter {
      $0.contains("(NEEDED)")
    }
  }

  @Test("The program links no Foundation")
  func noFoundation() throws {
    let libraries = try neededLibraries()
    #expect(!libraries.isEmpty)
    #expect(!libraries.contains { $0.contains("Foundation") })
    let symbols = try Tool.run("nm", [Program.path]) + Tool.run("nm", ["-D", Program.path])
    #expect(!symbols.contains("$s10Foundation"))
    #expect(!symbols.contains("$s20FoundationEssentials"))
  }

  @Test(
    "The release program carries the Swift standard library in itself",
    .enabled(
      if: getenv("ALERTCARD_BINARY") != nil,
      "Only a release build does; name one in ALERTCARD_BINARY."))
  func staticLibrary() throws {
    #expect(!(try neededLibraries()).contains { $0.contains("libswift") })
  }

  @Test("A card that waits never wakes up")
  func noWakeUps() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try card.waitUntilArmed()
    let process = card.program.process.pid
    let before = try #require(Processes.sleeps(of: process))
    #expect(holds(for: .seconds(2)) { Processes.sleeps(of: process) == before })
  }
}
