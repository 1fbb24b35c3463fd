import Foundation

/// The place of one cell in a custom group.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The cell's frame, in points from the group's leading top corner, content insets taken off.
  public let frame: CGRect
  /// The order from back to front.
  public let zIndex: Int

  /// Makes a place with the order 0.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Makes a place.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// Gives the places of a custom group, for a container that is the group's own.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
