import UIKit

/// A node that tracks touches and sends actions to targets.
///
/// Texture: `ASControlNode`. It receives no touches until it has a target.
open class ASControlNode: ASDisplayNode {
  private var targets = ControlTargets()
  /// The states that any thread may use. The node's lock protects them. Source: `ASControlNode.h`, whose
  /// properties are atomic; `ASButtonNode.mm`, `-setEnabled:`.
  private var state = ControlNodeState()

  /// A Boolean value that indicates whether the control tracks touches. The default is `true`.
  ///
  /// Any thread.
  open var isEnabled: Bool {
    get { withNodeLock { state.isEnabled } }
    set { changeState(\.isEnabled, to: newValue) }
  }
  /// A Boolean value that indicates whether the control is highlighted.
  ///
  /// Any thread.
  open var isHighlighted: Bool {
    get { withNodeLock { state.isHighlighted } }
    set { changeState(\.isHighlighted, to: newValue) }
  }
  /// A Boolean value that indicates whether the control is selected.
  ///
  /// Any thread.
  open var isSelected: Bool {
    get { withNodeLock { state.isSelected } }
    set { changeState(\.isSelected, to: newValue) }
  }
  /// A Boolean value that indicates whether a touch is being tracked.
  ///
  /// Main thread.
  public private(set) final var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is inside or near the control.
  ///
  /// Main thread.
  public private(set) final var isTouchInside = false

  /// Compares and stores a state with the node's lock held.
  ///
  /// - Returns: Whether the state has changed.
  @discardableResult
  final func changeState(_ member: WritableKeyPath<ControlNodeState, Bool>, to value: Bool) -> Bool
  {
    withNodeLock {
      defer { state[keyPath: member] = value }
      return state[keyPath: member] != value
    }
  }

  /// Creates a control without targets.
  ///
  /// Any thread.
  public override init() {
    super.init()
    // A text node sets this with its other values.
    if type(of: self) != ASTextNode.self { isUserInteractionEnabled = false }
  }

  /// A Boolean value that indicates whether the node may be layer-backed: `false` while user
  /// interaction is enabled.
  open override var supportsLayerBacking: Bool {
    super.supportsLayerBacking && !isUserInteractionEnabled
  }

  /// A Boolean value that indicates whether the control receives touches.
  ///
  /// The default is `false` until a target is added. Setting it also sets `isAccessibilityElement`.
  /// Source: `ASControlNode.mm`, `-setUserInteractionEnabled:`.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      super.isUserInteractionEnabled = newValue
      isAccessibilityElement = newValue
    }
  }

  // MARK: Targets

  /// Registers an action of a target for events and enables user interaction.
  ///
  /// Any thread before the node is loaded, then the main thread: a cell can add targets in its
  /// initializer. The target is not retained. Without a target, the action is sent to the first
  /// responder in the chain from the control that has the method. The same target and action are
  /// called once per event, in the position of the last registration.
  ///
  /// Source: `ASControlNode.mm`, `-addTarget:action:forControlEvents:`, which locks the node.
  open func addTarget(
    _ target: Any?, action: Selector, forControlEvents controlEvents: ASControlNodeEvent
  ) {
    guard !isLayerBacked else {
      return report(
        .targetOfLayerBackedControl, "A target was added to a layer-backed control.",
        remedy: "Leave isLayerBacked false on controls that receive touches.")
    }
    add(.method(ActionTarget(target, action)), for: controlEvents)
  }

  private final func add(_ entry: ControlTargets.Entry, for controlEvents: ASControlNodeEvent) {
    withNodeLock { targets.add(entry, for: controlEvents) }
    isUserInteractionEnabled = true
  }

  /// Registers a closure of the runtime for events and enables user interaction.
  ///
  /// Threads as for ``addTarget(_:action:forControlEvents:)``. The control retains the closure and calls it on
  /// the main thread.
  package final func addAction(
    forControlEvents controlEvents: ASControlNodeEvent,
    _ handler: @escaping (ASControlNode) -> Void
  ) {
    add(.closure(handler), for: controlEvents)
  }

  /// Removes actions for events. A `nil` target means those of all targets, and a `nil` action all
  /// of them.
  ///
  /// Any thread. Source: `ASControlNode.mm`, `-removeTarget:action:forControlEvents:`.
  open func removeTarget(
    _ target: Any?, action: Selector?, forControlEvents controlEvents: ASControlNodeEvent
  ) {
    withNodeLock { targets.remove(target, action: action, for: controlEvents) }
  }

  /// Returns each existing target once.
  ///
  /// Any thread. Source: `ASControlNode.mm`, `-allTargets`.
  public final func allTargets() -> [AnyObject] { withNodeLock { targets.targets } }

  /// Returns the names of a target's actions for one event, or `nil` if no target has one for it.
  ///
  /// Any thread. Several events at once have none. Source: `ASControlNode.mm`,
  /// `-actionsForTarget:forControlEvent:`.
  open func actions(
    forTarget target: Any, forControlEvent controlEvent: ASControlNodeEvent
  ) -> [String]? {
    let entries = withNodeLock { targets.entries(for: controlEvent) }
    guard !entries.isEmpty, controlEvent.rawValue.nonzeroBitCount == 1 else { return nil }
    let object = target as AnyObject
    return entries.compactMap(\.method).filter { !$0.isGone && $0.target === object }
      .map(\.action.description)
  }

  /// Sends the actions of events in the order of registration.
  ///
  /// Main thread. The targets are found before the first action is sent: an action that removes
  /// another one, or releases its target, does not prevent it.
  ///
  /// Source: `ASControlNode.mm`, `-sendActionsForControlEvents:withEvent:`.
  @preconcurrency @MainActor
  open func sendActions(forControlEvents controlEvents: ASControlNodeEvent, with event: UIEvent?) {
    let entries = withNodeLock { targets.entries(for: controlEvents) }
    for call in entries.compactMap(resolve) { call(event) }
  }

  /// Finds the target of an entry, and returns a closure that calls it.
  @MainActor private final func resolve(_ entry: ControlTargets.Entry) -> ((UIEvent?) -> Void)? {
    switch entry {
    case .closure(let closure): return { [self] _ in closure(self) }
    case .method(let method):
      guard !method.isGone else { return nil }
      let target = method.target ?? view.target(forAction: method.action, withSender: self)
      return target.map { target in
        { [self] event in method.action.call(on: target as AnyObject, self, event) }
      }
    }
  }

  // MARK: Tracking

  /// Returns whether to begin tracking a touch. The default is `true`.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  open func beginTracking(with touch: UITouch, with touchEvent: UIEvent?) -> Bool { true }
  /// Returns whether to continue tracking a touch. The default is `true`.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  open func continueTracking(with touch: UITouch, with touchEvent: UIEvent?) -> Bool { true }
  /// This method is never called.
  ///
  /// - Quirk: Texture declares it as a hook and cancels without it (`ASControlNode.mm`,
  ///   `-_cancelTrackingWithEvent:`). Register for ``ASControlNodeEvent/touchCancel`` instead.
  @preconcurrency @MainActor open func cancelTracking(with touchEvent: UIEvent?) {}
  /// Tells the control that tracking ended.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  open func endTracking(with touch: UITouch?, with touchEvent: UIEvent?) {}

  /// Begins tracking a single touch. A second touch cancels tracking.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(with: touch, with: event) else {
      return
    }
    guard touches.count == 1, !isTracking else { return cancelTouches(with: event) }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(
      forControlEvents: touch.tapCount == 1 ? .touchDown : .touchDownRepeat, with: event)
  }

  /// Tracks the touch and sends the drag events.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    guard isTracking, continueTracking(with: touch, with: event) else {
      isTracking = false
      return
    }
    let location = touch.location(in: view)
    isTouchInside = trackingBounds.contains(location)
    isHighlighted = isTouchInside
    let isInside = point(inside: location, with: nil)
    sendActions(
      forControlEvents: isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// Ends tracking and sends the touch-up events.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, isTracking, let touch = touches.first else { return }
    stopTracking()
    endTracking(with: touch, with: event)
    let isInside = trackingBounds.contains(touch.location(in: view))
    sendActions(forControlEvents: isInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  /// Ends tracking and sends the cancel event.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    cancelTouches(with: event)
  }

  /// Cancels tracking, even if the control only moves to another supernode.
  ///
  /// Source: `ASControlNode.mm`, `-__exitHierarchy`.
  @MainActor final override func didLeaveWindow() {
    if isTracking { cancelTouches(with: nil) }
  }

  /// Returns `nil` while the control is disabled, so that the view behind it gets the touch.
  ///
  /// Main thread. Source: `ASControlNode.mm`, `-hitTest:withEvent:`.
  @preconcurrency @MainActor
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isEnabled ? super.hitTest(point, with: event) : nil
  }

  /// Prevents single-tap recognizers of views above an enabled control. All others may begin.
  ///
  /// Main thread. Source: `ASControlNode.mm`, `-gestureRecognizerShouldBegin:`.
  @preconcurrency @MainActor
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== view
    else { return true }
    return tap.numberOfTapsRequired != 1
  }

  @MainActor private final func cancelTouches(with event: UIEvent?) {
    stopTracking()
    sendActions(forControlEvents: .touchCancel, with: event)
  }

  @MainActor private final func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// The area in which a tracked touch counts as inside: the bounds with the hit-test slop, extended by
  /// 70 points, or 25 on an iPad.
  ///
  /// Source: `ASControlNode.mm`, `_ASControlNodeGetExpandedBounds`.
  @MainActor private final var trackingBounds: CGRect {
    let idiom = environment.traits.userInterfaceIdiom
    let margin: CGFloat = idiom == .pad ? -25 : -70
    return bounds.inset(by: hitTestSlop).insetBy(dx: margin, dy: margin)
  }
}

/// The states of a control.
struct ControlNodeState {
  var isEnabled = true
  var isHighlighted = false
  var isSelected = false
}
