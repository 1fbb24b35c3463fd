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

  final func setAccessibility(_ change: (inout NodeAccessibility) -> Void) {
    setBridged(.accessibility) { state in
      var values = state.accessibility ?? NodeAccessibility()
      change(&values)
      state.accessibility = values
    }
  }
}

/// The accessibility values to apply to a view. A value that was not set is `nil`.
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

  /// Applies the values that were set to a view.
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
