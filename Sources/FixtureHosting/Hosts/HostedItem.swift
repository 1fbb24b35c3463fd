import AsyncDisplayKit
import Foundation
import UIKit

/// An item, row or page of a hosted container, with its layout.
@MainActor
public struct HostedItem {
  /// The kinds of cells that show an item.
  public enum Kind: String, Hashable, Sendable {
    /// A cell node.
    case node
    /// A plain `UICollectionViewCell` of the interop data source.
    case plain
  }

  /// The index path in the displayed data.
  public let indexPath: IndexPath
  /// The kind of cell that shows the item.
  public let kind: Kind
  /// The frame in the container's content, in points.
  public let frame: CGRect
  /// The cell node; `nil` for a UIKit cell.
  public let node: ASCellNode?
  /// The cell while it is on screen.
  public let cell: UIView?
}

/// A header, a footer or another supplementary element of a hosted container.
@MainActor
public struct HostedSupplementary {
  /// The kind, such as `UICollectionElementKindSectionHeader`.
  public let kind: String
  /// The index path in the displayed data.
  public let indexPath: IndexPath
  /// The frame in the container's content, in points.
  public let frame: CGRect
  /// The cell node, if the element has one.
  public let node: ASCellNode?

  /// The kind in canonical text: `header`, `footer` or the kind itself.
  var shortKind: String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }
}
