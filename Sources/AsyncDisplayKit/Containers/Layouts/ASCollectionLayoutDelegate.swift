import UIKit

/// Computes the layout of a whole collection away from the main actor.
///
/// Source: Texture's `ASCollectionLayoutDelegate`.
@preconcurrency @MainActor
public protocol ASCollectionLayoutDelegate: AnyObject, SendableMetatype {
  /// Returns the directions in which the content scrolls.
  func scrollableDirections() -> ASScrollDirection
  /// Returns what the calculation needs besides the elements; must not change afterwards.
  func additionalInfoForLayout(withElements elements: ASElementMap) -> Any?
  /// Calculates a layout, usually in the background; must not touch anything but its context.
  nonisolated static func calculateLayout(with context: ASCollectionLayoutContext)
    -> ASCollectionLayoutState
}

extension ASCollectionLayoutDelegate {
  /// Returns nothing.
  public func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? { nil }
}
