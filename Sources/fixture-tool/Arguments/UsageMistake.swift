/// What is wrong with the command line.
struct UsageMistake: Error, Equatable {
  /// One sentence without a full stop.
  let message: String
}
