import AsyncDisplayKit
import Foundation

/// The cell of an item or a supplementary element in a generated data source.
public enum FixtureCell: Sendable {
  /// A node, which the block creates on a background thread.
  case node(ASCellNodeBlock)
  /// A UIKit cell or view, dequeued by its reuse identifier. The size, in points, is used by flow
  /// layouts.
  case plain(reuseIdentifier: String, size: CGSize? = nil)
}
