import Foundation

extension CGSize {
  /// The size of a rectangle of this size whose edges lie inwards by insets.
  func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The size of a rectangle of this size whose edges lie farther out.
  func expanded(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }
}
