import UIKit

/// The stand-in of a UIKit cell, which layouts may measure like a node but which is never shown.
final class PlainCellNode: ASCellNode {
  /// Takes the whole size, in points; nothing along an axis without end.
  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    CGSize(
      width: constrainedSize.width < 10_000_000 ? constrainedSize.width : 0,
      height: constrainedSize.height < 10_000_000 ? constrainedSize.height : 0)
  }
}
