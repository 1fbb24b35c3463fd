/// The reader's preferred size of text, from Dynamic Type's twelve steps (UIKit).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit gives the category.
  public let rawValue: String

  /// Creates a category from UIKit's name for it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No preference known; text has the size of ``large``.
  public static let unspecified = UIContentSizeCategory(name: "_UICTContentSizeCategoryUnspecified")
  /// The smallest step.
  public static let extraSmall = UIContentSizeCategory(name: "UICTContentSizeCategoryXS")
  /// The second step.
  public static let small = UIContentSizeCategory(name: "UICTContentSizeCategoryS")
  /// The third step.
  public static let medium = UIContentSizeCategory(name: "UICTContentSizeCategoryM")
  /// The fourth step: the default.
  public static let large = UIContentSizeCategory(name: "UICTContentSizeCategoryL")
  /// The fifth step.
  public static let extraLarge = UIContentSizeCategory(name: "UICTContentSizeCategoryXL")
  /// The sixth step.
  public static let extraExtraLarge = UIContentSizeCategory(name: "UICTContentSizeCategoryXXL")
  /// The seventh step, the largest that is not for accessibility.
  public static let extraExtraExtraLarge =
    UIContentSizeCategory(name: "UICTContentSizeCategoryXXXL")
  /// The first accessibility step.
  public static let accessibilityMedium =
    UIContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility step.
  public static let accessibilityLarge =
    UIContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility step.
  public static let accessibilityExtraLarge =
    UIContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility step.
  public static let accessibilityExtraExtraLarge =
    UIContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityXXL")
  /// The fifth accessibility step, the largest of all.
  public static let accessibilityExtraExtraExtraLarge =
    UIContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The twelve steps from the smallest to the largest.
  package static let steps: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index among ``steps``; that of ``large`` for a category that is not one of them.
  package var step: Int {
    Self.steps.firstIndex(of: self) ?? 3
  }

  /// A Boolean value that indicates whether the category is one of the five accessibility steps.
  public var isAccessibilityCategory: Bool {
    step >= 7
  }

  private init(name: String) {
    self.init(rawValue: name)
  }
}

extension UIContentSizeCategory: Comparable {
  /// Orders categories by the size of their text.
  public static func < (left: Self, right: Self) -> Bool {
    left.step < right.step
  }
}
