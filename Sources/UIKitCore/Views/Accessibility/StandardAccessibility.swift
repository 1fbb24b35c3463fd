/// The accessibility attributes that UIKit's own views have unless an app sets others.
///
/// Source: UIKit's documentation. `isAccessibilityElement`: "If the receiver is a UIKit control, the default
/// value is true." `UIAccessibility`: standard controls and views are accessible by default.
/// `accessibilityLabel`: standard controls and views have labels that derive from their titles.
/// `accessibilityTraits`: a UIKit control has the standard traits of the control.
///
/// Decided here, where the documentation names no class: labels and text views with text, progress views
/// and activity indicators are elements; image views, cells and custom subclasses of `UIControl` are not.
@MainActor enum StandardAccessibility {
  static func isElement(_ responder: UIResponder) -> Bool {
    switch responder {
    case let label as UILabel: label.text?.isEmpty == false
    case let view as UITextView: !view.text.isEmpty || view.isEditable
    case is UIButton, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl,
      is UIPageControl, is UITextField, is UIProgressView, is UIActivityIndicatorView,
      is any StandardElement:
      true
    default: false
    }
  }

  static func label(of responder: UIResponder) -> String? {
    switch responder {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle ?? button.currentAttributedTitle?.string
    default: nil
    }
  }

  static func traits(of responder: UIResponder) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits =
      switch responder {
      case is UILabel: .staticText
      case is UIImageView: .image
      case is UIButton, is UISwitch: .button
      case is UISlider, is UIPageControl: .adjustable
      case let element as any StandardElement: element.standardTraits
      default: .none
      }
    guard let control = responder as? UIControl, isElement(control) else { return traits }
    if control.isSelected { traits.insert(.selected) }
    if !control.isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

/// A view of a higher module that is an element by default.
@MainActor package protocol StandardElement: UIView {
  /// The traits that the element has by default.
  var standardTraits: UIAccessibilityTraits { get }
}

extension UIResponder {
  /// The traits that were set, or `nil` where the standard ones of the class apply.
  package var setAccessibilityTraits: UIAccessibilityTraits? { accessibility.traits }

  /// A Boolean value that indicates whether an app made an element of an object that is none by default, or
  /// the reverse.
  package var hasUnusualAccessibility: Bool {
    isAccessibilityElement != StandardAccessibility.isElement(self)
  }
}
