import Support
import Testing

@testable import AlertCard

@Suite("Font files")
struct FontFileTests {
  /// A file with one table behind its list of tables.
  private static func file(_ magic: [UInt8], length: UInt8 = 4) -> [UInt8] {
    magic + [0, 1, 0, 0, 0, 0, 0, 0] + Array("head".utf8) + [
      0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, length,
    ]
      + [1, 2, 3, 4]
  }

  @Test(
    "A file with its tables is whole",
    arguments: [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)])
  func whole(magic: [UInt8]) throws {
    let path = try Scratch.write(bytes: Self.file(magic), named: "font-\(magic)")
    #expect(FontFile(path)?.isWhole == true)
  }

  @Test("A file that ends too early or begins as something else is not whole")
  func notWhole() throws {
    let files = [
      Self.file([0, 1, 0, 0], length: 5), Array(Self.file([0, 1, 0, 0]).prefix(20)),
      Self.file([1, 2, 3, 4]),
    ]
    for (index, bytes) in files.enumerated() {
      let path = try Scratch.write(bytes: bytes, named: "no-font-\(index)")
      #expect(FontFile(path)?.isWhole == false, "\(index)")
    }
  }

  @Test("What is empty, a folder or not there is no file")
  func noFile() throws {
    #expect(FontFile(try Scratch.write("", named: "empty-font")) == nil)
    #expect(FontFile(Scratch.path) == nil)
    #expect(FontFile("\(Scratch.path)/no-such-font") == nil)
  }
}
