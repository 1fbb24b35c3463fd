import Foundation

/// An object that recognizes a gesture and calls methods of its targets.
///
/// Gestures are simulated with `drive(to:at:)` and the other methods of UIKitSimulation.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The values that extensions in other modules associate with the object.
  public var associatedObjects = RuntimeBridge.AssociatedObjects()
  /// The state of a gesture.
  public enum State: Int, Hashable, Sendable {
    /// The gesture has not been recognized.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// The gesture was recognized or has ended.
    case ended
    /// A continuous gesture was canceled.
    case cancelled
    /// The touches do not match the gesture.
    case failed

    /// The state of a recognized discrete gesture; another name of ``ended``.
    public static let recognized = State.ended
  }

  private enum Handler {
    case method(ActionTarget)
    case closure((UIGestureRecognizer) -> Void)
  }

  private var handlers: [Handler] = []
  private var requirements: [WeakRecognizer] = []
  /// The location of the fingers in the window's coordinate system, in points.
  package var place = CGPoint.zero

  /// The state of the gesture. The default is `possible`.
  open var state = State.possible
  /// The view to which the recognizer is attached, or `nil`.
  open internal(set) weak var view: UIView?
  /// The delegate that decides whether the gesture can be recognized.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean value that indicates whether the recognizer receives touches. The default is `true`.
  /// Disabling the recognizer cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled, state == .began || state == .changed { advance(to: .cancelled) } }
  }
  /// A Boolean value that indicates whether the view's touches are canceled when the gesture is
  /// recognized. The default is `true`.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the view's touches are delayed until the gesture fails.
  /// The default is `false`. Not used by the runtime, which reports `unused-member`.
  open var delaysTouchesBegan = false {
    didSet { reportUnused("UIGestureRecognizer", if: delaysTouchesBegan) }
  }
  /// A Boolean value that indicates whether the end of the view's touches is delayed until the
  /// gesture fails. The default is `true`. Not used by the runtime, which reports `unused-member`.
  open var delaysTouchesEnded = true {
    didSet { reportUnused("UIGestureRecognizer", if: !delaysTouchesEnded) }
  }
  /// The number of fingers: zero before the gesture is recognized, otherwise one.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }
  /// A name that identifies the recognizer in messages.
  open var name: String?

  /// Creates a recognizer that calls a method of a target at each change of the gesture.
  ///
  /// The target is referenced weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer without a target. The contents of the archive are not decoded.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer of the runtime with a closure that is called at each change of the gesture.
  package convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }

  /// Adds a closure that is called at each change of the gesture.
  package func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(.closure(handler))
  }

  /// Adds a method of a target, which is called at each change of the gesture.
  ///
  /// The target is referenced weakly. Adding the same target and action again has no effect. Rule: UIKit's
  /// documentation of `addTarget(_:action:)`.
  open func addTarget(_ target: Any, action: Selector) {
    let entry = ActionTarget(target, action)
    let isKnown = handlers.contains { handler in
      guard case .method(let method) = handler else { return false }
      return method.matches(target, action)
    }
    if !isKnown { handlers.append(.method(entry)) }
  }

  /// Removes methods of a target. `nil` means those of all targets, or all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll { handler in
      guard case .method(let method) = handler else { return false }
      return method.matches(target, action)
    }
  }

  private func callHandlers() {
    for handler in handlers {
      switch handler {
      case .closure(let closure): closure(self)
      case .method(let method):
        if let target = method.target { method.action.call(on: target, self) }
      }
    }
  }

  /// Returns the location of one finger in a view's coordinate system, in points. There is only one
  /// finger.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the location of the gesture in a view's coordinate system, in points; `nil` means the
  /// window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: view.window)
  }

  /// Requires another gesture to fail before this one begins.
  ///
  /// While the other gesture is in progress, this one does not begin. A tap in a window that is
  /// recognized as the other gesture is not recognized as this one.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self, !waits(for: otherGestureRecognizer) else { return }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns a Boolean value that indicates whether this gesture waits for another one to fail, by
  /// a requirement or a delegate.
  package func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// A Boolean value that indicates whether a continuous gesture is in progress.
  package var isRunning: Bool { state == .began || state == .changed }

  /// A Boolean value that indicates whether a gesture in progress prevents this one from beginning.
  ///
  /// Rule: UIKit's documentation of `shouldRecognizeSimultaneouslyWith`: two gestures of one view,
  /// or of a view and one of its superviews, are recognized together only if one of their delegates
  /// allows it.
  private var isHeldBack: Bool {
    if requirements.contains(where: { $0.recognizer?.isRunning ?? false }) { return true }
    return sequence(first: view, next: { $0?.superview }).contains { view in
      view?.gestures.contains { $0 !== self && $0.isRunning && !runsTogether(with: $0) } ?? false
    }
  }

  private func runsTogether(with other: UIGestureRecognizer) -> Bool {
    guard !waits(for: other) else { return false }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  // MARK: Touches

  /// Handles fingers that touch the view. A subclass overrides this method to recognize its
  /// gesture.
  ///
  /// The simulated gestures of this package do not use this method, so that the default
  /// implementation does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Handles fingers that move. A subclass overrides this method to recognize its gesture.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Handles fingers that are lifted. A subclass overrides this method to recognize its gesture.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Handles touches that are canceled. A subclass overrides this method to reset its gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Makes the recognizer ignore a touch. This method has no effect here: no touches are tracked.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  /// Returns a Boolean value that indicates whether this gesture prevents another one from being
  /// recognized. The default is `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether another gesture can prevent this one from being
  /// recognized. The default is `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns a Boolean value that indicates whether this gesture waits for another one to fail. The
  /// default is `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns a Boolean value that indicates whether another gesture waits for this one to fail. The
  /// default is `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Passes a touch to the recognizer, and calls the handlers if a subclass changes the state.
  ///
  /// Rule: UIKit's documentation for subclasses: they set the state in these methods, the handlers
  /// are called for each change, and the gesture returns to `possible` after its last state.
  func deliver(_ touch: UITouch, with event: UIEvent) {
    guard isEnabled else { return }
    let former = state
    place = touch.location(in: nil)
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved, .stationary: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
    guard state != former || state == .changed else { return }
    guard former != .possible || state == .failed || mayBegin(touching: touch.view) else {
      return reset()
    }
    advance(to: state)
  }

  /// Resets the recognizer to its initial state after a gesture.
  open func reset() {
    state = .possible
  }

  /// Returns a Boolean value that indicates whether the views and the delegate let the gesture begin.
  ///
  /// Decided here: every view from the touched one up to the gesture's view is asked, and one `false` is
  /// enough. UIKit documents only that a view "may prevent recognition"; its controls do so for
  /// recognizers of their superviews.
  package func mayBegin(touching touched: UIView?) -> Bool {
    guard isEnabled, let view, !isHeldBack else { return false }
    let touched = touched?.isDescendant(of: view) == true ? touched : view
    for asked in sequence(first: touched, next: { $0 === view ? nil : $0?.superview }) {
      guard asked?.gestureRecognizerShouldBegin(self) != false else { return false }
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  package func advance(to state: State) {
    self.state = state
    let environment = view?.environment ?? .current
    if state != .failed, state != .possible {
      environment.bind { callHandlers() }
    }
    if [.ended, .cancelled, .failed].contains(state) { reset() }
  }
}

/// A weak reference to a recognizer.
@MainActor struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
