import Foundation

/// A view that is anchored to an item or a group, such as a badge.
///
/// Its size can be a fraction of the item or group to which it is anchored.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view, by which the data source is asked for it. It must be unique in a layout.
  public let elementKind: String
  /// The point of the item or group to which the view is anchored.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is placed at the container's anchor. `nil` means the same edges as
  /// those of the container's anchor.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The position in the order from back to front. The default is 1, in front of cells.
  ///
  /// Decided here: Apple's documentation names no default, and its samples show badges in
  /// front of cells without setting one.
  open var zIndex = 1

  init(
    size: NSCollectionLayoutSize, kind: String, container: NSCollectionLayoutAnchor,
    item: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    containerAnchor = container
    itemAnchor = item
    super.init(size: size, anchored: [])
  }

  /// Creates a view whose edges are aligned with those of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, container: containerAnchor, item: nil)
  }

  /// Creates a view with one of its points at a point of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor)
  }
}

/// A header, footer, or side view at the boundary of a section or of the whole layout.
///
/// The view is attached to the first edge of its alignment: `topLeading` to the top. Several views
/// of one edge use the same space there. Its index path has the section and the index of the view
/// among those of its kind. Views of the whole layout have section 0 (both decided without
/// evidence).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the view, and the alignment along the edge.
  public let alignment: NSRectAlignment
  /// The offset from the aligned position, in points. Positive values are downward and toward the
  /// trailing edge.
  public let offset: CGPoint
  /// A Boolean value that indicates whether the section or layout grows so that the view is outside
  /// its content. The default is `true`.
  ///
  /// Otherwise, the view is in front of the content, inside the edge (decided without evidence).
  open var extendsBoundary = true
  /// A Boolean value that indicates whether the view stays visible while its section or layout is
  /// visible. The default is `false`.
  ///
  /// A header stays after the start of the visible part and before its section's trailing views.
  /// For a footer, it is the opposite. Pinned views of sections stop at pinned views of the layout.
  open var pinToVisibleBounds = false

  init(
    size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment, offset: CGPoint
  ) {
    self.alignment = alignment
    self.offset = offset
    super.init(
      size: size, kind: kind, container: NSCollectionLayoutAnchor(edges: alignment.edges),
      item: nil)
  }

  /// Creates a view of a kind at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: .zero)
  }

  /// Creates a view of a kind at a distance from an edge. The boundary grows by the distance too.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: absoluteOffset)
  }
}

/// The alignment of an item to the edges of a rectangle, relative to the layout direction.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// The center of the rectangle, without an edge.
  case none
  /// The center of the top edge.
  case top
  /// The leading end of the top edge.
  case topLeading
  /// The center of the leading edge.
  case leading
  /// The leading end of the bottom edge.
  case bottomLeading
  /// The center of the bottom edge.
  case bottom
  /// The trailing end of the bottom edge.
  case bottomTrailing
  /// The center of the trailing edge.
  case trailing
  /// The trailing end of the top edge.
  case topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }

  /// The edge of the alignment, or `nil` for the center.
  var boundary: NSDirectionalRectEdge? {
    [.top, .bottom, .leading, .trailing].first { edges.contains($0) }
  }
}

/// A view behind a section that shows no data.
///
/// Rule: UIKit as pictured in kishikawakatsumi/IBPCollectionViewCompositionalLayout pull requests
/// 57 and 82: the view covers the section with its headers, footers, and content insets, over the
/// whole width of the container. Its own ``NSCollectionLayoutItem/contentInsets`` reduce it.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, for which a class is registered with the layout.
  public let elementKind: String
  /// The position in the order from back to front. The default is 0, behind all other elements of
  /// the section.
  open var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(size: whole, anchored: [])
  }

  /// Returns a decoration item for the background of a section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}
