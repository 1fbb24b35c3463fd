import UIKit

// Accessibility properties are bridged like the others: any thread until the node is loaded, then
// the main thread. They are declared in the class if apps override them.
extension ASDisplayNode {
  final var bridgedAccessibilityHint: String? {
    get {
      bridgedAccessibility(
        \.hint, default: nil, view: { $0.accessibilityHint }, member: "accessibilityHint")
    }
    set { setAccessibility { $0.hint = newValue } }
  }

  final var bridgedAccessibilityValue: String? {
    get {
      bridgedAccessibility(
        \.value, default: nil, view: { $0.accessibilityValue }, member: "accessibilityValue")
    }
    set { setAccessibility { $0.value = newValue } }
  }

  final var bridgedAccessibilityTraits: UIAccessibilityTraits {
    get {
      bridgedAccessibility(
        \.traits, default: defaultAccessibilityTraits, view: { $0.accessibilityTraits },
        member: "accessibilityTraits")
    }
    set { setAccessibility { $0.traits = newValue } }
  }

  final var bridgedAccessibilityFrame: CGRect {
    get {
      bridgedAccessibility(
        \.frame, default: .zero, view: { $0.accessibilityFrame }, member: "accessibilityFrame")
    }
    set { setAccessibility { $0.frame = newValue } }
  }

  final var bridgedAccessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      bridgedAccessibility(
        \.customActions, default: nil, view: { $0.accessibilityCustomActions },
        member: "accessibilityCustomActions")
    }
    set { setAccessibility { $0.customActions = newValue } }
  }

  final var bridgedAccessibilityPath: UIBezierPath? {
    get {
      bridgedAccessibility(
        \.path, default: nil, view: { $0.accessibilityPath }, member: "accessibilityPath")
    }
    set { setAccessibility { $0.path = newValue } }
  }

  final var bridgedAccessibilityActivationPoint: CGPoint {
    get {
      bridgedAccessibility(
        \.activationPoint, default: .zero, view: { $0.accessibilityActivationPoint },
        member: "accessibilityActivationPoint")
    }
    set { setAccessibility { $0.activationPoint = newValue } }
  }

  final var bridgedAccessibilityAttributedHint: NSAttributedString? {
    get {
      bridgedAccessibility(
        \.attributedHint, default: nil, view: { $0.accessibilityAttributedHint },
        member: "accessibilityAttributedHint")
    }
    set { setAccessibility { $0.attributedHint = newValue } }
  }

  final var bridgedAccessibilityAttributedValue: NSAttributedString? {
    get {
      bridgedAccessibility(
        \.attributedValue, default: nil, view: { $0.accessibilityAttributedValue },
        member: "accessibilityAttributedValue")
    }
    set { setAccessibility { $0.attributedValue = newValue } }
  }

  final var bridgedShouldGroupAccessibilityChildren: Bool {
    get {
      bridgedAccessibility(
        \.groupsChildren, default: false, view: { $0.shouldGroupAccessibilityChildren },
        member: "shouldGroupAccessibilityChildren")
    }
    set { setAccessibility { $0.groupsChildren = newValue } }
  }

  final var bridgedAccessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get {
      bridgedAccessibility(
        \.navigationStyle, default: .automatic, view: { $0.accessibilityNavigationStyle },
        member: "accessibilityNavigationStyle")
    }
    set { setAccessibility { $0.navigationStyle = newValue } }
  }

  final var bridgedAccessibilityAttributedLabel: NSAttributedString? {
    get {
      bridgedAccessibility(
        \.attributedLabel, default: nil, view: { $0.accessibilityAttributedLabel },
        member: "accessibilityAttributedLabel")
    }
    set { setAccessibility { $0.attributedLabel = newValue } }
  }

  final var bridgedAccessibilityLanguage: String? {
    get {
      bridgedAccessibility(
        \.language, default: nil, view: { $0.accessibilityLanguage },
        member: "accessibilityLanguage")
    }
    set { setAccessibility { $0.language = newValue } }
  }

  final var bridgedAccessibilityElementsHidden: Bool {
    get {
      bridgedAccessibility(
        \.elementsHidden, default: false, view: { $0.accessibilityElementsHidden },
        member: "accessibilityElementsHidden")
    }
    set { setAccessibility { $0.elementsHidden = newValue } }
  }

  final var bridgedAccessibilityViewIsModal: Bool {
    get {
      bridgedAccessibility(
        \.isModal, default: false, view: { $0.accessibilityViewIsModal },
        member: "accessibilityViewIsModal")
    }
    set { setAccessibility { $0.isModal = newValue } }
  }

  final func bridgedAccessibility<Value>(
    _ field: KeyPath<NodeAccessibility, Value?>, default defaultValue: Value,
    view: @MainActor (UIView) -> Value, member: String
  ) -> Value {
    guard hasThreadAffinity else {
      reportReadOffMain(member)
      return defaultValue
    }
    let kept = pendingState?.accessibility?[keyPath: field] ?? defaultValue
    guard isNodeLoaded, !isLayerBacked else { return kept }
    if let value = onMain({ node in node.loadedView.map(view) }) ?? nil { return value }
    return kept
  }

  final func setAccessibility(_ change: (inout NodeAccessibility) -> Void) {
    setBridged(.accessibility) { state in
      var values = state.accessibility ?? NodeAccessibility()
      change(&values)
      state.accessibility = values
    }
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
