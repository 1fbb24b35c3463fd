import FixtureModel

/// The forms of a recorded call: the part that follows its name.
enum CallForm {
  /// Nothing.
  case alone
  /// A section's or a page's index.
  case index
  /// An index path.
  case item
  /// An index path, unless the node has left the container.
  case node
  /// The kind of a supplementary element, and an index path.
  case kind

  /// Finds the form of a call that a data source records.
  init(of name: String) {
    switch name {
    case "numberOfSections", "numberOfPages", "shouldBatchFetch", "willBeginBatchFetchWith":
      self = .alone
    case "nodeBlockForSupplementaryElementOfKind", "viewForSupplementaryElementOfKind",
      "willDisplaySupplementaryView", "didEndDisplayingSupplementaryView":
      self = .kind
    case "nodeBlockAt", "contextForSection": self = .index
    case _ where name.hasPrefix("scrollView"): self = .alone
    case _ where name.hasSuffix("InSection"): self = .index
    case _ where name.hasSuffix("With"): self = .node
    default: self = .item
    }
  }

  /// Returns how a call is written if the given text is not such a call.
  func mismatch(_ call: String) -> String? {
    let words = call.split(separator: " ")
    let rest = words.dropFirst()
    let isRight =
      switch self {
      case .alone: rest.isEmpty
      case .index: rest.count == 1 && Self.isIndex(rest[1])
      case .item: rest.count == 1 && ValueParser.indexPath(rest[1]) != nil
      case .node: rest.isEmpty || rest.count == 1 && ValueParser.indexPath(rest[1]) != nil
      case .kind: rest.count >= 2 && ValueParser.indexPath(rest[rest.endIndex - 1]) != nil
      }
    return isRight ? nil : "\(words.first ?? "")\(example)"
  }

  private var example: String {
    switch self {
    case .alone: ""
    case .index: " 0"
    case .item, .node: " 0.0"
    case .kind: " UICollectionElementKindSectionHeader 0.0"
    }
  }

  private static func isIndex(_ word: Substring) -> Bool { ValueParser.index(word) != nil }
}
