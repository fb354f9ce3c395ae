/// Why a text could not be written to a descriptor.
enum WriteError: Error, Equatable {
  /// The system refused it, with this `errno`.
  case refused(Int32)
  /// It could not be written for as long as the writer has patience, because nobody reads.
  case unread
}
