// Do not edit: written by Scripts/make-optional-members from Scripts/optional-members.
import UIKit

/// The methods of a table node's delegate: row sizes, display events, selection and highlighting.
///
/// All members are optional. All members are called on the main actor, except those of
/// `RuntimeBridge.TableDelegateBatchFetching`, which are called on a background thread. The
/// delegate also receives all calls of a scroll view delegate, and those of UIKit's calls that
/// ``ASCommonTableViewDelegate`` declares, with UIKit's index paths. It receives the other calls of
/// `UITableViewDelegate` if its class states that protocol too: Texture's delegate proxy forwards
/// what the table does not handle itself. Source: `ASTableNode.h`, `ASTableDelegate`, and
/// `ASDelegateProxy.mm`, `ASTableViewProxy`.
@preconcurrency @MainActor
public protocol ASTableDelegate: ASCommonTableViewDelegate,
  RuntimeBridge.TableDelegateBatchFetching
{
  /// Asks the delegate whether a touch may highlight a row.
  func tableNode(_ tableNode: ASTableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Tells the delegate that a touch highlighted a row.
  func tableNode(_ tableNode: ASTableNode, didHighlightRowAt indexPath: IndexPath)
  /// Tells the delegate that a row is no longer highlighted.
  func tableNode(_ tableNode: ASTableNode, didUnhighlightRowAt indexPath: IndexPath)
  /// Asks the delegate for the row to select for a touch on a row. `nil` prevents the selection.
  func tableNode(_ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Asks the delegate for the row to deselect. `nil` prevents the deselection.
  func tableNode(_ tableNode: ASTableNode, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells the delegate that a touch selected a row.
  func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath)
  /// Tells the delegate that a touch deselected a row.
  func tableNode(_ tableNode: ASTableNode, didDeselectRowAt indexPath: IndexPath)
  /// Asks the delegate whether a row shows a menu of actions when it is pressed.
  func tableNode(_ tableNode: ASTableNode, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Tells the delegate that a row's node is about to be displayed.
  func tableNode(_ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode)
  /// Tells the delegate that a row's node is no longer displayed.
  func tableNode(_ tableNode: ASTableNode, didEndDisplayingRowWith node: ASCellNode)
  /// Asks the delegate for the size range of a row, in points. Only the heights are used.
  func tableNode(_ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath)
    -> ASSizeRange
  /// Asks the delegate whether a batch fetch may begin. Optional. The default is `true`.
  func shouldBatchFetch(for tableNode: ASTableNode) -> Bool
  /// Asks the delegate whether a batch fetch may begin. Texture's older form, which takes the view.
  func shouldBatchFetch(for tableView: ASTableView) -> Bool
  /// Asks the delegate for the size range of a row, in points. Texture's older form, which takes
  /// the view.
  func tableView(_ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath)
    -> ASSizeRange
  /// Tells the delegate that a row's node is about to be displayed. Texture's older form, which
  /// takes the view.
  func tableView(
    _ tableView: ASTableView, willDisplay node: ASCellNode, forRowAt indexPath: IndexPath)
  /// Tells the delegate that a row's node is about to be displayed. Texture's oldest form, which is
  /// called if neither of the others is implemented.
  func tableView(_ tableView: ASTableView, willDisplayNodeForRowAt indexPath: IndexPath)
  /// Tells the delegate that a row's node is no longer displayed. Texture's older form, which takes
  /// the view.
  func tableView(
    _ tableView: ASTableView, didEndDisplaying node: ASCellNode, forRowAt indexPath: IndexPath)
}

extension ASTableDelegate {
  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  { tableNode.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, didHighlightRowAt indexPath: IndexPath) {
    tableNode.notImplemented()
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, didUnhighlightRowAt indexPath: IndexPath) {
    tableNode.notImplemented()
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { tableNode.notImplemented(returning: indexPath) }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { tableNode.notImplemented(returning: indexPath) }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
    tableNode.notImplemented()
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, didDeselectRowAt indexPath: IndexPath) {
    tableNode.notImplemented()
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  { tableNode.notImplemented(returning: false) }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode) {
    tableNode.notImplemented()
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, didEndDisplayingRowWith node: ASCellNode) {
    tableNode.notImplemented()
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath)
    -> ASSizeRange
  { tableNode.notImplemented(returning: ASSizeRangeUnconstrained) }

  /// The default implementation reports the optional method as not implemented.
  public func shouldBatchFetch(for tableNode: ASTableNode) -> Bool {
    tableNode.notImplemented(returning: true)
  }

  /// The default implementation reports the optional method as not implemented.
  public func shouldBatchFetch(for tableView: ASTableView) -> Bool {
    tableView.notImplemented(returning: true)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath)
    -> ASSizeRange
  { tableView.notImplemented(returning: ASSizeRangeUnconstrained) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: ASTableView, willDisplay node: ASCellNode, forRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation does nothing.
  public func tableView(_ tableView: ASTableView, willDisplayNodeForRowAt indexPath: IndexPath) {}

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: ASTableView, didEndDisplaying node: ASCellNode, forRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }
}
