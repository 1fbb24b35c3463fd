import Foundation

/// The width and height of an item, a group or a view at a boundary.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func isEstimated(along axis: CompositionalAxis) -> Bool {
    (axis == .horizontal ? widthDimension : heightDimension).isEstimated
  }
}
