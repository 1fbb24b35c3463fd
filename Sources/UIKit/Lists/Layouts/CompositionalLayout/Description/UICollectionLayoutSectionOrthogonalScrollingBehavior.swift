/// How a section scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// Not at all: its groups follow each other in the layout's direction.
  case none
  /// Freely.
  case continuous
  /// Freely, coming to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// By pages of the section's breadth.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, each coming to rest in the middle.
  case groupPagingCentered
}
