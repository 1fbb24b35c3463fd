import Synchronization
import UIKit

/// Makes the view controller of a cell node when the node is loaded; runs on the main thread.
public typealias ASDisplayNodeViewControllerBlock = @MainActor () -> UIViewController

/// The node of one item, row or supplementary element.
///
/// Texture: `ASCellNode`. Three forms: a subclass that lays out its subnodes, a cell around a view
/// (``ASDisplayNode/init(viewBlock:)``), and a cell around a view controller. Layer backing is
/// refused with a violation. Threads as in ``ASDisplayNode``.
open class ASCellNode: ASDisplayNode {
  /// What the container's view does to its nodes; set by the container.
  final var containerSetup: CellNodeSetup?
  /// The latest work that took the node for one of its elements; 0 before any did.
  final let latestWork = Atomic<UInt>(0)
  /// What the elements of the container share that took the node before any other did.
  final let firstOwner = OnceSlot<ElementOwner>()
  // Where it is not the first one.
  private final var laterOwner: ElementOwner?
  /// The number of the element of the container's data that made this node; set by the container.
  private final var elementNumber: UInt = 0
  /// The kind of the element, nil for an item; set by the container.
  private final var elementKind: String?
  /// What the elements of the container share; nil before any element made this node.
  final var elementOwner: ElementOwner? {
    elementNumber == 0 ? nil : laterOwner ?? firstOwner.object
  }
  /// Which element made this node last; nil before any did.
  final var elementID: ElementID? {
    elementOwner.map { ElementID($0, number: elementNumber) }
  }
  /// The node of the container that holds this one, which the node does not keep alive; any thread.
  public final var owningNode: ASDisplayNode? { elementOwner?.node }
  /// The kind of a supplementary element, nil for an item; set by the container; any thread.
  public final var supplementaryElementKind: String? { elementKind }
  /// A Boolean value that indicates whether the subtree is drawn while the main thread waits when
  /// the cell becomes visible.
  ///
  /// Any thread; the default is false. Nodes that load remote pictures are not waited for.
  public final var neverShowPlaceholders = false
  /// The view model that the container was given for the item; any thread.
  open var nodeModel: Any?

  /// The container as the node's listener, which the node does not keep alive.
  final var interactionDelegate: (any ASCellNodeInteractionDelegate)? {
    get { containerSetup?.interactionDelegate }
    set {
      containerSetup = newValue.map {
        CellNodeSetup(interactionDelegate: $0, isRangeManaged: false, isInverted: false)
      }
    }
  }

  final var viewControllerBlock: ASDisplayNodeViewControllerBlock?
  final var tableCell: TableCellProperties?
  @MainActor final var viewControllerNode: ASDisplayNode?
  @MainActor final var loadedViewController: UIViewController?
  @MainActor final var appliedAttributes: UICollectionViewLayoutAttributes?
  final var isMirroringContainer = false

  /// Makes a plain cell, which clips to its bounds; any thread.
  public override init() {
    super.init()
    flags.insert(.clipsByDefault)
  }

  /// Makes a cell around a view controller, which the block makes on the main thread at load.
  ///
  /// Any thread. The controller's view fills the cell. A second closure runs when the controller
  /// and its view are in place.
  /// - Quirk: a cell made in this way does not clip to its bounds; advisory
  ///   `unclipped-controller-cell`, once.
  public convenience init(
    viewControllerBlock: @escaping ASDisplayNodeViewControllerBlock,
    didLoad didLoadBlock: ASDisplayNodeDidLoadBlock?
  ) {
    self.init()
    flags.remove(.clipsByDefault)
    self.viewControllerBlock = viewControllerBlock
    if let didLoadBlock { onDidLoad(didLoadBlock) }
  }

  /// Takes note of the element that made this node, by its container and its number.
  final func adopt(_ owner: ElementOwner, number: UInt, kind: String?) {
    if !owner.isFirst(at: self) {
      laterOwner = owner
    } else if laterOwner != nil {
      laterOwner = nil
    }
    elementNumber = number
    elementKind = kind
  }

  // MARK: Selection

  /// A Boolean value that indicates whether the cell is selected; set by the app, the container
  /// follows.
  ///
  /// Any thread may set it; the container is told on the main thread, and calls no delegate.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue, !isMirroringContainer, interactionDelegate != nil else {
        return
      }
      tellContainer { $0.nodeSelectedStateDidChange($1) }
    }
  }

  /// A Boolean value that indicates whether the cell is highlighted; set by the app, the container
  /// follows.
  ///
  /// Any thread may set it; the container is told on the main thread, and calls no delegate.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue, !isMirroringContainer, interactionDelegate != nil else {
        return
      }
      tellContainer { $0.nodeHighlightedStateDidChange($1) }
    }
  }

  // MARK: Hooks

  /// Hears of new layout attributes of the cell: once for each object, nil aside; main thread.
  @preconcurrency @MainActor
  open func applyLayoutAttributes(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns whether the node may take over another model; the default is: one of the same class.
  ///
  /// Main thread. No model matches no model.
  @preconcurrency @MainActor open func canUpdate(toNodeModel nodeModel: Any) -> Bool {
    self.nodeModel.map { type(of: $0) == type(of: nodeModel) } ?? false
  }

  /// Hears that the cell appeared, disappeared, or that its container scrolls; main thread.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - scrollView: the container's scroll view, where there is one.
  ///   - cellFrame: the cell's frame in it, in points.
  @preconcurrency @MainActor
  open func cellNodeVisibilityEvent(
    _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?,
    withCellFrame cellFrame: CGRect
  ) {}

  // MARK: Overrides

  /// A Boolean value that indicates whether the class may be layer-backed: a cell never is.
  open override var supportsLayerBacking: Bool { false }

  /// Loads the view controller of a cell around one; main thread; call super.
  @preconcurrency @MainActor open override func didLoad() {
    super.didLoad()
    loadViewController()
  }

  /// Sets the frame of a wrapped controller's view to the cell's bounds. Called on the main thread;
  /// an override must call super.
  @preconcurrency @MainActor open override func layout() {
    super.layout()
    viewControllerNode?.frame = bounds
  }

  /// Remarks on content below the accessory view of a table cell; main thread; call super.
  @preconcurrency @MainActor open override func layoutDidFinish() {
    super.layoutDidFinish()
    checkAccessoryView()
  }

  /// Draws the subtree where placeholders must not show, and sends the event; main thread.
  @preconcurrency @MainActor open override func didEnterVisibleState() {
    super.didEnterVisibleState()
    if neverShowPlaceholders { recursivelyEnsureDisplaySynchronously(true) }
    sendVisibilityEvent(.visible)
  }

  /// Sends the event; main thread; call super.
  @preconcurrency @MainActor open override func didExitVisibleState() {
    super.didExitVisibleState()
    sendVisibilityEvent(.invisible)
  }

  /// Tells the container that another size is needed, where there is one; main thread.
  @MainActor override func sizeDidInvalidate(_ newSize: CGSize) {
    guard let interactionDelegate else { return super.sizeDidInvalidate(newSize) }
    interactionDelegate.nodeDidInvalidateSize(self)
  }

  /// Asks the container to measure the cell again with the container's own size range.
  ///
  /// Source: `ASCellNode.mm`, `-_layoutTransitionMeasurementDidFinish`.
  @MainActor override func layoutTransitionMeasurementDidFinish() {
    interactionDelegate?.nodeDidInvalidateSize(self)
  }
}

/// Makes the node of one item, usually off the main thread; called once.
///
/// Texture: `ASCellNodeBlock`. The compiler checks what Texture's documentation asks for: the block
/// captures only `Sendable` values, and hands over a node that nobody else has.
public typealias ASCellNodeBlock = @Sendable () -> sending ASCellNode

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

/// What a cell node hears while its container scrolls.
///
/// Texture: `ASCellNodeVisibilityEvent`.
public enum ASCellNodeVisibilityEvent: UInt, Hashable, Sendable {
  /// The cell became visible.
  case visible
  /// The container scrolled while the cell was visible.
  case visibleRectChanged
  /// The cell is no longer visible.
  case invisible
  /// A drag of the container begins.
  case willBeginDragging
  /// A drag of the container has ended.
  case didEndDragging
  /// The container has come to rest.
  case didStopScrolling
}
