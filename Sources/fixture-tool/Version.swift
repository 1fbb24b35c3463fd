import FixtureCodegen

/// The version that the tool tells about itself.
enum Version {
  /// The text for `--version`.
  static var text: String { "fixture-tool \(FixtureGenerator.version)" }
}
