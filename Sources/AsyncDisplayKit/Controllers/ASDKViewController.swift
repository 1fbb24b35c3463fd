import UIKit

/// A closure that returns an app's own traits in place of UIKit's.
///
/// Texture: `ASDisplayTraitsForTraitCollectionBlock`.
public typealias ASDisplayTraitsForTraitCollectionBlock = (UITraitCollection) -> ASTraitCollection

/// A closure that returns an app's own traits for a window size, in points.
///
/// Texture: `ASDisplayTraitsForTraitWindowSizeBlock`.
public typealias ASDisplayTraitsForTraitWindowSizeBlock = (CGSize) -> ASTraitCollection

/// A view controller whose view is the view of a node.
///
/// Texture: `ASDKViewController`. Main thread. The node gets the controller's traits, the size of
/// its view as their `containerSize`, and a layout pass with the view.
@preconcurrency @MainActor
open class ASDKViewController<DisplayNodeType: ASDisplayNode>: UIViewController, ASVisibilityDepth,
  NodeHostingController, VisibilityDepthKeeper
{
  private var storedNode: DisplayNodeType?
  private var ensuresDisplay = false
  var ownDepth = 0

  /// A Boolean value that indicates whether the whole tree is drawn synchronously, once per
  /// appearance, so that no placeholders show.
  open var neverShowPlaceholders = false

  /// A Boolean value that indicates whether the node's range mode follows ``visibilityDepth()``.
  ///
  /// It is initially `true` if the node, or the controller itself, has ranges. If neither has, setting it
  /// to `true` has no effect; advisory `range-mode-without-ranges`. Source: `ASDKViewController.mm`,
  /// `-setAutomaticallyAdjustRangeModeBasedOnViewEvents:`, which logs this.
  open var automaticallyAdjustRangeModeBasedOnViewEvents = false {
    didSet {
      guard automaticallyAdjustRangeModeBasedOnViewEvents, !oldValue, !hasRangeMode else { return }
      RuntimeEnvironment.current.report(.rangeModeWithoutRanges("\(type(of: self))"))
    }
  }

  /// A closure that returns the app's own traits in place of UIKit's.
  open var overrideDisplayTraitsWithTraitCollection: ASDisplayTraitsForTraitCollectionBlock?

  /// A closure that returns the app's own traits for a window size. Stored but never called.
  ///
  /// Source: `ASDKViewController.h`, `overrideDisplayTraitsWithWindowSize`, which says so.
  open var overrideDisplayTraitsWithWindowSize: ASDisplayTraitsForTraitWindowSizeBlock? {
    didSet {
      reportUnused("ASDKViewController", if: overrideDisplayTraitsWithWindowSize != nil)
    }
  }

  // MARK: Making

  /// Creates a controller for a node.
  public init(node: DisplayNodeType) {
    storedNode = node
    super.init(nibName: nil, bundle: nil)
    node.flags.insert(.controllerRoot)
    automaticallyAdjustRangeModeBasedOnViewEvents = hasRangeMode
    followLoading(of: node)
  }

  /// Creates a controller without a node. Its view is a plain one.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a node. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The root node, or `nil` for a controller that was created without one.
  ///
  /// Source: `ASDKViewController.h`, `node`, whose nullability is unspecified.
  public var node: DisplayNodeType! { storedNode }

  package var hostedNode: ASDisplayNode? { storedNode }

  /// The interface state of the node.
  public var interfaceState: ASInterfaceState { storedNode?.interfaceState ?? .none }

  // MARK: View

  /// Uses the node's view, with the frame and autoresizing mask of the controller's default view.
  ///
  /// The app's own traits have their own container size until the first layout pass. Source:
  /// `ASDKViewController.mm`, `-loadView`.
  open override func loadView() {
    super.loadView()
    guard let storedNode, let placeholder = viewIfLoaded else { return }
    let view = storedNode.view
    view.frame = placeholder.frame
    view.autoresizingMask = placeholder.autoresizingMask
    self.view = view
    let own = overrideDisplayTraits(withTraitCollection: traitCollection)
    propagate(own?.primitiveTraitCollection() ?? displayTraits(containerSize: view.frame.size))
  }

  /// Measures the node in ``nodeConstrainedSize()`` before the layout pass, with the size of the view
  /// as the container size of its traits.
  ///
  /// Source: `ASDKViewController.mm`, `-viewWillLayoutSubviews`.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let storedNode else { return }
    guard view.bounds.size != storedNode.traits.containerSize else {
      _ = storedNode.layoutThatFits(nodeConstrainedSize())
      return
    }
    UIView.performWithoutAnimation {
      propagate(displayTraits(containerSize: view.bounds.size))
    }
  }

  /// Draws the whole tree synchronously, once per appearance, if placeholders must not show.
  ///
  /// Source: `ASDKViewController.mm`, `-viewDidLayoutSubviews`.
  open override func viewDidLayoutSubviews() {
    if ensuresDisplay, neverShowPlaceholders {
      ensuresDisplay = false
      storedNode?.recursivelyEnsureDisplaySynchronously(true)
    }
    super.viewDidLayoutSubviews()
  }

  /// Lays out the node and records that the controller is on top.
  ///
  /// Source: `ASDKViewController.mm`, `-viewWillAppear:`. Containers have to be in the tree before
  /// UIKit adjusts the insets of scroll views.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ensuresDisplay = true
    storedNode?.view.layoutIfNeeded()
    noteDepth(0)
  }

  /// Records that another controller covers this one.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    noteDepth(1)
  }

  // MARK: Visibility depth

  /// Updates the depth for the new container.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    visibilityDepthDidChange()
  }

  /// Returns the number of controllers that cover this one.
  ///
  /// A parent that conforms to ``ASManagesChildVisibilityDepth`` determines the number. Without
  /// such a parent it is 0 from `viewWillAppear` on and 1 after the controller has disappeared.
  open func visibilityDepth() -> Int { countedDepth }

  /// Updates the node's range mode after the depth has changed. An override must call super.
  ///
  /// The depth is asked for in any case, and a negative one is greater than all others. Source:
  /// `ASDKViewController.mm`, `-visibilityDepthDidChange`, and `ASVisibilityProtocols.mm`,
  /// `ASLayoutRangeModeForVisibilityDepth`.
  open func visibilityDepthDidChange() {
    let mode = ASLayoutRangeModeForVisibilityDepth(UInt(bitPattern: visibilityDepth()))
    if automaticallyAdjustRangeModeBasedOnViewEvents { apply(mode) }
  }

  // MARK: Traits

  /// Returns the traits for the node, or `nil` for UIKit's.
  open func overrideDisplayTraits(
    withTraitCollection traitCollection: UITraitCollection
  ) -> ASTraitCollection? {
    overrideDisplayTraitsWithTraitCollection?(traitCollection)
  }

  /// Propagates the traits to the node. Loads the view, whose size is part of them.
  ///
  /// Source: `ASDKViewController.mm`, `-traitCollectionDidChange:`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    propagate(displayTraits(containerSize: view.bounds.size))
  }

  /// Returns the range in which the node is measured when its traits change: the view's size.
  ///
  /// Main thread. Texture deprecates the method in favor of the view's frame; apps still override
  /// it.
  open func nodeConstrainedSize() -> ASSizeRange { ASSizeRangeMake(view.bounds.size) }
}

extension ASDKViewController {
  /// Loads the controller's view when the node is loaded, or immediately if it is loaded.
  ///
  /// Source: `ASDKViewController.mm`, `-_initializeInstance`.
  private func followLoading(of node: ASDisplayNode) {
    node.onDidLoad { [weak self] _ in self?.loadViewIfNeeded() }
  }

  private func displayTraits(containerSize: CGSize) -> ASPrimitiveTraitCollection {
    if let traits = overrideDisplayTraits(withTraitCollection: traitCollection) {
      var own = traits.primitiveTraitCollection()
      own.containerSize = containerSize
      return own
    }
    return ASPrimitiveTraitCollection(traitCollection, containerSize: containerSize)
  }

  /// Propagates new traits to the node's tree, and measures it in the view's size if they differ.
  ///
  /// Source: `ASDKViewController.mm`, `-propagateNewTraitCollection:`.
  private func propagate(_ traits: ASPrimitiveTraitCollection) {
    guard let storedNode, traits != storedNode.traits else { return }
    storedNode.propagateTraits(traits)
    _ = storedNode.layoutThatFits(nodeConstrainedSize())
  }
}

extension ASDKViewController {
  /// A Boolean value that indicates whether the controller or its node has a range mode to set.
  var hasRangeMode: Bool { !rangeModeTargets.isEmpty }

  /// Sets the range mode of the controller and of its node.
  func apply(_ mode: ASLayoutRangeMode) {
    for target in rangeModeTargets { target.updateCurrentRange(with: mode) }
  }

  /// The controller itself and the node, each if it has ranges.
  ///
  /// Source: `ASDKViewController.mm`, `-updateCurrentRangeModeWithModeIfPossible:`.
  private var rangeModeTargets: [any ASRangeControllerUpdateRangeProtocol] {
    [self, storedNode].compactMap { $0 as? any ASRangeControllerUpdateRangeProtocol }
  }
}

/// The older class of ``ASDKViewController``, whose parameterless initializer is a convenience
/// initializer.
///
/// Main thread. An older version of Texture has this class; the present one has only
/// ``ASDKViewController``.
@preconcurrency @MainActor
open class ASViewController<DisplayNodeType: ASDisplayNode>: ASDKViewController<DisplayNodeType> {
  /// Creates a controller for a node.
  public override init(node: DisplayNodeType) {
    super.init(node: node)
  }

  /// Creates a controller for a new node of its node class.
  public convenience override init() {
    self.init(node: ASDisplayNode.make(DisplayNodeType.self))
  }

  /// Creates a controller without a node. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
