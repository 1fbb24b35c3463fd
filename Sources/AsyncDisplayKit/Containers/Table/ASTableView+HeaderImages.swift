import UIKit

extension ASTableView {
  /// Reports once that a network image is in the node of the header or footer view.
  ///
  /// - Quirk: the node's interface state is managed by ranges that no controller updates; advisory
  ///   `image-in-table-header`. `ASTableView.mm`, `-setTableHeaderView:` and `-setTableFooterView:`.
  func adviseOfHeaderImages() {
    guard window != nil, tableHeaderView != nil || tableFooterView != nil else { return }
    let nodes = [tableHeaderView, tableFooterView].compactMap { $0?.displayNode }
    guard let image = nodes.compactMap({ Self.networkImage(in: $0) }).first,
      advisories.isFirst(.imageInTableHeader)
    else { return }
    let table = tableNode.map { "\(type(of: $0))" } ?? "\(type(of: self))"
    report(.imageInTableHeader("\(type(of: image))", table: table))
  }

  /// Returns a network image with an address in the tree of a node, or `nil`.
  private static func networkImage(in node: ASDisplayNode) -> ASDisplayNode? {
    ASDisplayNodeFindFirstNode(node) { ($0 as? ASNetworkImageNode)?.url != nil }
  }
}
