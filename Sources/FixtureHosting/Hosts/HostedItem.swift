import AsyncDisplayKit
import Foundation
import UIKit

/// An item, row or page of a hosted container, with its layout.
@MainActor
public struct FixtureHostedItem {
  /// The kinds of cells that display an item.
  public enum Kind: String, Hashable, Sendable {
    /// A cell that displays a node.
    case node
    /// A UIKit cell: of an interop data source, or of a list without a node.
    case plain
  }

  /// The index path in the displayed data.
  public let indexPath: IndexPath
  /// The kind of cell that displays the item.
  public let kind: Kind
  /// The frame in the container's content, in points.
  public let frame: CGRect
  /// The cell node, or `nil` for a UIKit cell.
  public let node: ASCellNode?
  /// The cell, or `nil` if it is not on screen.
  public let cell: UIView?
}

/// A header, a footer or another supplementary element of a hosted container.
@MainActor
public struct FixtureHostedSupplementary {
  /// The kind, such as `UICollectionElementKindSectionHeader`.
  public let kind: String
  /// The index path in the displayed data.
  public let indexPath: IndexPath
  /// The frame in the container's content, in points.
  public let frame: CGRect
  /// The cell node, or `nil` if the element has none.
  public let node: ASCellNode?
  /// The view, or `nil` if it is not on screen.
  package let view: UIView?

  /// The kind in canonical text: `header`, `footer` or another kind unchanged.
  var shortKind: String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }
}
