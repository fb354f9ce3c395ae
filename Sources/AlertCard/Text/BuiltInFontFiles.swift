import AlertCore
import CLinux
import CPango
import Glibc
import Synchronization

/// The built-in font where Fontconfig finds it: in files that are in memory only.
enum BuiltInFontFiles {
  /// The paths of the files, which stay open and are there for as long as the process.
  private static let paths = Mutex<[String]>([])

  /// Adds the font to the process's fonts, unless it is there already.
  ///
  /// A host program may load another configuration, which does not have it any more.
  /// - Returns: Whether it is there now.
  static func provide() -> Bool {
    paths.withLock { paths in
      if paths.isEmpty { paths = [false, true].compactMap(written) }
      let known = FontPatterns.all.compactMap { $0.string(FC_FILE) }
      return !paths.isEmpty
        && paths.allSatisfy { known.contains($0) || FcConfigAppFontAddFile(nil, $0) != 0 }
    }
  }

  /// Whether a path is that of one of the files.
  static func contains(_ path: String) -> Bool {
    paths.withLock { $0.contains(path) }
  }

  /// MFD_CLOEXEC, which Glibc's module leaves out.
  private static let closedOnExec: UInt32 = 1

  /// Writes one of the files and returns its path.
  private static func written(isBold: Bool) -> String? {
    let descriptor = memfd_create("alertcard-font", closedOnExec)
    guard descriptor >= 0 else { return nil }
    let bytes = BuiltInFont.file(isBold: isBold)
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      close(descriptor)
      return nil
    }
    return "/proc/self/fd/\(descriptor)"
  }
}
