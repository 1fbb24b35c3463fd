import FixtureContract

extension DataSourceCall.Form {
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
