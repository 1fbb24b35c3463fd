import Foundation

/// What of a compositional layout is out of date.
@MainActor
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sections and their places stay as they are; only what scrolling changes is out of date.
  var keepsSections = false
}
