import CXTest
import Glibc

/// The descriptors of a process to be.
final class FileActions {
  var actions = posix_spawn_file_actions_t()

  /// Moves ours far out of the way first, so that none is overwritten before it is used.
  init(_ descriptors: [Int32: Int32]) throws {
    posix_spawn_file_actions_init(&actions)
    let pairs = Array(descriptors)
    let aside: Int32 = 800
    for (offset, pair) in pairs.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, pair.value, aside + Int32(offset))
    }
    for (offset, pair) in pairs.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, aside + Int32(offset), pair.key)
    }
    let last = max(2, descriptors.keys.max() ?? 2)
    for number in 0...last where descriptors[number] == nil {
      posix_spawn_file_actions_addclose(&actions, number)
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, last + 1)
  }

  deinit {
    posix_spawn_file_actions_destroy(&actions)
  }
}

/// The signals of a process to be: none blocked, none ignored.
final class Attributes {
  var attributes = posix_spawnattr_t()

  init() {
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  deinit {
    posix_spawnattr_destroy(&attributes)
  }
}

/// A null-terminated array of C strings, which need not be UTF-8.
final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [[UInt8]]) {
    pointers =
      strings.map { bytes in
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
        for (offset, byte) in bytes.enumerated() { copy[offset] = CChar(bitPattern: byte) }
        copy[bytes.count] = 0
        return copy
      } + [nil]
  }

  deinit {
    for pointer in pointers { pointer?.deallocate() }
  }
}
