import UIKit

// Accessibility members are bridged as the others: any thread until the node is loaded, the main
// thread afterwards. They are declared in the class where apps override them.
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
        \.traits, default: .none, view: { $0.accessibilityTraits }, member: "accessibilityTraits")
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

  final var bridgedAccessibilityElements: [Any]? {
    get {
      bridgedAccessibility(
        \.elements, default: nil, view: { $0.accessibilityElements },
        member: "accessibilityElements")
    }
    set { setAccessibility { $0.elements = newValue } }
  }

  final var bridgedAccessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      bridgedAccessibility(
        \.customActions, default: nil, view: { $0.accessibilityCustomActions },
        member: "accessibilityCustomActions")
    }
    set { setAccessibility { $0.customActions = newValue } }
  }

  /// The label with speech attributes; the default is nil; a bridged property.
  public final var accessibilityAttributedLabel: NSAttributedString? {
    get {
      bridgedAccessibility(
        \.attributedLabel, default: nil, view: { $0.accessibilityAttributedLabel },
        member: "accessibilityAttributedLabel")
    }
    set { setAccessibility { $0.attributedLabel = newValue } }
  }

  /// The language in which the node is read; the default is nil; a bridged property.
  public final var accessibilityLanguage: String? {
    get {
      bridgedAccessibility(
        \.language, default: nil, view: { $0.accessibilityLanguage },
        member: "accessibilityLanguage")
    }
    set { setAccessibility { $0.language = newValue } }
  }

  /// Whether the elements below are skipped; the default is false; a bridged property.
  public final var accessibilityElementsHidden: Bool {
    get {
      bridgedAccessibility(
        \.elementsHidden, default: false, view: { $0.accessibilityElementsHidden },
        member: "accessibilityElementsHidden")
    }
    set { setAccessibility { $0.elementsHidden = newValue } }
  }

  /// Whether elements outside are skipped; the default is false; a bridged property.
  public final var accessibilityViewIsModal: Bool {
    get {
      bridgedAccessibility(
        \.isModal, default: false, view: { $0.accessibilityViewIsModal },
        member: "accessibilityViewIsModal")
    }
    set { setAccessibility { $0.isModal = newValue } }
  }

  private final func bridgedAccessibility<Value>(
    _ field: KeyPath<NodeAccessibility, Value?>, default defaultValue: Value,
    view: @MainActor (UIView) -> Value, member: String
  ) -> Value {
    let kept = pendingState?.accessibility?[keyPath: field] ?? defaultValue
    guard isNodeLoaded, !isLayerBacked else { return kept }
    if let value = onMain({ node in node.loadedView.map(view) }) ?? nil { return value }
    if ExecutionRole.current != .main { reportReadOffMain(member) }
    return kept
  }

  private final func setAccessibility(_ change: (inout NodeAccessibility) -> Void) {
    setBridged(.accessibility) { state in
      var values = state.accessibility ?? NodeAccessibility()
      change(&values)
      state.accessibility = values
    }
  }
}
