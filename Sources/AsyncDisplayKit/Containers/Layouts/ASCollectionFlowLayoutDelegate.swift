import UIKit

/// A wrapped flow of nodes that size themselves.
///
/// Source: `ASCollectionFlowLayoutDelegate.h`, `ASCollectionFlowLayoutDelegate`.
@preconcurrency @MainActor
public final class ASCollectionFlowLayoutDelegate: NSObject, ASCollectionLayoutDelegate {
  private let directions: ASScrollDirection

  /// Creates a flow that scrolls vertically.
  public override convenience init() {
    self.init(scrollableDirections: ASScrollDirectionVerticalDirections)
  }

  /// Creates a flow that scrolls along one axis.
  public init(scrollableDirections: ASScrollDirection) {
    directions = scrollableDirections
    super.init()
  }

  /// Returns the axis that the flow was made with.
  public func scrollableDirections() -> ASScrollDirection { directions }

  /// Wraps the items into lines by their own sizes.
  public nonisolated static func calculateLayout(
    with context: ASCollectionLayoutContext
  ) -> ASCollectionLayoutState {
    guard let elements = context.elements, elements.count > 0 else {
      return ASCollectionLayoutState(context: context)
    }
    return WrappedLines(context: context).layout(of: elements.itemElements.map(\.node))
  }
}
