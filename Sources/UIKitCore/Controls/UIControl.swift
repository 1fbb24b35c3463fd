import Foundation

/// A view that converts touches into events and runs the actions for them.
///
/// Actions are closures or methods of targets. They run in the order in which they were added, on the
/// main actor.
@preconcurrency @MainActor open class UIControl: UIView {
  struct Line {
    enum Action {
      case closure(UIAction)
      case method(ActionTarget)
    }

    var action: Action
    var events: Event

    func isClosure(_ identifier: UIAction.Identifier) -> Bool {
      guard case .closure(let action) = action else { return false }
      return action.identifier == identifier
    }

    var method: ActionTarget? {
      guard case .method(let method) = action else { return nil }
      return method
    }
  }

  private(set) var lines: [Line] = []
  /// The event whose touches the control handles at this moment.
  private var currentEvent: UIEvent?

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
    lines.removeAll { $0.isClosure(action.identifier) && $0.events == controlEvents }
    lines.append(Line(action: .closure(action), events: controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    removeLines(for: events) { $0.isClosure(actionIdentifier) }
  }

  private func removeLines(for events: Event, where matches: (Line) -> Bool) {
    for index in lines.indices where matches(lines[index]) {
      lines[index].events.subtract(events)
    }
    lines.removeAll { $0.events.isEmpty }
  }

  /// Adds a method of a target as an action for events. The target is referenced weakly.
  ///
  /// Without a target, the responder chain from the control on is searched for an object that can perform
  /// the action. Adding the same target and action again adds the events to the existing entry. Rule: UIKit's
  /// documentation of `addTarget(_:action:for:)`.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let entry = ActionTarget(target, action)
    let former = lines.firstIndex { line in
      line.method.map { $0.action == action && $0.target === entry.target && !$0.isGone } ?? false
    }
    if let former {
      lines[former].events.formUnion(controlEvents)
    } else {
      lines.append(Line(action: .method(entry), events: controlEvents))
    }
  }

  /// Removes methods of a target for events. `nil` means those of all targets, or all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeLines(for: controlEvents) { $0.method?.matches(target, action) ?? false }
  }

  /// Returns the names of a target's actions for one event, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = lines.compactMap { line -> String? in
      guard let method = line.method, !method.isGone, method.target === object,
        !line.events.isDisjoint(with: controlEvent)
      else { return nil }
      return method.action.description
    }
    return names.isEmpty ? nil : names
  }

  /// The events for which there are actions.
  open var allControlEvents: Event { lines.reduce(into: []) { $0.formUnion($1.events) } }

  /// Runs the actions for events.
  open func sendActions(for controlEvents: Event) {
    environment.bind {
      for line in lines where !line.events.isDisjoint(with: controlEvents) {
        switch line.action {
        case .closure(let action): sendAction(action)
        case .method(let method) where !method.isGone:
          sendAction(method.action, to: method.target, for: currentEvent)
        case .method: break
        }
      }
    }
  }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Calls a method of a target with the control and an event. A subclass overrides this method to observe
  /// or to suppress actions.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs a closure in which actions get an event.
  private func handling(_ event: UIEvent?, _ body: () -> Void) {
    let former = currentEvent
    currentEvent = event
    defer { currentEvent = former }
    body()
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
    handling(event) {
      sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }
  }

  /// Continues to track a touch inside and outside of the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first, continueTracking(touch, with: event) else {
      return
    }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    handling(event) {
      sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
      if isTouchInside != wasInside {
        sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
      }
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
    handling(event) {
      guard isInside else { return sendActions(for: .touchUpOutside) }
      if showMenuInPlaceOfAction() { return sendActions(for: .touchCancel) }
      sendActions(for: .touchUpInside)
      touchUpInside()
    }
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
    handling(event) { sendActions(for: .touchCancel) }
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}

extension UIControl {
  /// The objects whose methods were added as actions. An entry without a target is `NSNull`, as in UIKit.
  public var allTargets: Set<AnyHashable> {
    Set(
      lines.compactMap(\.method).filter { !$0.isGone }.compactMap { method in
        method.target.map { $0 as? NSObject } ?? NSNull()
      })
  }

  /// Calls a closure for each action, or target with its selector, with the events, in order, until the
  /// closure stops the enumeration.
  public func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ events: Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var isStopped = false
    for line in lines where !isStopped {
      switch line.action {
      case .closure(let action): iterator(action, nil, line.events, &isStopped)
      case .method(let method) where !method.isGone:
        iterator(nil, (method.target, method.action), line.events, &isStopped)
      case .method: break
      }
    }
  }

  /// Performs the primary action, as a tap does. It has no effect while the control is disabled
  /// (iOS 17.4).
  public func performPrimaryAction() {
    guard isEnabled else { return }
    touchUpInside()
  }
}
