import UIKit

/// A container that manages the ranges of its cell nodes.
///
/// Source: Texture's `ASRangeManagingNode`.
@preconcurrency @MainActor
public protocol ASRangeManagingNode: AnyObject {
  /// Returns where a cell node is in the newest data, or nil when it is not there.
  func indexPath(for cellNode: ASCellNode) -> IndexPath?
}
