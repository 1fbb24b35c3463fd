import AsyncDisplayKit
import Foundation
import UIKit

/// An item, row or page of a hosted container, as its layout has it.
@MainActor
public struct HostedItem {
  /// Who shows an item.
  public enum Kind: String, Hashable, Sendable {
    /// A cell node.
    case node
    /// A plain `UICollectionViewCell` of the interop data source.
    case plain
  }

  /// The place in the displayed data.
  public let indexPath: IndexPath
  /// Who shows the item.
  public let kind: Kind
  /// The frame in the container's content, in points.
  public let frame: CGRect
  /// The cell node; nil for a plain item.
  public let node: ASCellNode?
  /// The cell while it is on screen.
  public let cell: UIView?
}
