import UIKit

extension RuntimeViolation.Code {
  /// A property of a loaded node was read off the main thread.
  public static let propertyReadOffMain = Self(rawValue: "property-read-off-main")
  /// `onDidLoad` was called off the main thread on a loaded node.
  public static let didLoadBlockOffMain = Self(rawValue: "did-load-block-off-main")
  /// The subnodes of a loaded node were changed off the main thread.
  public static let subnodeChangeOffMain = Self(rawValue: "subnode-change-off-main")
  /// The interface state of a subtree was changed off the main thread.
  public static let interfaceStateOffMain = Self(rawValue: "interface-state-off-main")
  /// The view block, the layer block, the layer backing or the class of a collection view was changed
  /// after the node was loaded.
  public static let changeAfterLoad = Self(rawValue: "change-after-load")
  /// The view of a layer-backed node was accessed.
  public static let viewOfLayerBackedNode = Self(rawValue: "view-of-layer-backed-node")
  /// Layer backing was enabled on a class that does not support it.
  public static let layerBackingUnsupported = Self(rawValue: "layer-backing-unsupported")
  /// A view-backed node was added to a layer-backed one.
  public static let viewInLayerBackedNode = Self(rawValue: "view-in-layer-backed-node")
  /// A view or layer block returned the view or layer of a node.
  public static let viewBlockReturnedNodeView = Self(rawValue: "view-block-returned-node-view")
  /// A node that wraps a foreign view overrides first-responder methods.
  public static let responderAnswersForForeignView = Self(
    rawValue: "responder-answers-for-foreign-view")
  /// The node of a view controller is shown without that controller.
  public static let controllerNodeReused = Self(rawValue: "controller-node-reused")
  /// A range is beyond the text of a text node or an editable text node. Numbers: its location and
  /// length, the length of the text.
  public static let textRangeOutOfBounds = Self(rawValue: "text-range-out-of-bounds")
  /// The content mode of a node was set to `redraw`.
  public static let redrawContentMode = Self(rawValue: "redraw-content-mode")
  /// The style of a scroll node that manages its content size limits the content as well, so that
  /// it never scrolls. Texture does the same.
  public static let scrollNodeLimitsContent = Self(rawValue: "scroll-node-limits-content")
  /// A scroll node that manages its content size has no height or no width, since that of its
  /// parent depends on the parent's children. The content is not shown. Texture does the same.
  public static let scrollNodeWithoutSize = Self(rawValue: "scroll-node-without-size")
  /// A node was inserted into itself.
  public static let subnodeIsSelf = Self(rawValue: "subnode-is-self")
  /// A sibling or replaced node is not a subnode.
  public static let notASubnode = Self(rawValue: "not-a-subnode")
  /// A subnode index is out of bounds. Numbers: the index, the number of subnodes.
  public static let subnodeIndexOutOfBounds = Self(rawValue: "subnode-index-out-of-bounds")
  /// Subnodes were changed while the node computed its layout spec.
  public static let subnodeChangeInLayoutSpec = Self(rawValue: "subnode-change-in-layout-spec")
  /// A node has too many interface state delegates. Numbers: the limit, 4.
  public static let interfaceStateDelegateLimit = Self(rawValue: "interface-state-delegate-limit")
  /// A node became visible without being in the display state.
  public static let visibleWithoutDisplay = Self(rawValue: "visible-without-display")
  /// A node became visible before it was loaded.
  public static let visibleBeforeLoad = Self(rawValue: "visible-before-load")
  /// The app called a hierarchy method that only the runtime may call.
  public static let manualAppearanceCall = Self(rawValue: "manual-appearance-call")
  /// A node that wraps a foreign view was added to a rasterized subtree.
  public static let synchronousInRasterizedTree = Self(
    rawValue: "synchronous-in-rasterized-tree")
  /// A loaded node was added to a rasterized subtree, or rasterization was enabled on a loaded
  /// node.
  public static let loadedInRasterizedTree = Self(rawValue: "loaded-in-rasterized-tree")
  /// A layout transition began while an ancestor or a descendant runs one.
  public static let nestedLayoutTransition = Self(rawValue: "nested-layout-transition")
  /// A layout transition was completed a second time.
  public static let transitionCompletedTwice = Self(rawValue: "transition-completed-twice")
  /// An animated layout transition began on a node that is not loaded.
  public static let transitionBeforeLoad = Self(rawValue: "transition-before-load")
  /// An operation that needs asynchronous drawing was called on a synchronous node.
  public static let synchronousDisplay = Self(rawValue: "synchronous-display")
  /// Layer backing was enabled on a cell node.
  public static let layerBackedCell = Self(rawValue: "layer-backed-cell")
  /// The accessibility elements of a node were read before it was loaded.
  public static let accessibilityBeforeLoad = Self(rawValue: "accessibility-before-load")
  /// A range mode that is not allowed for memory warnings was set. Numbers: the raw value of the
  /// mode.
  public static let invalidMemoryWarningMode = Self(rawValue: "invalid-memory-warning-mode")
  /// A data source returned one node for several items of an update.
  public static let sharedNode = Self(rawValue: "shared-node")
  /// A node controller was given a new node while the former node still notifies it.
  public static let formerNodeOfController = Self(rawValue: "former-node-of-controller")
  /// A cell that wraps a view controller does not clip to its bounds, unlike other cells.
  public static let unclippedControllerCell = Self(rawValue: "unclipped-controller-cell")
  /// Two nodes without a common ancestor were passed to a function that searches for one.
  public static let noCommonAncestor = Self(rawValue: "no-common-ancestor")
  /// Hierarchy notifications were enabled that had not been disabled.
  public static let unbalancedHierarchyNotifications = Self(
    rawValue: "unbalanced-hierarchy-notifications")
  /// The end of an animated layout transition removed a node that is in the new layout.
  public static let laidOutSubnodeRemoved = Self(rawValue: "laid-out-subnode-removed")
  /// A layout transition that began during the end of another one was canceled by it.
  public static let transitionCanceledByFormer = Self(
    rawValue: "transition-canceled-by-former")
  /// The idiom of a trait object is that of the phone on another device.
  public static let traitObjectIdiom = Self(rawValue: "trait-object-idiom")
  /// A node shows a resizable image whose middle is tiled.
  public static let tiledResizableImage = Self(rawValue: "tiled-resizable-image")
  /// The radius of corners that a node draws is multiplied by the scale.
  public static let drawnCornerRadius = Self(rawValue: "drawn-corner-radius")
  /// The masked corners that were set before load do not reach the layer of a view.
  public static let maskedCornersBeforeLoad = Self(rawValue: "masked-corners-before-load")
  /// A table cell's content extends below its accessory view.
  public static let contentBelowAccessoryView = Self(rawValue: "content-below-accessory-view")
  /// A configuration was made from a dictionary of another version. Numbers: its version, the current
  /// version.
  public static let oldConfiguration = Self(rawValue: "old-configuration")
  /// More locks than a set can hold were to be acquired. Numbers: the capacity.
  public static let tooManyLocks = Self(rawValue: "too-many-locks")
}

extension ASDisplayNode {
  /// Reports a violation or an advisory about this node to the environment.
  package final func report(
    _ code: RuntimeViolation.Code, severity: RuntimeViolation.Severity = .violation,
    _ message: String, remedy: String, numbers: [Int] = []
  ) {
    environment.report(
      RuntimeViolation(
        code, severity: severity, subject: nodePath, message: message, remedy: remedy,
        numbers: numbers))
  }

  /// The names of the node and its supernodes, outermost first.
  ///
  /// The path ends below the first supernode that is reached through a node which another thread has locked. A
  /// node may report while it is measured, and a thread that measures its supernode then waits for it, with
  /// the supernode's lock held.
  package final var nodePath: String {
    var names = [shortName]
    var next = parentWithoutWaiting
    while let node = next {
      names.append(node.shortName)
      next = node.parentWithoutWaiting
    }
    return names.reversed().joined(separator: " > ")
  }

  /// The supernode, or `nil` while another thread has the node's lock.
  private final var parentWithoutWaiting: ASDisplayNode? {
    guard tryLock() else { return nil }
    defer { unlock() }
    return lockedParent
  }

  /// The class name, followed by the debug name in parentheses if there is one.
  package final var shortName: String {
    let className = String(describing: type(of: self))
    return debugName.map { "\(className)(\($0))" } ?? className
  }

  /// The environment of the running code. A container's environment is current during every call
  /// that it makes.
  package final var environment: RuntimeEnvironment { RuntimeEnvironment.current }
}

extension ASDisplayNode {
  /// Reports the content mode `redraw`, which Texture asserts.
  final func reportRedrawMode() {
    report(
      .redrawContentMode, "The content mode was set to .redraw, which nodes do not support.",
      remedy: "Set needsDisplayOnBoundsChange, and another content mode.")
  }
}
