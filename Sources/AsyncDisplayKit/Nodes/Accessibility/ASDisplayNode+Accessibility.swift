import UIKit

// Accessibility properties are bridged like the others: any thread until the node is loaded, then
// the main thread. They are declared in the class if apps override them.
extension ASDisplayNode {
  /// Returns an accessibility property of the view, or the pending value if there is no view.
  final func accessible<Value>(
    _ field: KeyPath<NodeAccessibility, Value?>, _ defaultValue: Value, member: String = #function,
    _ view: @MainActor (UIView) -> Value
  ) -> Value {
    bridged(
      { $0.accessibility?[keyPath: field] ?? defaultValue }, defaultValue, view: view,
      member: member)
  }

  /// The activation point that was set, or else the default one.
  ///
  /// Source: `_ASPendingState.mm`, `-accessibilityActivationPoint`.
  final var bridgedActivationPoint: CGPoint {
    bridged(
      { state in
        let frame = state.accessibility?.frame ?? .zero
        return state.accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
      }, .zero, view: { $0.accessibilityActivationPoint }, member: "accessibilityActivationPoint")
  }

  final func setAccessibility(_ change: (inout NodeAccessibility) -> Void) {
    setBridged(.accessibility) { state in
      var values = state.accessibility ?? NodeAccessibility()
      change(&values)
      state.accessibility = values
    }
  }
}

extension ASDisplayNode {
  /// A Boolean value that indicates whether the subnodes are joined into one accessibility element.
  /// Any thread may use it.
  public final var isAccessibilityContainer: Bool {
    get { flags.contains(.accessibilityContainer) }
    set { flags.set(.accessibilityContainer, newValue) }
  }

  /// Performs the default action of a foreign view, and returns whether it did.
  @MainActor final func activateForeignView() -> Bool {
    guard let view = loadedView, !(view is _ASDisplayView) else { return false }
    return view.accessibilityActivate()
  }

  /// The label with speech attributes, which also sets the plain label.
  final var bridgedAccessibilityAttributedLabel: NSAttributedString? {
    get {
      bridged(
        { $0.attributedLabel }, nil, view: { $0.accessibilityAttributedLabel },
        member: "accessibilityAttributedLabel")
    }
    set {
      setBridged([.accessibility, .accessibilityLabel]) { $0.setAttributedLabel(newValue) }
    }
  }

  /// The hint, which also sets the hint with speech attributes.
  final var bridgedAccessibilityHint: String? {
    get { accessible(\.hint, nil, member: "accessibilityHint") { $0.accessibilityHint } }
    set {
      setAccessibility { $0.setHint(newValue, newValue.map { NSAttributedString(string: $0) }) }
    }
  }

  /// The value, which also sets the value with speech attributes.
  final var bridgedAccessibilityValue: String? {
    get { accessible(\.value, nil, member: "accessibilityValue") { $0.accessibilityValue } }
    set {
      setAccessibility { $0.setValue(newValue, newValue.map { NSAttributedString(string: $0) }) }
    }
  }
}

extension PendingViewState {
  /// The label with speech attributes; that of the plain label if no other was set.
  var attributedLabel: NSAttributedString? {
    if let label = self.accessibility?.attributedLabel { return label }
    return self.accessibilityLabel.map { NSAttributedString(string: $0) }
  }

  /// Sets the plain label, which replaces a label with attributes.
  func setLabel(_ label: String?) {
    self.accessibilityLabel = label
    guard mayHaveAttributedLabel else { return }
    mayHaveAttributedLabel = false
    self.accessibility?.attributedLabel = nil
  }

  /// Sets the label with attributes, and the plain one.
  func setAttributedLabel(_ label: NSAttributedString?) {
    self.accessibilityLabel = label?.string
    var values = self.accessibility ?? NodeAccessibility()
    values.attributedLabel = .some(label)
    self.accessibility = values
    mayHaveAttributedLabel = true
  }
}

/// Accessibility values that have not been applied to the view; `nil` if not set.
struct NodeAccessibility {
  var hint: String??
  var value: String??
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var customActions: [UIAccessibilityCustomAction]??
  var attributedLabel: NSAttributedString??
  var language: String??
  var elementsHidden: Bool?
  var isModal: Bool?
  var path: UIBezierPath??
  var activationPoint: CGPoint?
  var attributedHint: NSAttributedString??
  var attributedValue: NSAttributedString??
  var groupsChildren: Bool?
  var navigationStyle: UIAccessibilityNavigationStyle?

  /// Sets the hint in both forms.
  mutating func setHint(_ text: String?, _ attributed: NSAttributedString?) {
    hint = .some(text)
    attributedHint = .some(attributed)
  }

  /// Sets the value in both forms.
  mutating func setValue(_ text: String?, _ attributed: NSAttributedString?) {
    value = .some(text)
    attributedValue = .some(attributed)
  }

  /// Takes over the values that were set in another state.
  mutating func adopt(_ other: NodeAccessibility) {
    hint = other.hint ?? hint
    value = other.value ?? value
    traits = other.traits ?? traits
    frame = other.frame ?? frame
    customActions = other.customActions ?? customActions
    attributedLabel = other.attributedLabel ?? attributedLabel
    language = other.language ?? language
    elementsHidden = other.elementsHidden ?? elementsHidden
    isModal = other.isModal ?? isModal
    path = other.path ?? path
    activationPoint = other.activationPoint ?? activationPoint
    attributedHint = other.attributedHint ?? attributedHint
    attributedValue = other.attributedValue ?? attributedValue
    groupsChildren = other.groupsChildren ?? groupsChildren
    navigationStyle = other.navigationStyle ?? navigationStyle
  }

  /// Sets the values that were set on a view.
  @MainActor func apply(to view: UIView) {
    if let hint { view.accessibilityHint = hint }
    if let value { view.accessibilityValue = value }
    if let traits { view.accessibilityTraits = traits }
    if let frame { view.accessibilityFrame = frame }
    if let customActions { view.accessibilityCustomActions = customActions }
    if let attributedLabel { view.accessibilityAttributedLabel = attributedLabel }
    if let language { view.accessibilityLanguage = language }
    if let elementsHidden { view.accessibilityElementsHidden = elementsHidden }
    if let isModal { view.accessibilityViewIsModal = isModal }
    if let path { view.accessibilityPath = path }
    if let activationPoint { view.accessibilityActivationPoint = activationPoint }
    if let attributedHint { view.accessibilityAttributedHint = attributedHint }
    if let attributedValue { view.accessibilityAttributedValue = attributedValue }
    if let groupsChildren { view.shouldGroupAccessibilityChildren = groupsChildren }
    if let navigationStyle { view.accessibilityNavigationStyle = navigationStyle }
  }
}
