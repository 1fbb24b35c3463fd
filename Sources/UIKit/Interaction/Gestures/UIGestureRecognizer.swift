import Foundation

/// Recognises a gesture and calls its handlers.
///
/// Target and selector need the Objective-C runtime; handlers are closures here. Recognition is
/// driven: ``drive(to:at:)`` and the subclasses' steps play the fingers.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The values that extensions of other modules keep here.
  public var associatedObjects = AssociatedObjects()
  /// How far a gesture has come.
  public enum State: Int, Hashable, Sendable {
    /// Nothing has been recognised.
    case possible
    /// A lasting gesture has begun.
    case began
    /// A lasting gesture goes on.
    case changed
    /// The gesture was recognised or has ended.
    case ended
    /// A lasting gesture was taken away.
    case cancelled
    /// The touches are no such gesture.
    case failed

    /// Another name of ``ended`` for gestures of a moment.
    public static let recognized = State.ended
  }

  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private var requirements: [WeakRecognizer] = []
  /// The place of the fingers in the window's space, in points.
  var place = CGPoint.zero

  /// How far the gesture has come.
  open var state = State.possible
  /// The view that the recogniser is attached to.
  open internal(set) weak var view: UIView?
  /// Decides about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean value that indicates whether the recogniser hears touches; default yes. Switching
  /// off cancels a running gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, state == .began || state == .changed { advance(to: .cancelled) } }
  }
  /// A Boolean value that indicates whether the view loses its touches to the gesture; default yes.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the view's touches wait for the gesture to fail;
  /// default no.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the end of the view's touches waits for the gesture to
  /// fail; default yes.
  open var delaysTouchesEnded = true
  /// The number of fingers.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }
  /// A name for messages.
  open var name: String?

  /// Makes a recogniser with a handler that is called at each step of the gesture.
  public init(handler: ((UIGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let handler { addHandler(handler) }
  }

  /// Adds a handler that is called at each step of the gesture.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Returns the place of one finger in a view's space, in points; one finger is all there is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the place of the gesture in a view's space, in points; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: view.window)
  }

  /// Says that this gesture waits for another one to fail.
  ///
  /// While the other one runs, this one does not begin; a tap of a window that is recognised as the
  /// other gesture is not recognised as this one.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self, !waits(for: otherGestureRecognizer) else { return }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns whether this gesture waits for another one to fail: by requirement or as a delegate
  /// says.
  func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// A Boolean value that indicates whether a lasting gesture is under way.
  var isRunning: Bool { state == .began || state == .changed }

  /// A Boolean value that indicates whether a gesture under way keeps this one from beginning.
  ///
  /// Rule: UIKit's documentation of `shouldRecognizeSimultaneouslyWith`: two gestures of one view, or
  /// of a view and one above it, run together only when the delegate of either agrees.
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

  /// Hears that fingers have touched the view; a subclass recognises its own gesture by it.
  ///
  /// The gestures of this package are driven, and do nothing here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Hears that fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Hears that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Hears that fingers were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Takes a touch away from the gesture; nothing is followed that could end.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  /// Returns whether this gesture keeps another one from being recognised; default yes.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture can keep this one from being recognised; default yes.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this gesture waits for another one to fail; default no.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another gesture waits for this one to fail; default no.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Hands a touch over, and calls the handlers where a subclass has changed the state by it.
  ///
  /// Rule: UIKit's documentation for subclasses: they set the state in these methods, the handlers are
  /// called with each step, and the gesture is possible again after its last.
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

  /// Resets the recognizer's state after a gesture.
  open func reset() {
    state = .possible
  }

  /// Returns a Boolean value that indicates whether the views and the delegate let the gesture begin.
  ///
  /// Decided here: every view from the touched one up to the gesture's view is asked, and one `false` is
  /// enough. UIKit documents only that a view "may prevent recognition"; its controls do so for
  /// recognizers of their superviews.
  func mayBegin(touching touched: UIView?) -> Bool {
    guard isEnabled, let view, !isHeldBack else { return false }
    let touched = touched?.isDescendant(of: view) == true ? touched : view
    for asked in sequence(first: touched, next: { $0 === view ? nil : $0?.superview }) {
      guard asked?.gestureRecognizerShouldBegin(self) != false else { return false }
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Brings the gesture to a state at a point of the attached view. A driven step.
  ///
  /// A gesture begins only when the view and the delegate agree; after its last step it is possible
  /// again.
  ///
  /// - Returns: whether the step took place.
  @discardableResult
  public func drive(to state: State, at point: CGPoint) -> Bool {
    if let view { place = view.convert(point, to: nil) }
    if self.state == .possible, state != .failed,
      !mayBegin(touching: view?.hitTest(point, with: nil))
    {
      reset()
      return false
    }
    advance(to: state)
    return true
  }

  func advance(to state: State) {
    self.state = state
    let environment = view?.environment ?? .current
    if state != .failed, state != .possible {
      environment.bind { for handler in handlers { handler(self) } }
    }
    if [.ended, .cancelled, .failed].contains(state) { reset() }
  }
}

/// A recogniser that is not kept alive.
@MainActor struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
