import AsyncDisplayKit

/// A data source that keeps its node block in a constant without a type, before it returns it.
@MainActor
final class PhotoSource {
  let titles = ["A photo", "Another photo"]

  func nodeBlock(at index: Int) -> ASCellNodeBlock {
    let title = titles[index]
    let cellNodeBlock = { () -> ASCellNode in
      let node = ASCellNode()
      node.debugName = title
      return node
    }
    return cellNodeBlock
  }
}
