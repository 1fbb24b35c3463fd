import UIKit

/// The container of cell nodes, as a cell node sees it.
@MainActor
package protocol ASCellNodeInteractionDelegate: AnyObject, Sendable {
  /// Hears that the node was measured to another size, and should be given it.
  func nodeDidInvalidateSize(_ node: ASCellNode)
  /// Hears that the node's selection was set by the app, not by the container.
  func nodeSelectedStateDidChange(_ node: ASCellNode)
  /// Hears that the node's highlight was set by the app, not by the container.
  func nodeHighlightedStateDidChange(_ node: ASCellNode)
  /// Finds the node's index path in the newest data.
  func indexPath(of node: ASCellNode) -> IndexPath?
  /// Hears that a property of a table cell was changed on the node.
  func nodeDidChangeCellProperties(_ node: ASCellNode)
}

extension ASCellNodeInteractionDelegate {
  /// Does nothing.
  package func nodeDidChangeCellProperties(_ node: ASCellNode) {}
}
