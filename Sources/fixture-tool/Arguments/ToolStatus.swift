/// How the tool ends.
enum ToolStatus: Int32 {
  /// All is well.
  case success = 0
  /// An input has an error.
  case failure = 1
  /// The command line has an error.
  case usage = 2
}
