import UIKit

extension ASCollectionView {
  /// Asks the data source with a copy of the questions, because the app may reload the view, which asks again.
  func asking<Answer>(_ body: (inout ItemSourceQuestions) -> Answer) -> Answer {
    var questions = sources
    defer { sources = questions }
    return body(&questions)
  }

  /// Returns the source of a supplementary element's node.
  ///
  /// Without a node, interop shows a view of the data source, and other data sources show an empty cell
  /// node. Source: `ASCollectionView.mm`,
  /// `-dataController:supplementaryNodeBlockOfKind:atIndexPath:shouldAsyncLayout:`.
  package func elementSource(
    forSupplementaryOfKind kind: String, at indexPath: IndexPath
  ) -> ElementSource {
    guard let source = asyncDataSource else { return ElementSource(block: { ASCellNode() }) }
    let answer = asking {
      $0.supplementary(
        ofKind: kind, at: indexPath, of: source, node: collectionNode, view: self)
    }
    switch answer {
    case .block(let block): return ElementSource(block: block, setup: supplementarySetup)
    case .node(let cellNode):
      supplementarySetup.prepare(cellNode)
      return ElementSource(node: cellNode)
    case .notImplemented, .nothing:
      if interopDataSource != nil, !lacksInteropViews { return .plain }
      return ElementSource(block: { ASCellNode() }, setup: supplementarySetup)
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

extension ASCollectionView {
  /// Shows the empty nodes of supplementary elements for which the interop data source has no view.
  ///
  /// Decided here: only the first request for a view shows whether the data source implements the method,
  /// which Texture finds out when the data source is set. Source: `ASCollectionView.mm`,
  /// `-dataController:supplementaryNodeBlockOfKind:atIndexPath:shouldAsyncLayout:`.
  func showNodesWithoutInteropViews() {
    guard !lacksInteropViews else { return }
    lacksInteropViews = true
    let setup = supplementarySetup
    for map in [dataController.visibleMap, dataController.pendingMap] {
      for element in map.elements where element.supplementaryElementKind != nil {
        element.showNodeInsteadOfCell(setup)
      }
    }
    collectionViewLayout.invalidateLayout()
  }
}
