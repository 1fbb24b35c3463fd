import Foundation

/// What assistive software would say of an element.
struct AccessibilityValues {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var elementsHidden = false
  var isModal = false
  var frame: CGRect?
  var customActions: [UIAccessibilityCustomAction]?
  var attributedLabel: NSAttributedString?
  var language: String?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var userInputLabels: [String]?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
}
