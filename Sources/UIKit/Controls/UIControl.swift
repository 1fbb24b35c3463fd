import Foundation

/// A view that converts touches into events and runs the actions for them.
///
/// A target with a selector needs the Objective-C runtime. Actions are closures here, which run in
/// the order in which they were added, on the main actor.
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

  /// Creates a control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control of size zero. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A Boolean value that indicates whether the control is enabled. The default is `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// A Boolean value that indicates whether the control is selected. The default is `false`.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// A Boolean value that indicates whether the control is highlighted. The default is `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// The horizontal alignment of the content. The default is centered.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment with `leading` and `trailing` resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .left, .right, .center, .fill: return contentHorizontalAlignment
    }
  }
  /// The vertical alignment of the content. The default is centered.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that indicates whether a touch is being tracked.
  open private(set) var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is inside of the control.
  open private(set) var isTouchInside = false

  /// The current states of the control, as a set.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Updates the control for a changed state. The default implementation invalidates the layout.
  func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Actions

  /// Adds an action for events. It replaces an action with the same identifier and events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    lines.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    lines.append(Line(action: action, events: controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    for index in lines.indices where lines[index].action.identifier == actionIdentifier {
      lines[index].events.subtract(events)
    }
    lines.removeAll { $0.events.isEmpty }
  }

  /// Adds a method of an object as an action for events: `addTarget(self, action: Me.tapped, …)`.
  /// The object is referenced weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void,
    for controlEvents: Event
  ) {
    let line = UIAction { [weak target] _ in if let target { action(target)() } }
    lines.append(Line(action: line, events: controlEvents, target: target))
  }

  /// Adds a method that receives the control as an action for events. The object is referenced
  /// weakly.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void,
    for controlEvents: Event
  ) {
    let line = UIAction { [weak target] line in
      if let target, let sender = line.sender as? Sender { action(target)(sender) }
    }
    lines.append(Line(action: line, events: controlEvents, target: target))
  }

  /// Removes the methods of an object for events, or those of all objects when `nil`.
  open func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    for index in lines.indices {
      guard let owner = lines[index].target, target == nil || owner === target else { continue }
      lines[index].events.subtract(controlEvents)
    }
    lines.removeAll { $0.events.isEmpty }
  }

  /// The events for which there are actions.
  open var allControlEvents: Event { lines.reduce(into: []) { $0.formUnion($1.events) } }

  /// Runs the actions for events.
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

  /// Begins to track a touch and returns a Boolean value that indicates whether tracking continues.
  /// The default is `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Continues to track a touch and returns a Boolean value that indicates whether tracking
  /// continues. The default is `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Ends the tracking of a touch that ended. The default implementation does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Ends the tracking of a touch that was canceled. The default implementation does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to track a touch: highlights the control and sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Continues to track a touch inside and outside of the control.
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

  /// Ends the tracking: sends `touchUpInside` and triggers the primary action, or sends
  /// `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let touch = touches.first
    let isInside = touch.map { point(inside: $0.location(in: self), with: event) } ?? false
    stopTracking()
    endTracking(touch, with: event)
    guard isInside else { return sendActions(for: .touchUpOutside) }
    if showMenuInPlaceOfAction() { return sendActions(for: .touchCancel) }
    sendActions(for: .touchUpInside)
    touchUpInside()
  }

  /// Shows the control's menu when that is the response to a tap, and returns `true` if it did.
  func showMenuInPlaceOfAction() -> Bool { false }

  /// Performs the control's own response to a tap. The default implementation triggers the primary
  /// action.
  func touchUpInside() {
    sendActions(for: .primaryActionTriggered)
  }

  /// Cancels the tracking and sends `touchCancel`.
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
  /// The objects whose methods were added as actions.
  public var allTargets: Set<AnyHashable> {
    Set(lines.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }

  /// Calls a closure for each action with its events, in order, until the closure stops the
  /// enumeration.
  ///
  /// UIKit also passes the selector of a method. Here a method is a closure, for which the target
  /// is passed.
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

  /// Performs the primary action, as a tap does. It has no effect while the control is disabled
  /// (iOS 17.4).
  public func performPrimaryAction() {
    guard isEnabled else { return }
    touchUpInside()
  }
}
