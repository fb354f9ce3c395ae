/// Why a file could not be read.
struct ReadError: Error, Equatable {
  /// The system's reason, an `errno`.
  let reason: Int32
}
