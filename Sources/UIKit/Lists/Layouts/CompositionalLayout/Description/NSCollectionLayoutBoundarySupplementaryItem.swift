import Foundation

/// A header, footer or side view at the boundary of a section or of the whole layout.
///
/// It is attached to the edge that its alignment names first: `topLeading` to the top. Several views of
/// one edge share the room there. Its index path has the section and the number of the view among those
/// of its kind; views of the whole layout have section 0 (both decided without evidence).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge and the place along it.
  public let alignment: NSRectAlignment
  /// The distance from the aligned place, in points; positive is down and towards the trailing edge.
  public let offset: CGPoint
  /// Whether the section or layout grows to have the view outside its content; true by default.
  ///
  /// Without it the view lies over the content, inside the edge (decided without evidence).
  open var extendsBoundary = true
  /// Whether the view stays in sight while its section or layout is; false by default.
  ///
  /// A header stays behind the visible start and before its section's trailing views, a footer the other
  /// way round. Pinned views of sections stop at pinned views of the layout.
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

  /// Makes a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: .zero)
  }

  /// Makes a view at a distance from an edge; the room that it needs counts the distance.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: absoluteOffset)
  }
}
