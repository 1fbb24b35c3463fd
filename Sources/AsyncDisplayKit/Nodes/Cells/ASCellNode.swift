import Synchronization
import UIKit

/// A block that creates the view controller of a cell node when the node is loaded. Called on the
/// main thread.
public typealias ASDisplayNodeViewControllerBlock = @MainActor () -> UIViewController

/// The node of one item, row or supplementary element.
///
/// Texture: `ASCellNode`. There are three forms: a subclass that lays out its subnodes, a cell that
/// wraps a view (``ASDisplayNode/init(viewBlock:)``), and a cell that wraps a view controller.
/// Layer backing is a violation. Threads as in ``ASDisplayNode``.
open class ASCellNode: ASDisplayNode {
  /// The setup that the container applies to its nodes.
  final var containerSetup: CellNodeSetup? {
    get { withBridgeLock { storedSetup } }
    set { withBridgeLock { storedSetup = newValue } }
  }

  // The next four properties are protected by the lock of the pending state, which no thread holds while it
  // measures. Source: `ASCellNode.h`, `nodeModel`, an atomic property as the others.
  private final var storedSetup: CellNodeSetup?
  private final var adoption = CellAdoption()
  private final var storedModel: Any?
  final var storedTableCell: TableCellProperties?
  /// The number of the latest work item that used the node, or 0.
  final let latestWork = Atomic<UInt>(0)
  /// The owner of the first container whose element adopted the node.
  final let firstOwner = OnceSlot<ElementOwner>()
  /// The owner of the latest element, or `nil` before any element adopted this node.
  final var elementOwner: ElementOwner? { owner(of: withBridgeLock { adoption }) }
  /// The identifier of the latest element, or `nil` before any element adopted this node.
  final var elementID: ElementID? {
    let adoption = withBridgeLock { self.adoption }
    return owner(of: adoption).map { ElementID($0, number: adoption.number) }
  }
  /// The node of the container of this cell, held weakly.
  ///
  /// Any thread.
  open var owningNode: (any ASRangeManagingNode)? {
    elementOwner?.node as? any ASRangeManagingNode
  }
  /// The supplementary element kind, or `nil` for an item. Set by the container.
  ///
  /// Any thread.
  open var supplementaryElementKind: String? { withBridgeLock { adoption.kind } }
  /// A Boolean value that indicates whether the subtree is drawn synchronously when the cell
  /// becomes visible.
  ///
  /// Any thread; the default is false. Nodes that load remote images are not waited for.
  open var neverShowPlaceholders: Bool {
    get { flags.contains(.neverShowsPlaceholders) }
    set { flags.set(.neverShowsPlaceholders, newValue) }
  }
  /// The view model of the item.
  ///
  /// Any thread.
  open var nodeModel: Any? {
    get { withBridgeLock { storedModel } }
    set {
      // The former model may be the app's object, which must not end with the lock held.
      var model = newValue
      withBridgeLock { swap(&storedModel, &model) }
    }
  }

  /// The container, which is notified of changes of the node. Held weakly.
  final var interactionDelegate: (any ASCellNodeInteractionDelegate)? {
    get { containerSetup?.interactionDelegate }
    set {
      containerSetup = newValue.map {
        CellNodeSetup(interactionDelegate: $0, isRangeManaged: false, isInverted: false)
      }
    }
  }

  final var viewControllerBlock: ASDisplayNodeViewControllerBlock?
  /// The closure to call once the controller's node has been added.
  final var viewControllerDidLoad: ASDisplayNodeDidLoadBlock?
  @MainActor final var viewControllerNode: ASDisplayNode?
  @MainActor final var loadedViewController: UIViewController?
  /// The container's view while it displays the cell. Source: `ASCollectionView.mm`,
  /// `-collectionView:willDisplayCell:forItemAtIndexPath:`.
  @MainActor final weak var displayingScrollView: UIScrollView?
  /// A Boolean value that indicates whether a cell has shown the node.
  @MainActor final var hasCell = false
  @MainActor final var appliedAttributes: UICollectionViewLayoutAttributes?
  /// A Boolean value that indicates whether the container is setting the state, so that it must not
  /// be notified.
  final var isMirroringContainer: Bool {
    get { atomicMirroring.load(ordering: .acquiring) }
    set { atomicMirroring.store(newValue, ordering: .releasing) }
  }

  private final let atomicMirroring = Atomic(false)

  /// Creates a cell that clips to its bounds.
  ///
  /// Any thread.
  public override init() {
    super.init()
    flags.insert(.clipsByDefault)
  }

  /// Creates a cell that wraps a view controller. The block is called on the main thread when the
  /// node is loaded.
  ///
  /// Any thread. The controller's view fills the cell. The second closure is called inside of
  /// ``didLoad()``, after the controller and its view have been added. Source: `ASCellNode.mm`, `-didLoad`.
  ///
  /// - Quirk: a cell that wraps a view controller does not clip to its bounds; advisory
  ///   `unclipped-controller-cell`, once, and its selection style is `.none`. `ASCellNode.mm`,
  ///   `-initWithViewControllerBlock:didLoadBlock:`, which does not call `-init`.
  public convenience init(
    viewControllerBlock: @escaping ASDisplayNodeViewControllerBlock,
    didLoad didLoadBlock: ASDisplayNodeDidLoadBlock?
  ) {
    self.init()
    flags.remove(.clipsByDefault)
    selectionStyle = .none
    self.viewControllerBlock = viewControllerBlock
    viewControllerDidLoad = didLoadBlock
  }

  /// Stores the element that adopted this node, by its container and its number.
  ///
  /// The main thread may read the values meanwhile: a node that is kept for a new model is adopted on the
  /// editing lane while it is displayed. Source: `ASCollectionElement.mm`, `-node`.
  final func adopt(_ owner: ElementOwner, number: UInt, kind: String?) {
    var new = CellAdoption(
      laterOwner: owner.isFirst(at: self) ? nil : owner, number: number, kind: kind)
    withBridgeLock { swap(&adoption, &new) }
  }

  private final func owner(of adoption: CellAdoption) -> ElementOwner? {
    adoption.number == 0 ? nil : adoption.laterOwner ?? firstOwner.object
  }

  // MARK: Selection

  /// A Boolean value that indicates whether the cell is selected. Setting it changes the selection
  /// of the container.
  ///
  /// Any thread may set it; the container is notified on the main thread, and calls no delegate.
  open var isSelected: Bool {
    get { atomicSelected.load(ordering: .acquiring) }
    set {
      let former = atomicSelected.exchange(newValue, ordering: .acquiringAndReleasing)
      guard newValue != former, !isMirroringContainer, interactionDelegate != nil else { return }
      tellContainer { $0.nodeSelectedStateDidChange($1) }
    }
  }

  // Source: `ASCellNode.mm`, `-setSelected:`, which locks the value.
  private final let atomicSelected = Atomic(false)

  /// A Boolean value that indicates whether the cell is highlighted. Setting it changes the
  /// highlight in the container.
  ///
  /// Any thread may set it; the container is notified on the main thread, and calls no delegate.
  open var isHighlighted: Bool {
    get { atomicHighlighted.load(ordering: .acquiring) }
    set {
      let former = atomicHighlighted.exchange(newValue, ordering: .acquiringAndReleasing)
      guard newValue != former, !isMirroringContainer, interactionDelegate != nil else { return }
      tellContainer { $0.nodeHighlightedStateDidChange($1) }
    }
  }

  // Source: `ASCellNode.mm`, `-setHighlighted:`, which locks the value.
  private final let atomicHighlighted = Atomic(false)

  // MARK: Hooks

  /// Called with the cell's new layout attributes, if they do not equal the former ones. Never called with
  /// `nil`.
  ///
  /// Main thread. Source: `ASCellNode.mm`, `-setLayoutAttributes:`.
  @preconcurrency @MainActor
  open func applyLayoutAttributes(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns whether the node can be updated to a new model. The default is `true` for a model of
  /// the same class.
  ///
  /// Main thread. A node without a model returns `false`.
  @preconcurrency @MainActor open func canUpdate(toNodeModel nodeModel: Any) -> Bool {
    self.nodeModel.map { type(of: $0) == type(of: nodeModel) } ?? false
  }

  /// Called when the cell appears or disappears, or when its container scrolls.
  ///
  /// Main thread.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - scrollView: The container's scroll view, or `nil`.
  ///   - cellFrame: The cell's frame in the scroll view, in points.
  @preconcurrency @MainActor
  open func cellNodeVisibilityEvent(
    _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?,
    withCellFrame cellFrame: CGRect
  ) {}

  // MARK: Overrides

  /// Passes touches to the next responder, so that they reach the list. Called on the main thread.
  ///
  /// Source: `ASCellNode.mm`, `-touchesBegan:withEvent:`.
  @preconcurrency @MainActor
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (loadedView as? _ASDisplayView)?.passOnTouchesBegan(touches, with: event)
  }

  /// Passes touches to the next responder, so that they reach the list. Called on the main thread.
  ///
  /// Source: `ASCellNode.mm`, `-touchesMoved:withEvent:`.
  @preconcurrency @MainActor
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    (loadedView as? _ASDisplayView)?.passOnTouchesMoved(touches, with: event)
  }

  /// Passes touches to the next responder, so that they reach the list. Called on the main thread.
  ///
  /// Source: `ASCellNode.mm`, `-touchesEnded:withEvent:`.
  @preconcurrency @MainActor
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    (loadedView as? _ASDisplayView)?.passOnTouchesEnded(touches, with: event)
  }

  /// Passes touches to the next responder, so that they reach the list. Called on the main thread.
  ///
  /// Source: `ASCellNode.mm`, `-touchesCancelled:withEvent:`.
  @preconcurrency @MainActor
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    (loadedView as? _ASDisplayView)?.passOnTouchesCancelled(touches, with: event)
  }

  /// A Boolean value that indicates whether the node may be layer-backed. Always `false` for cells.
  open override var supportsLayerBacking: Bool { false }

  /// Loads the wrapped view controller, if there is one.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didLoad() {
    super.didLoad()
    loadViewController()
  }

  /// Sets the frame of a wrapped controller's view to the cell's bounds. Called on the main thread.
  /// An override must call super.
  @preconcurrency @MainActor open override func layout() {
    super.layout()
    viewControllerNode?.frame = bounds
  }

  /// Reports content below the accessory view of a table cell.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func layoutDidFinish() {
    super.layoutDidFinish()
    checkAccessoryView()
  }

  /// Draws the subtree synchronously if placeholders must not show, and sends the `visible` event.
  ///
  /// Main thread.
  @preconcurrency @MainActor open override func didEnterVisibleState() {
    super.didEnterVisibleState()
    if neverShowPlaceholders { recursivelyEnsureDisplaySynchronously(true) }
    sendVisibilityEvent(.visible)
  }

  /// Sends the `invisible` event.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didExitVisibleState() {
    super.didExitVisibleState()
    sendVisibilityEvent(.invisible)
  }

  /// Notifies the container, if there is one, that the cell may need another size. The container measures
  /// the cell.
  ///
  /// Main thread. Source: `ASCellNode.mm`, `-_rootNodeDidInvalidateSize`.
  @MainActor override func rootSizeDidInvalidate() {
    guard let interactionDelegate else { return super.rootSizeDidInvalidate() }
    interactionDelegate.nodeDidInvalidateSize(self)
  }

  /// Asks the container to measure the cell again with the container's own size range.
  ///
  /// Source: `ASCellNode.mm`, `-_layoutTransitionMeasurementDidFinish`.
  @MainActor override func layoutTransitionMeasurementDidFinish() {
    interactionDelegate?.nodeDidInvalidateSize(self)
  }

  /// The index path of the item or supplementary element in the newest data, or `nil` after the
  /// container has removed it. Always `nil` in a container view without a node.
  ///
  /// Main thread. Source: `ASCellNode.mm`, `-indexPath`, which asks `owningNode`.
  @preconcurrency @MainActor open var indexPath: IndexPath? {
    let isOwnedByView = elementOwner != nil && owningNode == nil
    return isOwnedByView ? nil : interactionDelegate?.indexPath(of: self)
  }

  /// The selection style of the cell in a table. The default is `.default`.
  ///
  /// Any thread.
  open var selectionStyle: UITableViewCell.SelectionStyle {
    get { tableCellValue { $0.selectionStyle } ?? .default }
    set { changeTableCell { $0.selectionStyle = newValue } }
  }

  /// The focus style of the cell in a table. The default is `.default`.
  ///
  /// Any thread.
  open var focusStyle: UITableViewCell.FocusStyle {
    get { tableCellValue { $0.focusStyle } ?? .default }
    set { changeTableCell { $0.focusStyle = newValue } }
  }

  /// The accessory at the trailing edge of the cell in a table. The default is `.none`.
  ///
  /// Any thread.
  open var accessoryType: UITableViewCell.AccessoryType {
    get { tableCellValue { $0.accessoryType } ?? .none }
    set { changeTableCell { $0.accessoryType = newValue } }
  }

  /// The insets of the separator of the cell in a table, in points. The default is zero.
  ///
  /// Any thread.
  open var separatorInset: UIEdgeInsets {
    get { tableCellValue { $0.separatorInset } ?? .zero }
    set { changeTableCell { $0.separatorInset = newValue } }
  }

  /// The view behind the content of the cell.
  ///
  /// Main thread.
  @preconcurrency @MainActor open var backgroundView: UIView? {
    get { tableCell?.backgroundView }
    set { madeTableCell.backgroundView = newValue }
  }

  /// The view behind the content of the cell while it is selected.
  ///
  /// Main thread.
  @preconcurrency @MainActor open var selectedBackgroundView: UIView? {
    get { tableCell?.selectedBackgroundView }
    set { madeTableCell.selectedBackgroundView = newValue }
  }

  /// The wrapped view controller. Accessing it loads the node, also a node without a controller.
  ///
  /// Main thread. Source: `ASCellNode.mm`, `-viewController`.
  @preconcurrency @MainActor open var viewController: UIViewController? {
    loadIfNeeded()
    return loadedViewController
  }
}

/// A block that creates the node of one item, usually off the main thread. Called once.
///
/// Texture: `ASCellNodeBlock`. The compiler checks what Texture's documentation requires: the block
/// captures only `Sendable` values, and transfers a node to which no other code has a reference.
public typealias ASCellNodeBlock = @Sendable () -> sending ASCellNode

/// The latest element that adopted a cell node.
private struct CellAdoption {
  /// The owner of the element, if it is not the first one of the node.
  var laterOwner: ElementOwner?
  /// The number of the element, or 0 before any element adopted the node.
  var number: UInt = 0
  /// The supplementary element kind, or `nil` for an item.
  var kind: String?
}

/// The methods of a container that its cell nodes notify of changes.
@MainActor
package protocol ASCellNodeInteractionDelegate: AnyObject, Sendable {
  /// Tells the container that the node needs another size.
  func nodeDidInvalidateSize(_ node: ASCellNode)
  /// Tells the container that the app has set the node's selection.
  func nodeSelectedStateDidChange(_ node: ASCellNode)
  /// Tells the container that the app has set the node's highlight.
  func nodeHighlightedStateDidChange(_ node: ASCellNode)
  /// Asks the container for the node's index path in the newest data.
  func indexPath(of node: ASCellNode) -> IndexPath?
}

/// The events that a cell node receives while its container scrolls.
///
/// Texture: `ASCellNodeVisibilityEvent`.
public enum ASCellNodeVisibilityEvent: UInt, Hashable, Sendable {
  /// The cell became visible.
  case visible
  /// The container scrolled while the cell was visible.
  case visibleRectChanged
  /// The cell is no longer visible.
  case invisible
  /// Dragging of the container begins.
  case willBeginDragging
  /// Dragging of the container has ended.
  case didEndDragging
  /// Scrolling of the container has ended.
  case didStopScrolling
}
