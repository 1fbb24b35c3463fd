import Foundation

/// A view controller whose view is a table, with itself as data source and delegate.
///
/// It reloads when it first appears, and clears the selection whenever it is about to appear.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableStyle: UITableView.Style
  private let absent = AbsentTableMembers()
  private var hasLoadedData = false
  private var waitingRefreshControl: UIRefreshControl?

  /// Makes a controller with a table of a style.
  public init(style: UITableView.Style) {
    tableStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a plain table; there is no nib to read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableStyle = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with a plain table: there is no archive to read without Interface Builder.
  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
  }

  /// The table; loads the view if need be.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether the selection is cleared when the table is about to appear; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that reloads when the table is pulled: the table's own.
  ///
  /// Rule: UIKit's documentation: the controller puts it above the table; its target does the rest.
  open var refreshControl: UIRefreshControl? {
    get { isViewLoaded ? tableView?.refreshControl : waitingRefreshControl }
    set {
      guard isViewLoaded else { return waitingRefreshControl = newValue }
      tableView?.refreshControl = newValue
    }
  }

  /// Makes the table.
  open override func loadView() {
    let table = UITableView(frame: RuntimeEnvironment.current.screenBounds, style: tableStyle)
    table.dataSource = self
    table.delegate = self
    table.refreshControl = waitingRefreshControl
    waitingRefreshControl = nil
    view = table
  }

  /// Reloads for the first time, or clears the selection.
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

  /// Shows or hides the table's editing controls. An override calls this.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  /// Answers one section; a subclass overrides this.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Answers no rows; a subclass overrides this.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Answers an empty cell; a subclass overrides this.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  // MARK: Optional members

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    absent.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    absent.tableView(tableView, titleForFooterInSection: section)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    absent.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    absent.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    absent.sectionIndexTitles(for: tableView)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    absent.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    absent.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    absent.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    absent.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    absent.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    absent.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    absent.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    absent.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    absent.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    absent.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    absent.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    absent.tableView(tableView, heightForFooterInSection: section)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    absent.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    absent.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    absent.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    absent.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    absent.tableView(tableView, viewForFooterInSection: section)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    absent.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    absent.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    absent.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    absent.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    absent.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    absent.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    absent.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    absent.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    absent.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  /// Does nothing; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  /// No; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing; a subclass overrides this.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    absent.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    absent.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    absent.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    absent.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    absent.tableView(tableView, editActionsForRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    absent.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    absent.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    absent.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    absent.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    absent.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    absent.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  // MARK: Context menus

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    absent.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    absent.tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    absent.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    absent.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    absent.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    absent.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  // MARK: Scrolling

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    absent.scrollViewDidScroll(scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    absent.scrollViewWillBeginDragging(scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    absent.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    absent.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    absent.scrollViewWillBeginDecelerating(scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    absent.scrollViewDidEndDecelerating(scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    absent.scrollViewDidEndScrollingAnimation(scrollView)
  }

  /// Agrees; a subclass overrides this.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    absent.scrollViewShouldScrollToTop(scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    absent.scrollViewDidScrollToTop(scrollView)
  }

  /// Names no view; a subclass overrides this.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    absent.viewForZooming(in: scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    absent.scrollViewWillBeginZooming(scrollView, with: view)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    absent.scrollViewDidZoom(scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    absent.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    absent.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
