import Foundation

/// A view that turns touches into events and tells its actions.
///
/// Target and selector need the Objective-C runtime; actions are closures here, run in the order in
/// which they were added, on the main actor.
@preconcurrency @MainActor open class UIControl: UIView {
  struct Line {
    var action: UIAction
    var events: Event
    weak var target: AnyObject?
  }

  private(set) var lines: [Line] = []

  /// Creates a control with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control whose main event runs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control of size zero; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A Boolean value that indicates whether the control hears touches. The default is `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// A Boolean value that indicates whether the control is chosen. The default is `false`.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// A Boolean value that indicates whether a finger rests on the control. The default is `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Where content lies across; default the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where content lies across in the direction of reading: left or right in place of the sides.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .left, .right, .center, .fill: return contentHorizontalAlignment
    }
  }
  /// Where content lies from top to bottom; default the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that indicates whether a touch is followed.
  open private(set) var isTracking = false
  /// A Boolean value that indicates whether the followed touch lies inside.
  open private(set) var isTouchInside = false

  /// The states that hold.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Shows another state; the default lays out again.
  func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Actions

  /// Adds an action for events; one of the same identifier and events is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    lines.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    lines.append(Line(action: action, events: controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes an action for events by its identifier.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    for index in lines.indices where lines[index].action.identifier == actionIdentifier {
      lines[index].events.subtract(events)
    }
    lines.removeAll { $0.events.isEmpty }
  }

  /// Adds a method of an object, which is not kept alive: `addTarget(self, action: Me.tapped, …)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void,
    for controlEvents: Event
  ) {
    let line = UIAction { [weak target] _ in if let target { action(target)() } }
    lines.append(Line(action: line, events: controlEvents, target: target))
  }

  /// Adds a method of an object that takes the control; the object is not kept alive.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void,
    for controlEvents: Event
  ) {
    let line = UIAction { [weak target] line in
      if let target, let sender = line.sender as? Sender { action(target)(sender) }
    }
    lines.append(Line(action: line, events: controlEvents, target: target))
  }

  /// Removes an object's methods for events; `nil` means every object's.
  open func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    for index in lines.indices {
      guard let owner = lines[index].target, target == nil || owner === target else { continue }
      lines[index].events.subtract(controlEvents)
    }
    lines.removeAll { $0.events.isEmpty }
  }

  /// The events that any action hears.
  open var allControlEvents: Event { lines.reduce(into: []) { $0.formUnion($1.events) } }

  /// Runs the actions of events.
  open func sendActions(for controlEvents: Event) {
    environment.bind {
      for line in lines where !line.events.isDisjoint(with: controlEvents) {
        sendAction(line.action)
      }
    }
  }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  // MARK: Touches

  /// Begins to follow a touch; the default agrees.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Goes on following a touch; the default agrees.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Tells that the followed touch was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Tells that the followed touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows a touch: the control is highlighted and sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Follows a touch inside and outside.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first, continueTracking(touch, with: event) else {
      return
    }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
  }

  /// Ends a touch: `touchUpInside` with the main event, or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let touch = touches.first
    let isInside = touch.map { point(inside: $0.location(in: self), with: event) } ?? false
    stopTracking()
    endTracking(touch, with: event)
    guard isInside else { return sendActions(for: .touchUpOutside) }
    sendActions(for: .touchUpInside)
    touchUpInside()
  }

  /// What the control itself does when tapped; the default is its main event.
  func touchUpInside() {
    sendActions(for: .primaryActionTriggered)
  }

  /// Gives a touch up.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}

extension UIControl {
  /// The objects whose methods hear events.
  public var allTargets: Set<AnyHashable> {
    Set(lines.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// Calls a closure for each action and its events, in order, until it asks to stop.
  ///
  /// UIKit also tells of methods, by target and selector: here a method is a closure, of which the
  /// target is told.
  public func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ target: AnyObject?, _ events: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var isStopped = false
    for line in lines where !isStopped {
      iterator(line.target == nil ? line.action : nil, line.target, line.events, &isStopped)
    }
  }

  /// Runs the main actions as a tap does; nothing while the control is not enabled (iOS 17.4).
  public func performPrimaryAction() {
    guard isEnabled else { return }
    touchUpInside()
  }
}
