import FixtureModel

/// What an included fixture contributes.
struct IncludedFixture {
  /// The path relative to the package's root.
  let path: String
  /// What it declares, its own includes among it.
  let declarations: Declarations
  /// The names whose declarations hold mistakes.
  let refused: RefusedNames
  /// The digest of the file and of what it includes.
  let digest: UInt64
}
