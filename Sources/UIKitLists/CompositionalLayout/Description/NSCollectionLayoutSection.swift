import Foundation

/// A closure that changes visible elements of a section before they are shown. It receives the
/// elements, the content offset, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout, which repeats one group for all its items.
///
/// From its start, a section contains views at the leading boundary, the content inset, groups, the
/// content inset, and views at the trailing boundary. An empty section contains all of these except
/// groups (decided without evidence).
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The list configuration of a list section, or `nil`.
  var listConfiguration: UICollectionLayoutListConfiguration?
  /// The insets of the groups from the edges of the section, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups, in points. A negative value lets groups overlap.
  open var interGroupSpacing: CGFloat = 0
  /// The reference of ``contentInsets``. The default, `automatic`, means that of the layout's
  /// configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the insets of boundary views. The default, `automatic`, means that of the
  /// layout's configuration.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// A Boolean value that indicates whether boundary views are inside of ``contentInsets``. The
  /// default is `true`.
  open var supplementariesFollowContentInsets = true
  /// The scrolling of the section perpendicular to the layout's scroll direction. The default is
  /// `none`.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The scrolling properties of an orthogonal section.
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers, and side views of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section. With any, the z-index of all other elements of the section
  /// increases by one.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that changes visible elements in each layout pass, or `nil`.
  ///
  /// The closure is called when the layout is prepared, which scrolling causes too while there is a
  /// handler, and only while an element of the section is visible. The offset of an orthogonally
  /// scrolling section is its own across the layout's scroll axis and that of the view along it
  /// (decided without evidence).
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
