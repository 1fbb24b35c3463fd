import UIKit

/// A node that shows the rows of a data source in an ``ASTableView``.
///
/// Index paths of its members are those of the newest data. Members are for the main thread unless
/// they say otherwise. Source: Texture's `ASTableNode`.
open class ASTableNode: ASDisplayNode {
  package let optionalMembers = OptionalMemberAnswers()
  @MainActor var pending = TablePendingState()
  private let tableStyle: UITableView.Style
  @MainActor private weak var heldDelegate: (any ASTableDelegate)?
  @MainActor private weak var heldDataSource: (any ASTableDataSource)?

  /// Makes a plain table; any thread.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Makes a table of a style; any thread.
  public init(style: UITableView.Style) {
    tableStyle = style
    super.init()
  }

  // MARK: View

  /// The table view, which is made at the first question.
  @preconcurrency @MainActor
  open override var view: ASTableView {
    (super.view as? ASTableView) ?? ASTableView(style: tableStyle, node: self)
  }

  /// The table view if it has been made.
  @MainActor var loadedTableView: ASTableView? { isNodeLoaded ? view : nil }

  override func makeDefaultView() -> UIView { ASTableView(style: tableStyle, node: self) }

  /// Hands everything that was set before to the view.
  @preconcurrency @MainActor
  open override func didLoad() {
    super.didLoad()
    pending.apply(to: view)
    view.setAsyncDataSource(heldDataSource)
    view.setAsyncDelegate(heldDelegate)
    if pending.inverted { transform = CATransform3DMakeScale(1, -1, 1) }
  }

  /// Loads the data at once.
  @preconcurrency @MainActor
  open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    view.layoutIfNeeded()
  }

  /// Checks for a batch fetch; cells on screen have the state already, by the tree of layers.
  @preconcurrency @MainActor
  open override func interfaceStateDidChange(
    _ newState: ASInterfaceState, from oldState: ASInterfaceState
  ) {
    super.interfaceStateDidChange(newState, from: oldState)
    guard let view = loadedTableView else { return }
    guard newState.contains(.visible), !oldState.contains(.visible) else { return }
    environment.bind { view.checkForBatchFetching() }
  }

  /// Drops the contents of all nodes.
  @preconcurrency @MainActor
  open override func clearContents() {
    super.clearContents()
    loadedTableView?.rangeController.clearContents()
  }

  /// Drops the preloaded data of all nodes.
  @preconcurrency @MainActor
  open override func didExitPreloadState() {
    super.didExitPreloadState()
    loadedTableView?.rangeController.clearPreloadedData()
  }

  override class var drawsNothing: Bool { true }

  @MainActor override func traitsDidChange() { loadedTableView?.adoptTraitsOfNode() }

  // MARK: Data source and delegate

  /// Hears what happens; not kept alive.
  @preconcurrency @MainActor
  open var delegate: (any ASTableDelegate)? {
    get { heldDelegate }
    set {
      heldDelegate = newValue
      loadedTableView?.setAsyncDelegate(newValue)
    }
  }

  /// Describes the data; not kept alive.
  @preconcurrency @MainActor
  open var dataSource: (any ASTableDataSource)? {
    get { heldDataSource }
    set {
      heldDataSource = newValue
      loadedTableView?.setAsyncDataSource(newValue)
    }
  }
}
