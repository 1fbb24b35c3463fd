/// The text size that the user prefers, from Dynamic Type's twelve sizes (UIKit).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The raw value of the category, the same string as in UIKit.
  public let rawValue: String

  /// Creates a category from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An unspecified text size. Text has the size of ``large``.
  public static let unspecified = UIContentSizeCategory(name: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text size.
  public static let extraSmall = UIContentSizeCategory(name: "UICTContentSizeCategoryXS")
  /// The second smallest text size.
  public static let small = UIContentSizeCategory(name: "UICTContentSizeCategoryS")
  /// The third smallest text size.
  public static let medium = UIContentSizeCategory(name: "UICTContentSizeCategoryM")
  /// The fourth smallest text size: the default.
  public static let large = UIContentSizeCategory(name: "UICTContentSizeCategoryL")
  /// The fifth smallest text size.
  public static let extraLarge = UIContentSizeCategory(name: "UICTContentSizeCategoryXL")
  /// The sixth smallest text size.
  public static let extraExtraLarge = UIContentSizeCategory(name: "UICTContentSizeCategoryXXL")
  /// The seventh smallest text size, the largest below the accessibility sizes.
  public static let extraExtraExtraLarge =
    UIContentSizeCategory(name: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility text size.
  public static let accessibilityMedium =
    UIContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityM")
  /// The second smallest accessibility text size.
  public static let accessibilityLarge =
    UIContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityL")
  /// The third smallest accessibility text size.
  public static let accessibilityExtraLarge =
    UIContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityXL")
  /// The second largest accessibility text size.
  public static let accessibilityExtraExtraLarge =
    UIContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest accessibility text size.
  public static let accessibilityExtraExtraExtraLarge =
    UIContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The twelve text sizes from the smallest to the largest.
  package static let steps: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index of the category in ``steps``, or that of ``large`` for any other category.
  package var step: Int {
    Self.steps.firstIndex(of: self) ?? 3
  }

  /// A Boolean value that indicates whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    step >= 7
  }

  private init(name: String) {
    self.init(rawValue: name)
  }
}

extension UIContentSizeCategory: Comparable {
  /// Returns a Boolean value that indicates whether the text size of a category is smaller than
  /// that of another.
  public static func < (left: Self, right: Self) -> Bool {
    left.step < right.step
  }
}
