import UIKit

// The members of a data source whose first argument is the view. A view asks for them after the
// node's, and a view without a node asks for them alone.
//
// Source: `ASCollectionView.mm`, `-dataController:rowsInSection:`,
// `-numberOfSectionsInDataController:` and `-dataController:nodeBlockAtIndexPath:shouldAsyncLayout:`.
extension ASCollectionView {
  /// The data source that provides UIKit cells, or `nil`. A pager node keeps it apart from its own
  /// data source.
  var interopDataSource: (any ASCollectionDataSourceInterop)? {
    guard let collectionNode else { return asyncDataSource as? any ASCollectionDataSourceInterop }
    return collectionNode.interopDataSource
  }

  /// Returns the number of sections from the older method, or `nil` if it is not implemented.
  func olderSectionCount(of source: any ASCollectionDataSource) -> Int? {
    optionalMembers.ask("numberOfSections(in:)") {
      source.numberOfSections(in: self as UICollectionView)
    }
  }

  /// Returns the number of items from the older method, or `nil` if it is not implemented.
  func olderItemCount(inSection section: Int, of source: any ASCollectionDataSource) -> Int? {
    optionalMembers.ask("collectionView(_:numberOfItemsInSection:)") {
      source.collectionView(self, numberOfItemsInSection: section)
    }
  }

  /// Returns the source of an item's node, for a view that was created without a node.
  func olderElementSource(forItemAt indexPath: IndexPath) -> ElementSource {
    guard let source = asyncDataSource, collectionNode == nil else {
      return ElementSource(block: { ASCellNode() })
    }
    let setup = CellNodeSetup(
      interactionDelegate: self,
      isRangeManaged: !policy.mode.contains(.disableRangeController), isInverted: inverted)
    switch sources.item(at: indexPath, of: source, node: nil, view: self) {
    case .block(let block): return ElementSource(block: block, setup: setup)
    case .node(let cellNode):
      setup.prepare(cellNode)
      return ElementSource(node: cellNode)
    case .notImplemented, .nothing:
      if interopDataSource != nil { return .plain }
      report(.missingNode(indexPath, dataSource: dataSourceName))
      return ElementSource(block: { ASCellNode() }, setup: setup)
    }
  }

  /// Reports once that the view has no node, and returns 0 as the number of sections or items.
  ///
  /// - Quirk: a view without a node shows no items of a data source that implements only the
  ///   members that take a node; advisory `container-view-without-node`. `ASCollectionView.mm`,
  ///   `GET_COLLECTIONNODE_OR_RETURN`.
  func adviseOfMissingNode() -> Int {
    if advisories.isFirst(.containerViewWithoutNode) {
      report(
        .containerViewWithoutNode("ASCollectionView", older: "collectionView", dataSourceName))
    }
    return 0
  }
}
