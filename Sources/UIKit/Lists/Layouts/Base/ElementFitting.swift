/// Which lengths of an element its content gives, as its layout knows.
enum ElementFitting: Hashable {
  /// Not known: attributes of an app's own layout.
  case unspecified
  /// None: the layout knows the size, or has already taken that of the content.
  case none
  /// Those whose target length has less than the required priority.
  case content(horizontal: UILayoutPriority, vertical: UILayoutPriority)

  /// Both lengths.
  static let size = ElementFitting.content(
    horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)

  /// The length along an axis alone.
  static func length(along axis: NSLayoutConstraint.Axis) -> ElementFitting {
    axis == .horizontal
      ? .content(horizontal: .fittingSizeLevel, vertical: .required)
      : .content(horizontal: .required, vertical: .fittingSizeLevel)
  }
}

/// What gives the sizes of a collection view's elements when a layout estimates them.
package enum ElementSizing: Sendable {
  /// The content of the views, as in UIKit.
  case byContent
  /// The layout alone, as in Texture's containers.
  case byLayout
}
