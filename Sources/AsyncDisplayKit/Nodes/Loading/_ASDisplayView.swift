import UIKit

/// The view of a node that has no view block.
///
/// Texture: `_ASDisplayView`. Main thread. It passes layout, drawing and events to the node.
@preconcurrency @MainActor
open class _ASDisplayView: UIView {
  private weak var keeper: CALayer?
  private var asked: Question = []
  private var isInHitTest = false
  private var isInPointInside = false

  /// The questions about the first responder that the node is being asked.
  private struct Question: OptionSet {
    let rawValue: Int
    static let canBecomeFirst = Question(rawValue: 1)
    static let canResignFirst = Question(rawValue: 2)
    static let isFirst = Question(rawValue: 4)
    static let becomeFirst = Question(rawValue: 8)
    static let resignFirst = Question(rawValue: 16)
  }

  /// The class of the layer, which draws through the node.
  open override class var layerClass: AnyClass { _ASDisplayLayer.self }

  /// Runs the node's layout pass.
  open override func layoutSubviews() {
    super.layoutSubviews()
    displayNode?.runLayoutPass()
  }

  /// Returns the size of the node, measured with exactly the given size in points.
  ///
  /// Source: `_ASDisplayView.mm`, `-sizeThatFits:`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    displayNode?.layoutThatFits(ASSizeRangeMake(size)).size ?? super.sizeThatFits(size)
  }

  /// Returns the action of an event of the layer: UIKit's, or else the node's.
  ///
  /// Source: `_ASDisplayView.mm`, `-actionForLayer:forKey:`.
  open override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    super.action(for: layer, forKey: event) ?? displayNode?.layerAction(forKey: event)
  }

  /// Notifies the node before the view enters a window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    displayNode?.viewWillMove(to: newWindow)
  }

  /// Notifies the node after the view has left its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    displayNode?.viewDidMoveToWindow()
  }

  /// The way in which the content fills the bounds, stored as the gravity of the layer.
  ///
  /// A change keeps ``ASDisplayNode/needsDisplayOnBoundsChange``, unlike in other views. `redraw` is
  /// reported and treated as `scaleToFill`. Source: `_ASDisplayView.mm`, `-setContentMode:`.
  open override var contentMode: ContentMode {
    get { ContentMode(layer.contentsGravity) }
    set {
      layer.contentsGravity = CALayerContentsGravity(newValue)
      if newValue == .redraw { displayNode?.reportRedrawMode() }
    }
  }

  /// Adds a gesture recognizer, after which the node does not support layer backing.
  ///
  /// Source: `_ASDisplayView.mm`, `-addGestureRecognizer:`.
  open override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
    displayNode?.flags.insert(.hadGestureRecognizer)
  }

  /// Returns the view, its node, or the next responder that performs an action.
  ///
  /// Source: `_ASDisplayView.mm`, `-canPerformAction:withSender:` and `-forwardingTargetForSelector:`, which
  /// pass the action to the node.
  open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if responds(to: action), canPerformAction(action, withSender: sender) { return self }
    if let node = displayNode, action.isMethod(of: node),
      canPerformAction(action, withSender: sender)
    {
      return node
    }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Returns whether the view or its node performs an action.
  ///
  /// Source: `_ASDisplayView.mm`, `-canPerformAction:withSender:`.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if super.canPerformAction(action, withSender: sender) { return true }
    return displayNode.map { action.isMethod(of: $0) } ?? false
  }

  /// Updates the node tree after the view has moved to another superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let node = displayNode
    node?.superviewChanged()
    node?.checkController()
    keepAlive(node?.supernode == nil ? node : nil)
  }

  /// Lets the superview retain a node that no supernode retains.
  ///
  /// In Texture, a view in a superview retains its node. Source: `_ASDisplayView.mm`,
  /// `-willMoveToSuperview:` and `-didMoveToSuperview`.
  private func keepAlive(_ node: ASDisplayNode?) {
    keeper?.retainedOwners[ObjectIdentifier(self)] = nil
    keeper = superview?.layer
    keeper?.retainedOwners[ObjectIdentifier(self)] = node
  }

  /// Notifies the node of the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    displayNode?.tintColorDidChange()
  }

  /// Notifies the node of the new safe area insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    displayNode?.safeAreaInsetsDidChange()
  }

  /// Notifies the node of the new layout margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    displayNode?.layoutMarginsDidChange()
  }

  /// The node's accessibility elements. Setting them does nothing: set those of the node.
  ///
  /// Source: `_ASDisplayViewAccessiblity.mm`, `-setAccessibilityElements:`.
  open override var accessibilityElements: [Any]? {
    get {
      guard let displayNode else { return [] }
      return displayNode.accessibilityElements
    }
    set {}
  }

  /// Performs the node's default accessibility action.
  open override func accessibilityActivate() -> Bool {
    displayNode?.accessibilityActivate() ?? false
  }

  /// Increments the node's accessibility value.
  open override func accessibilityIncrement() { displayNode?.accessibilityIncrement() }

  /// Decrements the node's accessibility value.
  open override func accessibilityDecrement() { displayNode?.accessibilityDecrement() }

  /// Scrolls the node for assistive technologies.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    displayNode?.accessibilityScroll(direction) ?? false
  }

  /// Performs the node's accessibility escape.
  open override func accessibilityPerformEscape() -> Bool {
    displayNode?.accessibilityPerformEscape() ?? false
  }

  /// Performs the node's accessibility magic tap.
  open override func accessibilityPerformMagicTap() -> Bool {
    displayNode?.accessibilityPerformMagicTap() ?? false
  }

  /// Returns the view that the node's method returns. When the node's method calls super, UIKit's
  /// answer.
  ///
  /// Source: `_ASDisplayView.mm`, `-hitTest:withEvent:`.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isInHitTest else { return super.hitTest(point, with: event) }
    isInHitTest = true
    defer { isInHitTest = false }
    return displayNode?.hitTest(point, with: event)
  }

  /// Returns the answer of the node's method. When the node's method calls super, UIKit's answer.
  ///
  /// Source: `_ASDisplayView.mm`, `-pointInside:withEvent:`.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard !isInPointInside else { return super.point(inside: point, with: event) }
    isInPointInside = true
    defer { isInPointInside = false }
    return displayNode?.point(inside: point, with: event) ?? false
  }

  /// Calls the node's method if its class overrides it, or else passes the touches to the next responder.
  ///
  /// Source: `_ASDisplayView.mm`, `-touchesBegan:withEvent:`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let displayNode, NodeMethodOverrides.handlesTouchesBegan(type(of: displayNode)) else {
      return super.touchesBegan(touches, with: event)
    }
    displayNode.touchesBegan(touches, with: event)
  }

  /// Calls the node's method if its class overrides it, or else passes the touches to the next responder.
  ///
  /// Source: `_ASDisplayView.mm`, `-touchesMoved:withEvent:`.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let displayNode, NodeMethodOverrides.handlesTouchesMoved(type(of: displayNode)) else {
      return super.touchesMoved(touches, with: event)
    }
    displayNode.touchesMoved(touches, with: event)
  }

  /// Calls the node's method if its class overrides it, or else passes the touches to the next responder.
  ///
  /// Source: `_ASDisplayView.mm`, `-touchesEnded:withEvent:`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let displayNode, NodeMethodOverrides.handlesTouchesEnded(type(of: displayNode)) else {
      return super.touchesEnded(touches, with: event)
    }
    displayNode.touchesEnded(touches, with: event)
  }

  /// Calls the node's method if its class overrides it, or else passes the touches to the next responder.
  ///
  /// Source: `_ASDisplayView.mm`, `-touchesCancelled:withEvent:`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let displayNode, NodeMethodOverrides.handlesTouchesCancelled(type(of: displayNode)) else {
      return super.touchesCancelled(touches, with: event)
    }
    displayNode.touchesCancelled(Optional(touches), with: event)
  }

  /// Returns the answer of the node's method.
  ///
  /// Source: `_ASDisplayView.mm`, `-gestureRecognizerShouldBegin:`.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    displayNode?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
  }

  /// A Boolean value that indicates whether the node can become the first responder, as its method
  /// returns.
  ///
  /// Source: `_ASDisplayView.mm`, `-canBecomeFirstResponder`.
  open override var canBecomeFirstResponder: Bool {
    askNode(.canBecomeFirst, { $0.canBecomeFirstResponder() }, else: super.canBecomeFirstResponder)
  }

  /// A Boolean value that indicates whether the node can resign first responder status, as its
  /// method returns.
  ///
  /// Source: `_ASDisplayView.mm`, `-canResignFirstResponder`.
  open override var canResignFirstResponder: Bool {
    askNode(.canResignFirst, { $0.canResignFirstResponder() }, else: super.canResignFirstResponder)
  }

  /// A Boolean value that indicates whether the node is the first responder, as its method returns.
  ///
  /// Source: `_ASDisplayView.mm`, `-isFirstResponder`.
  open override var isFirstResponder: Bool {
    askNode(.isFirst, { $0.isFirstResponder() }, else: super.isFirstResponder)
  }

  /// Calls the node's method, which makes the view the first responder by default.
  ///
  /// Source: `_ASDisplayView.mm`, `-becomeFirstResponder`.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    askNode(.becomeFirst, { $0.becomeFirstResponder() }, else: super.becomeFirstResponder())
  }

  /// Calls the node's method, which makes the view resign first responder status by default.
  ///
  /// Source: `_ASDisplayView.mm`, `-resignFirstResponder`.
  @discardableResult open override func resignFirstResponder() -> Bool {
    askNode(.resignFirst, { $0.resignFirstResponder() }, else: super.resignFirstResponder())
  }

  /// Returns the answer of the node's method, or UIKit's answer while that method runs.
  private func askNode(
    _ question: Question, _ ask: (ASDisplayNode) -> Bool, else answer: @autoclosure () -> Bool
  ) -> Bool {
    guard !asked.contains(question) else { return answer() }
    guard let displayNode else { return false }
    asked.insert(question)
    defer { asked.remove(question) }
    return ask(displayNode)
  }

  /// Passes touches to the next responder, for cells.
  func passOnTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  /// Passes touches to the next responder, for cells.
  func passOnTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }

  /// Passes touches to the next responder, for cells.
  func passOnTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }

  /// Passes touches to the next responder, for cells.
  func passOnTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}

/// The layer of a node that has no layer block. It draws through the node.
///
/// Texture: `_ASDisplayLayer`. Main thread.
@preconcurrency @MainActor
open class _ASDisplayLayer: CALayer {
  private var wasDisplayedWithoutArea = false

  /// The position of the anchor point in the superlayer, in points. An invalid position is reported and
  /// not set.
  ///
  /// Source: `_ASDisplayLayer.mm`, `-setPosition:`.
  open override var position: CGPoint {
    get { super.position }
    set {
      if accepts(ASIsCGPositionValidForLayout(newValue), "position") { super.position = newValue }
    }
  }

  /// The visible rectangle in the layer's own coordinates, in points. An invalid rectangle is reported
  /// and not set.
  ///
  /// Source: `_ASDisplayLayer.mm`, `-setBounds:`.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard accepts(ASIsCGRectValidForLayout(newValue), "bounds") else { return }
      super.bounds = newValue
      noteSize()
    }
  }

  /// The frame in the superlayer, in points. An invalid frame is reported and not set.
  ///
  /// Source: `_ASDisplayLayer.mm`, `-setPosition:` and `-setBounds:`, which Core Animation calls.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard accepts(ASIsCGRectValidForLayout(newValue.standardized), "frame") else { return }
      super.frame = newValue
      noteSize()
    }
  }

  /// The transform around the anchor point. One with values that are not numbers is reported and not set.
  ///
  /// Source: `_ASDisplayLayer.mm`, `-setTransform:`.
  open override var transform: CATransform3D {
    get { super.transform }
    set { if accepts(newValue.hasNumbers, "transform") { super.transform = newValue } }
  }

  /// Records the size for other threads that ask for the lines of a text.
  private func noteSize() {
    (displayNode as? ASTextNode)?.threadSafeSize = super.bounds.size
  }

  private func accepts(_ isValid: Bool, _ member: String) -> Bool {
    if !isValid { displayNode?.reportInvalidGeometry("The layer's \(member)") }
    return isValid
  }

  /// Marks the contents for drawing, and cancels a drawing in the background. While the node's display is
  /// suspended, the layer is not marked.
  ///
  /// Source: `_ASDisplayLayer.mm`, `-setNeedsDisplay`.
  open override func setNeedsDisplay() {
    displayNode?.cancelBegunDrawing()
    if displayNode?.displaySuspended != true { super.setNeedsDisplay() }
  }

  /// Draws the node, in the background if the node allows it.
  open override func display() {
    if bounds.isEmpty { wasDisplayedWithoutArea = true }
    displayNode?.displayFromLayer()
  }

  /// Runs the node's layout pass if the layer has no view, and draws a node that had no area when it
  /// was to be drawn.
  ///
  /// Source: `_ASDisplayLayer.mm`, `-setBounds:` and `-display:`.
  open override func layoutSublayers() {
    super.layoutSublayers()
    if wasDisplayedWithoutArea, !bounds.isEmpty {
      wasDisplayedWithoutArea = false
      if !needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    guard delegate == nil else { return }
    displayNode?.runLayoutPass()
  }

  /// Notifies the node of a layer without a view that it has entered or left a window, and returns the
  /// action of the node, or else of the layer.
  ///
  /// Source: `ASDisplayNode.mm`, `-actionForLayer:forKey:`.
  open override func action(forKey event: String) -> (any CAAction)? {
    guard delegate == nil, let displayNode else { return super.action(forKey: event) }
    displayNode.layerOrderChanged(event)
    return displayNode.layerAction(forKey: event) ?? super.action(forKey: event)
  }

  /// Cancels the drawing in the background.
  ///
  /// Source: `_ASDisplayLayer.mm`, `-cancelAsyncDisplay`.
  public final func cancelAsyncDisplay() { displayNode?.cancelDrawing() }

  /// Draws the node on the main thread, whether the layer is marked or not.
  ///
  /// Source: `_ASDisplayLayer.mm`, `-displayImmediately`.
  public final func displayImmediately() { displayNode?.drawNow() }
}
