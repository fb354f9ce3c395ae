/// What a program gets as its standard input, output or error.
package enum Stream: Equatable, Sendable {
  /// A pipe to the harness.
  case pipe
  /// A pipe whose other end is closed already.
  case brokenPipe
  /// A file, opened for reading and writing.
  case file(String)
  /// Nothing: the descriptor is closed.
  case closed

  /// The bit bucket.
  package static let null = Stream.file("/dev/null")
  /// A device on which every write fails for want of space.
  package static let full = Stream.file("/dev/full")
}
