import UIKit

/// What assistive software is told of a node, and has not reached its view; nil is not set.
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

  /// Gives a view what was set.
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
