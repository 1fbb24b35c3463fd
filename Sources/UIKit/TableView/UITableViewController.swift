import Foundation

/// A view controller whose view is a table, with itself as data source and delegate.
///
/// It reloads when it first appears, and clears the selection whenever it is about to appear.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableStyle: UITableView.Style
  private var hasLoadedData = false

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

  /// Makes the table.
  open override func loadView() {
    let table = UITableView(frame: RuntimeEnvironment.current.screenBounds, style: tableStyle)
    table.dataSource = self
    table.delegate = self
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
    tableView.optionalMembers.decline()
    return nil
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.optionalMembers.decline()
    return nil
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.optionalMembers.decline()
    return true
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.optionalMembers.decline()
    return false
  }

  /// Declines; a subclass overrides this.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    tableView.optionalMembers.decline()
    return nil
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    tableView.optionalMembers.decline()
    return index
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.optionalMembers.decline()
    return UITableView.automaticDimension
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.optionalMembers.decline()
    return UITableView.automaticDimension
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.optionalMembers.decline()
    return UITableView.automaticDimension
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    tableView.optionalMembers.decline()
    return UITableView.automaticDimension
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.optionalMembers.decline()
    return nil
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.optionalMembers.decline()
    return nil
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    tableView.optionalMembers.decline()
    return true
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    tableView.optionalMembers.decline()
    return indexPath
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    tableView.optionalMembers.decline()
    return indexPath
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    tableView.optionalMembers.decline()
    return .delete
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.optionalMembers.decline()
    return nil
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.optionalMembers.decline()
    return nil
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.optionalMembers.decline()
    return nil
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.optionalMembers.decline()
    return true
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    tableView.optionalMembers.decline()
    return proposedDestinationIndexPath
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    tableView.optionalMembers.decline()
    return 0
  }

  /// Declines; a subclass overrides this.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    tableView.optionalMembers.decline()
    return false
  }
}
