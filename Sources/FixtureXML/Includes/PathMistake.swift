/// Why a path in a fixture cannot be followed.
enum PathMistake: Error, Equatable {
  /// It starts at the root of the file system.
  case absolute
  /// It leads out of the package.
  case outside
  /// There is no such file.
  case missing
}
