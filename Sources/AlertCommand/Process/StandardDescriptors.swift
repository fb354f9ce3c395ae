import Glibc

/// Standard input, output and error as the program finds them.
enum StandardDescriptors {
  /// Opens on `/dev/null` those of the descriptors 0, 1 and 2 that are closed.
  ///
  /// Otherwise the connection to the display could become descriptor 1, and the answer be
  /// written into it. Standard output is opened for reading only: so a write to it fails as it
  /// does on the closed descriptor, and an answer that nobody can see never looks like one that
  /// was given.
  static func fillGaps() {
    for (descriptor, direction) in [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this one, as those below it are open by now.
      _ = open("/dev/null", direction)
    }
  }

  /// Whether what is written to a descriptor has a reader that can go away: a pipe or a socket.
  static func hasReader(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFIFO || kind == S_IFSOCK
  }
}
