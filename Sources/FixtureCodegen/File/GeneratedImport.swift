/// A module that generated files always import.
enum GeneratedImport: String, CaseIterable {
  /// The nodes.
  case asyncDisplayKit = "AsyncDisplayKit"
  /// What generated code needs of this package.
  case fixtureSupport = "FixtureSupport"
  /// Dates, addresses, index paths and geometry.
  case foundation = "Foundation"
  /// The views.
  case uiKit = "UIKit"
}
