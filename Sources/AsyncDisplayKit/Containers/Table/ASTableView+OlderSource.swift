import UIKit

// The members of a data source and a delegate whose first argument is the view. A view asks for them
// after the node's, and a view without a node asks for them alone.
//
// Source: `ASTableView.mm`, `-dataController:rowsInSection:`, `-numberOfSectionsInDataController:`,
// `-dataController:nodeBlockAtIndexPath:shouldAsyncLayout:` and
// `-dataController:constrainedSizeForNodeAtIndexPath:`.
extension ASTableView {
  /// Returns the number of sections from the older method, or `nil`. A view without a node has none if the data
  /// source implements the node's method.
  ///
  /// Source: `ASTableView.mm`, `-numberOfSectionsInDataController:`.
  func sectionCountWithoutNode(of source: any ASTableDataSource) -> Int? {
    guard let count = olderSectionCount(of: source) else { return nil }
    guard tableNode == nil else { return count }
    let isOfNode = nodeMembers.implements("numberOfSections(in:)", ASTableNode()) {
      _ = source.numberOfSections(in: $0)
    }
    return isOfNode ? adviseOfMissingNode() : count
  }

  /// Returns the number of rows from the older method, or `nil` if it is not implemented. A view without a
  /// node has none if the data source implements the node's method.
  ///
  /// Source: `ASTableView.mm`, `-dataController:rowsInSection:`.
  func rowCountWithoutNode(inSection section: Int, of source: any ASTableDataSource) -> Int? {
    guard let count = olderRowCount(inSection: section, of: source) else { return nil }
    guard tableNode == nil else { return count }
    let isOfNode = nodeMembers.implements(
      "tableNode(_:numberOfRowsInSection:)", ASTableNode()
    ) { _ = source.tableNode($0, numberOfRowsInSection: section) }
    return isOfNode ? adviseOfMissingNode() : count
  }

  /// Returns whether the data source implements a method for a row's node that takes the node.
  ///
  /// Source: `ASTableView.mm`, `-dataController:nodeBlockAtIndexPath:shouldAsyncLayout:`.
  func hasNodeSource(_ path: IndexPath, _ source: any ASTableDataSource) -> Bool {
    let hasBlocks = nodeMembers.implements("tableNode(_:nodeBlockForRowAt:)", ASTableNode()) {
      let block: ASCellNodeBlock = source.tableNode($0, nodeBlockForRowAt: path)
      _ = block
    }
    return hasBlocks
      || nodeMembers.implements("tableNode(_:nodeForRowAt:)", ASTableNode()) {
        let node: ASCellNode = source.tableNode($0, nodeForRowAt: path)
        _ = node
      }
  }

  /// Returns the number of sections from the older method, or `nil` if it is not implemented.
  private func olderSectionCount(of source: any ASTableDataSource) -> Int? {
    optionalMembers.ask("numberOfSections(in:)") {
      source.numberOfSections(in: self as UITableView)
    }
  }

  /// Returns the number of rows from the older method, or `nil` if it is not implemented.
  private func olderRowCount(inSection section: Int, of source: any ASTableDataSource) -> Int? {
    optionalMembers.ask("tableView(_:numberOfRowsInSection:)") {
      source.tableView(self, numberOfRowsInSection: section)
    }
  }

  /// Returns the source of a row's node from the older methods, or `nil` if none is implemented.
  func olderElementSource(
    forRowAt indexPath: IndexPath, of source: any ASTableDataSource
  ) -> ElementSource? {
    let block = optionalMembers.ask("tableView(_:nodeBlockForRowAt:)") {
      source.tableView(self, nodeBlockForRowAt: indexPath)
    }
    if let block { return ElementSource(block: block, setup: setup) }
    let cellNode = optionalMembers.ask("tableView(_:nodeForRowAt:)") {
      source.tableView(self, nodeForRowAt: indexPath)
    }
    guard let cellNode else { return nil }
    setup.prepare(cellNode)
    return ElementSource(node: cellNode)
  }

  /// Returns the delegate's size range of a row, or `nil` if no method for it is implemented.
  func delegateRange(ofRowAt indexPath: IndexPath) -> ASSizeRange? {
    guard let delegate = asyncDelegate else { return nil }
    let range = tableNode.flatMap { node in
      node.optionalMembers.ask("tableNode(_:constrainedSizeForRowAt:)") {
        delegate.tableNode(node, constrainedSizeForRowAt: indexPath)
      }
    }
    return range
      ?? optionalMembers.ask("tableView(_:constrainedSizeForRowAt:)") {
        delegate.tableView(self, constrainedSizeForRowAt: indexPath)
      }
  }

  /// Reports once that the view has no node, and returns 0 as the number of sections or rows.
  ///
  /// - Quirk: a view without a node shows no items of a data source that implements only the
  ///   members that take a node; advisory `container-view-without-node`. `ASTableView.mm`,
  ///   `GET_TABLENODE_OR_RETURN`.
  func adviseOfMissingNode() -> Int {
    if advisories.isFirst(.containerViewWithoutNode) {
      report(.containerViewWithoutNode("ASTableView", older: "tableView", dataSourceName))
    }
    return 0
  }
}
