/// The least and the greatest text size that a view and those below have.
struct ContentSizeLimits {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// Traits whose text size lies within the limits; the minimum wins over a smaller maximum.
  func limit(_ traits: UITraitCollection) -> UITraitCollection {
    guard minimum != nil || maximum != nil else { return traits }
    let wanted = traits.preferredContentSizeCategory
    let limited = [maximum.map { min(wanted, $0) } ?? wanted, minimum].compactMap { $0 }.max()
    guard let limited, limited != wanted else { return traits }
    return traits.modifyingTraits { $0.preferredContentSizeCategory = limited }
  }
}

extension UIView {
  /// The least text size of the view and those below; `nil`, the default, for any (iOS 15).
  ///
  /// Rule: UIKit's documentation: the traits of the view have a size within the limits.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { values.contentSizeLimits.minimum }
    set {
      values.contentSizeLimits.minimum = newValue
      updateTraits()
    }
  }

  /// The greatest text size of the view and those below; `nil`, the default, for any (iOS 15).
  ///
  /// Rule: UIKit's documentation: the traits of the view have a size within the limits.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { values.contentSizeLimits.maximum }
    set {
      values.contentSizeLimits.maximum = newValue
      updateTraits()
    }
  }
}

/// A view whose font may follow the text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// A Boolean value that indicates whether a font of a text style follows the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
