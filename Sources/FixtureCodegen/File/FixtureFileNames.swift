/// The names that a generated file uses for itself alone.
enum FixtureFileNames {
  /// The private enumeration that holds the file's rows and its handshake.
  static let file = "FixtureFile"
  /// The file's rows.
  static let rows = "FixtureFile.rows"
}
