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
}
