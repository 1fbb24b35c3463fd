import AsyncDisplayKit
import Foundation
import UIKit

/// A generated data source's answer to the question for a cell.
public enum FixtureCell: Sendable {
  /// A node, made by the block on a background thread.
  case node(ASCellNodeBlock)
  /// A plain cell or view, dequeued by its identifier; the size, in points, is for flow layouts.
  case plain(reuseIdentifier: String, size: CGSize? = nil)
}
