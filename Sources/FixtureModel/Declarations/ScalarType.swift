/// A type that Swift or UIKit has, in its Swift spelling.
package enum ScalarType: String, Sendable, Hashable, CaseIterable {
  /// A whole number.
  case int = "Int"
  /// A double-precision number.
  case double = "Double"
  /// A length in points.
  case cgFloat = "CGFloat"
  /// `true` or `false`.
  case bool = "Bool"
  /// Text.
  case string = "String"
  /// A uniform resource locator.
  case url = "URL"
  /// A moment, stated as an ISO 8601 date.
  case date = "Date"
  /// A size in points.
  case cgSize = "CGSize"
  /// Insets in points.
  case edgeInsets = "UIEdgeInsets"
  /// One of the fixture's images.
  case image = "UIImage"
  /// A colour.
  case color = "UIColor"
  /// A font.
  case font = "UIFont"
}
