import Foundation

/// A view controller for a table view, which is its data source and delegate.
///
/// Rules of its list part:
///
/// - It is the data source and the delegate of the table that it creates. Source: Apple,
///   `UITableViewController`.
/// - It reloads the table before its first appearance, and clears the selection each time it is about to
///   appear, unless ``clearsSelectionOnViewWillAppear`` is `false`. Source: Apple, the same page.
/// - `setEditing(_:animated:)` sets the table's editing mode. Source: Apple, the same page.
/// - ``refreshControl`` is that of the table. Source: Apple, `refreshControl`.
/// - While the keyboard is shown, the part of the table view that it covers is added to the bottom
///   of the table view's `adjustedContentInset`. Source: Apple, "Managing the Keyboard". Decided
///   here: `contentInset` remains that of the app.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableStyle: UITableView.Style
  private let defaults = DefaultListResponses()
  private var hasLoadedData = false
  private var waitingRefreshControl: UIRefreshControl?

  /// Creates a controller with a table view of a style.
  public init(style: UITableView.Style) {
    tableStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table view. Nothing is read from a nib file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableStyle = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table view. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
  }

  /// The table view. Reading it loads the view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// A Boolean value that indicates whether the selection is cleared when the table view is about
  /// to appear. The default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// The refresh control of the table view.
  ///
  /// Rule: UIKit's documentation: the control is above the content of the table view, and its
  /// action reloads the data.
  open var refreshControl: UIRefreshControl? {
    get { isViewLoaded ? tableView?.refreshControl : waitingRefreshControl }
    set {
      guard isViewLoaded else { return waitingRefreshControl = newValue }
      tableView?.refreshControl = newValue
    }
  }

  /// Creates the table view, which is the controller's view.
  open override func loadView() {
    let table = UITableView(frame: RuntimeEnvironment.current.screenBounds, style: tableStyle)
    table.dataSource = self
    table.delegate = self
    table.refreshControl = waitingRefreshControl
    waitingRefreshControl = nil
    view = table
  }

  /// Reloads the data at the first appearance, and clears the selection if
  /// ``clearsSelectionOnViewWillAppear`` is `true`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasLoadedData {
      hasLoadedData = true
      tableView?.reloadData()
    }
    if clearsSelectionOnViewWillAppear {
      tableView?.selectRow(at: nil, animated: animated, scrollPosition: .none)
    }
  }

  /// Shows or hides the editing controls of the table view. An override must call `super`.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  /// The default implementation returns 1. Subclasses can override it.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// The default implementation returns 0. Subclasses can override it.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The default implementation returns an empty cell. Subclasses can override it.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  // MARK: Optional members, written by Scripts/make-optional-members to the end of the class

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    defaults.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    defaults.tableView(tableView, titleForFooterInSection: section)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    defaults.tableView(tableView, canEditRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    defaults.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    defaults.sectionIndexTitles(for: tableView)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { defaults.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { defaults.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { defaults.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { defaults.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { defaults.tableView(tableView, willDisplayHeaderView: view, forSection: section) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { defaults.tableView(tableView, willDisplayFooterView: view, forSection: section) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { defaults.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { defaults.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { defaults.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    defaults.tableView(tableView, heightForRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    defaults.tableView(tableView, heightForHeaderInSection: section)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    defaults.tableView(tableView, heightForFooterInSection: section)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { defaults.tableView(tableView, estimatedHeightForRowAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { defaults.tableView(tableView, estimatedHeightForHeaderInSection: section) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { defaults.tableView(tableView, estimatedHeightForFooterInSection: section) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    defaults.tableView(tableView, viewForHeaderInSection: section)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    defaults.tableView(tableView, viewForFooterInSection: section)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { defaults.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    defaults.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    defaults.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    defaults.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { defaults.tableView(tableView, willSelectRowAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { defaults.tableView(tableView, willDeselectRowAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    defaults.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    defaults.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { defaults.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }

  /// The default implementation does nothing. Subclasses can override it.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    defaults.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  /// The default implementation returns `false`. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { defaults.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }

  /// The default implementation does nothing. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { defaults.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }

  /// The default implementation does nothing. Subclasses can override it.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    defaults.tableViewDidEndMultipleSelectionInteraction(tableView)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { defaults.tableView(tableView, editingStyleForRowAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    defaults.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    defaults.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    defaults.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { defaults.tableView(tableView, editActionsForRowAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { defaults.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    defaults.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    defaults.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    defaults.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { defaults.tableView(tableView, indentationLevelForRowAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  { defaults.tableView(tableView, shouldShowMenuForRowAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    defaults.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    defaults.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    defaults.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { defaults.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    defaults.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    defaults.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    defaults.scrollViewDidScroll(scrollView)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    defaults.scrollViewWillBeginDragging(scrollView)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    defaults.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    defaults.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    defaults.scrollViewWillBeginDecelerating(scrollView)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    defaults.scrollViewDidEndDecelerating(scrollView)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    defaults.scrollViewDidEndScrollingAnimation(scrollView)
  }

  /// The default implementation returns `true`. Subclasses can override it.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    defaults.scrollViewShouldScrollToTop(scrollView)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    defaults.scrollViewDidScrollToTop(scrollView)
  }

  /// The default implementation returns `nil`. Subclasses can override it.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    defaults.viewForZooming(in: scrollView)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    defaults.scrollViewWillBeginZooming(scrollView, with: view)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { defaults.scrollViewDidZoom(scrollView) }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { defaults.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    defaults.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
