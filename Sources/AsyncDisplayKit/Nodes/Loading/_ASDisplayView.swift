import UIKit

/// The view of a node that has no view of its own.
///
/// Texture: `_ASDisplayView`. Main thread. It passes layout, drawing and events to the node.
@preconcurrency @MainActor
open class _ASDisplayView: UIView {
  private weak var keeper: CALayer?
  private var isInHitTest = false
  private var isInPointInside = false

  /// The class of the layer, which draws through the node.
  open override class var layerClass: AnyClass { _ASDisplayLayer.self }

  /// Runs the node's layout pass.
  open override func layoutSubviews() {
    super.layoutSubviews()
    displayNode?.runLayoutPass()
  }

  /// Tells the node that its layer came into a window or left it.
  open override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    displayNode?.layerOrderChanged(event)
    return super.action(for: layer, forKey: event)
  }

  /// Keeps the node's place in the node tree equal to the view's place in the view tree.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let node = displayNode
    node?.superviewChanged()
    keepAlive(node?.supernode == nil ? node : nil)
  }

  /// Lets the superview keep a node alive that no supernode does, as Texture's views do.
  private func keepAlive(_ node: ASDisplayNode?) {
    keeper?.retainedOwners[ObjectIdentifier(self)] = nil
    keeper = superview?.layer
    keeper?.retainedOwners[ObjectIdentifier(self)] = node
  }

  /// Tells the node.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    displayNode?.tintColorDidChange()
  }

  /// Tells the node.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    displayNode?.safeAreaChanged()
  }

  /// Tells the node.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    displayNode?.layoutMarginsChanged()
  }

  /// The node's elements; setting them does nothing, as in Texture: set those of the node.
  open override var accessibilityElements: [Any]? {
    get { displayNode?.accessibilityElements ?? [] }
    set {}
  }

  /// Asks the node.
  open override func accessibilityActivate() -> Bool {
    displayNode?.accessibilityActivate() ?? false
  }

  /// Tells the node.
  open override func accessibilityIncrement() { displayNode?.accessibilityIncrement() }

  /// Tells the node.
  open override func accessibilityDecrement() { displayNode?.accessibilityDecrement() }

  /// Asks the node.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    displayNode?.accessibilityScroll(direction) ?? false
  }

  /// Asks the node.
  open override func accessibilityPerformEscape() -> Bool {
    displayNode?.accessibilityPerformEscape() ?? false
  }

  /// Asks the node.
  open override func accessibilityPerformMagicTap() -> Bool {
    displayNode?.accessibilityPerformMagicTap() ?? false
  }

  /// Returns the node's hit view; a call by the node itself gets the view's own answer.
  ///
  /// Source: `_ASDisplayView.mm`, `-hitTest:withEvent:`.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isInHitTest else { return super.hitTest(point, with: event) }
    isInHitTest = true
    defer { isInHitTest = false }
    return displayNode?.hitTest(point, with: event)
  }

  /// Returns the node's answer; a call by the node itself gets the view's own answer.
  ///
  /// Source: `_ASDisplayView.mm`, `-pointInside:withEvent:`.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard !isInPointInside else { return super.point(inside: point, with: event) }
    isInPointInside = true
    defer { isInPointInside = false }
    return displayNode?.point(inside: point, with: event) ?? false
  }

  /// Tells the node, whose base class passes it on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    displayNode?.touchesBegan(touches, with: event)
  }

  /// Tells the node, whose base class passes it on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    displayNode?.touchesMoved(touches, with: event)
  }

  /// Tells the node, whose base class passes it on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    displayNode?.touchesEnded(touches, with: event)
  }

  /// Tells the node, whose base class passes it on.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    displayNode?.touchesCancelled(Optional(touches), with: event)
  }

  /// Returns the node's answer.
  ///
  /// Source: `_ASDisplayView.mm`, `-gestureRecognizerShouldBegin:`.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    displayNode?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
  }

  /// Asks the node, whose base class gives the view's own answer.
  open override var canBecomeFirstResponder: Bool {
    displayNode?.canBecomeFirstResponder() ?? super.canBecomeFirstResponder
  }

  /// Asks the node, whose base class gives the view's own answer.
  open override var canResignFirstResponder: Bool {
    displayNode?.canResignFirstResponder() ?? super.canResignFirstResponder
  }

  /// Asks the node, whose base class does what the view does.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    displayNode?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }

  /// Asks the node, whose base class does what the view does.
  @discardableResult open override func resignFirstResponder() -> Bool {
    displayNode?.resignFirstResponder() ?? super.resignFirstResponder()
  }

  var ownCanBecomeFirstResponder: Bool { super.canBecomeFirstResponder }

  var ownCanResignFirstResponder: Bool { super.canResignFirstResponder }

  func becomeFirstResponderItself() -> Bool { super.becomeFirstResponder() }

  func resignFirstResponderItself() -> Bool { super.resignFirstResponder() }

  /// Passes a touch on to the next responder, for nodes that do not handle it.
  func passOnTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  /// Passes a touch on to the next responder, for nodes that do not handle it.
  func passOnTouchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }

  /// Passes a touch on to the next responder, for nodes that do not handle it.
  func passOnTouchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }

  /// Passes a touch on to the next responder, for nodes that do not handle it.
  func passOnTouchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}

/// The layer of a node that has no layer of its own; it draws through the node.
///
/// Texture: `_ASDisplayLayer`. Main thread.
@preconcurrency @MainActor
open class _ASDisplayLayer: CALayer {
  /// Draws the node: in the background if the node allows it.
  open override func display() {
    displayNode?.displayFromLayer()
  }

  /// Runs the node's layout pass where there is no view to do it.
  open override func layoutSublayers() {
    super.layoutSublayers()
    guard delegate == nil else { return }
    displayNode?.runLayoutPass()
  }

  /// Tells the node of a layer without a view that it came into a window or left it.
  open override func action(forKey event: String) -> (any CAAction)? {
    if delegate == nil { displayNode?.layerOrderChanged(event) }
    return super.action(forKey: event)
  }
}
