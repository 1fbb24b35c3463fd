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

  /// Returns the number of sections from the older method, or `nil`. A view without a node has none if the data
  /// source implements the node's method.
  ///
  /// Source: `ASCollectionView.mm`, `-numberOfSectionsInDataController:`.
  func sectionCountWithoutNode(of source: any ASCollectionDataSource) -> Int? {
    guard let count = olderSectionCount(of: source) else { return nil }
    guard collectionNode == nil else { return count }
    let isOfNode = nodeMembers.implements("numberOfSections(in:)", Self.probe) {
      _ = source.numberOfSections(in: $0)
    }
    return isOfNode ? adviseOfMissingNode() : count
  }

  /// Returns the number of items from the older method, or `nil` if it is not implemented. A view without a
  /// node has none if the data source implements the node's method.
  ///
  /// Source: `ASCollectionView.mm`, `-dataController:rowsInSection:`.
  func itemCountWithoutNode(
    inSection section: Int, of source: any ASCollectionDataSource
  ) -> Int? {
    guard let count = olderItemCount(inSection: section, of: source) else { return nil }
    guard collectionNode == nil else { return count }
    let isOfNode = nodeMembers.implements(
      "collectionNode(_:numberOfItemsInSection:)", Self.probe
    ) { _ = source.collectionNode($0, numberOfItemsInSection: section) }
    return isOfNode ? adviseOfMissingNode() : count
  }

  /// A node that is never loaded.
  private static var probe: ASCollectionNode {
    ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Returns whether the data source implements a method for an item's node that takes the node.
  ///
  /// Source: `ASCollectionView.mm`, `-dataController:nodeBlockAtIndexPath:shouldAsyncLayout:`.
  private func hasNodeSource(_ path: IndexPath, _ source: any ASCollectionDataSource) -> Bool {
    let hasBlocks = nodeMembers.implements("collectionNode(_:nodeBlockForItemAt:)", Self.probe) {
      let block: ASCellNodeBlock = source.collectionNode($0, nodeBlockForItemAt: path)
      _ = block
    }
    return hasBlocks
      || nodeMembers.implements("collectionNode(_:nodeForItemAt:)", Self.probe) {
        let node: ASCellNode = source.collectionNode($0, nodeForItemAt: path)
        _ = node
      }
  }

  /// Returns the number of sections from the older method, or `nil` if it is not implemented.
  private func olderSectionCount(of source: any ASCollectionDataSource) -> Int? {
    optionalMembers.ask("numberOfSections(in:)") {
      source.numberOfSections(in: self as UICollectionView)
    }
  }

  /// Returns the number of items from the older method, or `nil` if it is not implemented.
  private func olderItemCount(inSection section: Int, of source: any ASCollectionDataSource) -> Int?
  {
    optionalMembers.ask("collectionView(_:numberOfItemsInSection:)") {
      source.collectionView(self, numberOfItemsInSection: section)
    }
  }

  /// Returns the source of an item's node, for a view that was created without a node.
  func olderElementSource(forItemAt indexPath: IndexPath) -> ElementSource {
    guard let source = asyncDataSource, collectionNode == nil, !hasNodeSource(indexPath, source)
    else {
      return ElementSource(block: { ASCellNode() })
    }
    let setup = CellNodeSetup(
      interactionDelegate: self,
      isRangeManaged: !policy.mode.contains(.disableRangeController), isInverted: inverted)
    switch asking({ $0.item(at: indexPath, of: source, node: nil, view: self) }) {
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
