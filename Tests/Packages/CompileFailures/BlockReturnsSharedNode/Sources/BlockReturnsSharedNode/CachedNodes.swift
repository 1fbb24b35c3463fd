import AsyncDisplayKit

/// A data source that keeps its nodes and hands the kept ones out again.
@MainActor
final class CachedNodes {
  private let cached = ASCellNode()

  func nodeBlock() -> ASCellNodeBlock {
    let node = cached
    return { node }
  }
}
