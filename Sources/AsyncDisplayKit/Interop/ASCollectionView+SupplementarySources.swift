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
    case .declined, .nothing:
      if interopDataSource != nil { return .plain }
      return ElementSource(block: { EmptyCellNode() }, setup: supplementarySetup)
    }
  }

  /// What is done to the nodes of supplementary elements, whose state follows the window.
  private var supplementarySetup: CellNodeSetup {
    CellNodeSetup(
      interactionDelegate: self, isRangeManaged: false, isInverted: inverted)
  }
}

/// A node without size, for supplementary elements without a node from the data source.
private final class EmptyCellNode: ASCellNode {
  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { .zero }
}
