import UIKit

extension ASCollectionView {
  package func elementSource(
    forSupplementaryOfKind kind: String, at indexPath: IndexPath
  ) -> ElementSource {
    guard let source = asyncDataSource else { return ElementSource(block: { ASCellNode() }) }
    let answer = sources.supplementary(
      ofKind: kind, at: indexPath, of: source, node: collectionNode, view: self)
    switch answer {
    case .block(let block): return ElementSource(block: block, setup: supplementarySetup)
    case .node(let cellNode):
      supplementarySetup.prepare(cellNode)
      return ElementSource(node: cellNode)
    case .notImplemented, .nothing:
      if interopDataSource != nil { return .plain }
      return ElementSource(block: { EmptyCellNode() }, setup: supplementarySetup)
    }
  }

  /// The setup of supplementary elements' nodes. Their interface state follows the window, not the
  /// ranges.
  ///
  /// Source: `ASCollectionView.mm`,
  /// `-dataController:supplementaryNodeBlockOfKind:atIndexPath:shouldAsyncLayout:`.
  private var supplementarySetup: CellNodeSetup {
    CellNodeSetup(
      interactionDelegate: self, isRangeManaged: false, isInverted: inverted)
  }
}

/// A node of size zero for a supplementary element for which the data source returned no node.
///
/// Decided here: Texture uses a plain cell node, which takes the largest size of its range
/// (`ASDisplayNode.mm`, `-calculateSizeThatFits:`), although a comment beside it expects size zero.
private final class EmptyCellNode: ASCellNode {
  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { .zero }
}
