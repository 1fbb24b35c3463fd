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

/// A header, a footer or another supplementary element of a hosted container.
@MainActor
public struct HostedSupplementary {
  /// The kind, such as `UICollectionElementKindSectionHeader`.
  public let kind: String
  /// The place in the displayed data.
  public let indexPath: IndexPath
  /// The frame in the container's content, in points.
  public let frame: CGRect
  /// The cell node, if one stands behind the element.
  public let node: ASCellNode?

  /// The kind as canonical text names it: `header`, `footer` or the kind itself.
  var shortKind: String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }
}
