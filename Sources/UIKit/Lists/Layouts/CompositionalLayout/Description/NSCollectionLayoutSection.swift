import Foundation

/// Changes elements of a section in sight before they are shown: they, the section's content offset
/// and its environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: one group, repeated until the items run out.
///
/// From its start: views at the leading boundary, content inset, groups, content inset, views at the
/// trailing boundary. An empty section keeps all of these but the groups (decided without evidence).
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The configuration of a list section.
  var listConfiguration: UICollectionLayoutListConfiguration?
  /// The distances between the section's edges and its groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points; a negative one lets them overlap.
  open var interGroupSpacing: CGFloat = 0
  /// The reference of ``contentInsets``. Automatic, the default, uses the configuration's.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of boundary views' insets. Automatic, the default, uses the configuration's.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// A Boolean value that indicates whether views at the boundary keep within ``contentInsets``;
  /// true by default.
  open var supplementariesFollowContentInsets = true
  /// A Boolean value that indicates whether and how the section scrolls by itself; none by default.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The scrolling properties of an orthogonal section.
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and side views.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section; with one, everything else of the section is one step further in front.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Changes elements in sight, in each layout pass; nil for none.
  ///
  /// It is called when the layout is prepared, which scrolling causes too while there is a handler, and
  /// only while something of the section is in sight. The offset of an orthogonal section is its own across
  /// the layout's direction and the view's along it (decided without evidence).
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
