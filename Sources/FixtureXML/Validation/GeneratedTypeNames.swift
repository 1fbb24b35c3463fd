import FixtureModel

/// The types and modules that generated code names without their module.
///
/// A type of such a name in the user's module would hide them. Types of `FixtureSupport` and of the
/// standard library are written with their module, so their names are free; a test compares this
/// list with the generated code.
enum GeneratedTypeNames {
  /// The names.
  static let unqualified: Set<String> = modules.union(ScalarType.allCases.map(\.rawValue))
    .union(Vocabulary.standard.elements.compactMap(\.className)).union(others)

  private static let modules: Set<String> = [
    "AsyncDisplayKit", "FixtureSupport", "FixtureTesting", "Foundation", "Swift", "Testing",
    "UIKit",
  ]

  private static let others: Set<String> = [
    // The private type of each generated file, and the type nested in data sources.
    "FixtureFile", "Mutation",
    "ASCellNode", "ASCollectionView", "ASDimensionAuto", "ASDimensionMakeWithFraction",
    "ASDimensionMakeWithPoints", "ASLayoutElement", "ASLayoutSizeMake", "ASLayoutSpec",
    "ASRangeTuningParameters", "ASSizeRange", "ASSizeRangeMake", "ASTableView", "ASTextCellNode",
    "CGPoint", "CGRect",
    "IndexPath", "MainActor", "NSAttributedString", "NSCoder", "NSUnderlineStyle", "Suite", "Test",
    "UICollectionReusableView", "UICollectionView", "UICollectionViewCell", "Void",
  ]
}

/// The members and local names of generated code, which names of a fixture must not have.
enum GeneratedMembers {
  /// The names that the fields of a model must not have: a member of `Hashable`, and the module that its
  /// initializers name.
  static let model: Set<String> = ["FixtureSupport", "hashValue"]

  /// The names.
  static let cellNode: Set<String> = [
    "configureFixtureNodes", "constrainedSize", "fixtureDataSources",
    "fixtureEach", "fixtureIndex", "fixtureIndexPath",
    "fixtureNode", "fixtureText",
    "fixtureValue", "indexPath", "layoutSpecThatFits", "model", "setNeedsLayout",
    "updateBackgroundColor",
  ]
}
