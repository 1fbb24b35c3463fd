import UIKit

/// The methods of a table node's delegate: row sizes, events and decisions on touches.
///
/// Every member may be missing. All members are called on the main actor, except those of
/// ``ASTableDelegateBatchFetching``, which are called on a background thread. The delegate also
/// receives all calls of a scroll view delegate, and gives the views and heights of headers and
/// footers, swipe actions and context menus, with UIKit's index paths: Texture's delegate proxy
/// hands on what the table does not need itself. Source: `ASTableNode.h`, `ASTableDelegate`.
@preconcurrency @MainActor
public protocol ASTableDelegate: UITableViewDelegate, ASTableDelegateBatchFetching {
  /// Tells the delegate that a row's node is about to show.
  func tableNode(_ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode)
  /// Tells the delegate that a row's node no longer shows.
  func tableNode(_ tableNode: ASTableNode, didEndDisplayingRowWith node: ASCellNode)
  /// Asks the delegate for the row that a touch selects instead, or `nil` for none.
  func tableNode(_ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells the delegate that a touch selected a row.
  func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath)
  /// Asks the delegate for the row that a touch deselects instead, or `nil` for none.
  func tableNode(_ tableNode: ASTableNode, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells the delegate that a touch deselected a row.
  func tableNode(_ tableNode: ASTableNode, didDeselectRowAt indexPath: IndexPath)
  /// Asks the delegate whether a touch may highlight a row.
  func tableNode(_ tableNode: ASTableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Tells the delegate that a row was highlighted.
  func tableNode(_ tableNode: ASTableNode, didHighlightRowAt indexPath: IndexPath)
  /// Tells the delegate that a row is no longer highlighted, if the member for highlighting is
  /// there too.
  func tableNode(_ tableNode: ASTableNode, didUnhighlightRowAt indexPath: IndexPath)
  /// Asks the delegate whether a row shows a menu of actions.
  func tableNode(_ tableNode: ASTableNode, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Asks the delegate for the range of sizes of a row, in points; only its heights are used.
  func tableNode(_ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath)
    -> ASSizeRange
  /// Asks the delegate whether a batch fetch may begin; yes if it is not implemented.
  func shouldBatchFetch(for tableNode: ASTableNode) -> Bool
  /// Asks the delegate whether a batch fetch may begin: Texture's older form.
  func shouldBatchFetch(for tableView: ASTableView) -> Bool
  /// Asks the delegate for the range of sizes of a row, in points: Texture's older form.
  func tableView(_ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath)
    -> ASSizeRange
  /// Tells the delegate that a row's node is about to show: Texture's older form.
  func tableView(
    _ tableView: ASTableView, willDisplay node: ASCellNode, forRowAt indexPath: IndexPath)
  /// Tells the delegate that a row's node no longer shows: Texture's older form.
  func tableView(
    _ tableView: ASTableView, didEndDisplaying node: ASCellNode, forRowAt indexPath: IndexPath)
}

extension ASTableDelegate {
  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode
  ) { tableNode.notImplemented() }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, didEndDisplayingRowWith node: ASCellNode
  ) { tableNode.notImplemented() }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { tableNode.notImplemented(returning: indexPath) }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath
  ) { tableNode.notImplemented() }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { tableNode.notImplemented(returning: indexPath) }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, didDeselectRowAt indexPath: IndexPath
  ) { tableNode.notImplemented() }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { tableNode.notImplemented(returning: true) }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, didHighlightRowAt indexPath: IndexPath
  ) { tableNode.notImplemented() }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, didUnhighlightRowAt indexPath: IndexPath
  ) { tableNode.notImplemented() }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { tableNode.notImplemented(returning: false) }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange { tableNode.notImplemented(returning: ASSizeRangeUnconstrained) }

  /// Reports the method as not implemented.
  public func shouldBatchFetch(
    for tableNode: ASTableNode
  ) -> Bool { tableNode.notImplemented(returning: true) }

  /// Reports the method as not implemented.
  public func shouldBatchFetch(
    for tableView: ASTableView
  ) -> Bool { tableView.notImplemented(returning: true) }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange { tableView.notImplemented(returning: ASSizeRangeUnconstrained) }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: ASTableView, willDisplay node: ASCellNode, forRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: ASTableView, didEndDisplaying node: ASCellNode, forRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }
}
