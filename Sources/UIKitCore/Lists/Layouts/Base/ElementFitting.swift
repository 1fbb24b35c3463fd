/// The lengths of an element that its content determines, as the layout specifies them.
package enum ElementFitting: Hashable, Sendable {
  /// The layout does not specify them, as in the attributes of a custom layout.
  case unspecified
  /// The content determines no length: the layout knows the size, or has already adopted that of
  /// the content.
  case none
  /// The content determines the lengths whose priority is lower than required.
  case content(horizontal: UILayoutPriority, vertical: UILayoutPriority)

  /// The content determines both lengths.
  static let size = ElementFitting.content(
    horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)

  /// Returns the fitting in which the content determines only the length along an axis.
  static func length(along axis: NSLayoutConstraint.Axis) -> ElementFitting {
    axis == .horizontal
      ? .content(horizontal: .fittingSizeLevel, vertical: .required)
      : .content(horizontal: .required, vertical: .fittingSizeLevel)
  }
}

/// The source of the sizes of elements that a layout estimates.
package enum ElementSizing: Sendable {
  /// The content of the views determines the sizes, as in UIKit.
  case byContent
  /// Only the layout determines the sizes, as in Texture's containers.
  case byLayout
}
