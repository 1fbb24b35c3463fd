import UIKit

/// A flow of nodes that wraps into lines, where each node determines its own size.
///
/// Source: `ASCollectionFlowLayoutDelegate.h`, `ASCollectionFlowLayoutDelegate`.
@preconcurrency @MainActor
public final class ASCollectionFlowLayoutDelegate: NSObject, ASCollectionLayoutDelegate {
  private let directions: ASScrollDirection

  /// Creates a flow that scrolls vertically.
  public override convenience init() {
    self.init(scrollableDirections: ASScrollDirectionVerticalDirections)
  }

  /// Creates a flow that scrolls in the given directions.
  public init(scrollableDirections: ASScrollDirection) {
    directions = scrollableDirections
    super.init()
  }

  /// Returns the directions that the flow was created with.
  public func scrollableDirections() -> ASScrollDirection { directions }

  /// Arranges the items in horizontal lines, each item with its own size. If the content scrolls
  /// horizontally, there is one line.
  ///
  /// Source: `ASCollectionFlowLayoutDelegate.mm`, `+calculateLayoutWithContext:`, whose stack is
  /// horizontal in all directions.
  public nonisolated static func calculateLayout(
    with context: ASCollectionLayoutContext
  ) -> ASCollectionLayoutState {
    guard let elements = context.elements, !elements.itemElements.isEmpty else {
      return ASCollectionLayoutState(context: context)
    }
    return WrappedLines(context: context, direction: .horizontal)
      .layout(of: elements.itemElements.map(\.node))
  }
}
