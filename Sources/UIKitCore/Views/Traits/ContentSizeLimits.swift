/// The minimum and maximum text size of a view and its descendants.
struct ContentSizeLimits {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// Returns the traits with the text size limited to the range. The minimum wins over a smaller
  /// maximum.
  func limit(_ traits: UITraitCollection) -> UITraitCollection {
    guard minimum != nil || maximum != nil else { return traits }
    let wanted = traits.preferredContentSizeCategory
    let limited = [maximum.map { min(wanted, $0) } ?? wanted, minimum].compactMap { $0 }.max()
    guard let limited, limited != wanted else { return traits }
    return traits.modifyingTraits { $0.preferredContentSizeCategory = limited }
  }
}

extension UIView {
  /// The minimum text size of the view and its descendants, or `nil`, the default, for no limit
  /// (iOS 15).
  ///
  /// Rule: UIKit's documentation: the text size in the view's traits lies within the limits.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { values.contentSizeLimits.minimum }
    set {
      values.contentSizeLimits.minimum = newValue
      updateTraits()
    }
  }

  /// The maximum text size of the view and its descendants, or `nil`, the default, for no limit
  /// (iOS 15).
  ///
  /// Rule: UIKit's documentation: the text size in the view's traits lies within the limits.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { values.contentSizeLimits.maximum }
    set {
      values.contentSizeLimits.maximum = newValue
      updateTraits()
    }
  }
}

/// A view whose font can adapt to the text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// A Boolean value that indicates whether a font with a text style adapts to the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
