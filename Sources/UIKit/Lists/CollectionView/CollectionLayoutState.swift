import Foundation

/// How far a collection view's layout is up to date.
struct CollectionLayoutState {
  /// Whether the layout was prepared since it was invalidated.
  var isValid = false
  /// Whether the layout is being prepared: what it sets of itself meanwhile asks for no other pass.
  var isPreparing = false
  /// Whether a layout pass runs.
  var isInPass = false
  /// The bounds that the view shows while the layout is asked about those that it has already.
  var formerBounds: CGRect?
  /// Updates that a callback of the running pass committed, to be shown behind it.
  var delayedUpdates: [ListUpdatePlan] = []
  /// The bounds that the layout was last asked about, as the layout sees them.
  var knownBounds = CGRect.zero
  /// The same bounds, as the view has them.
  var knownViewBounds = CGRect.zero
  /// What contexts asked to add to the offset, in points.
  var offsetAdjustment = CGPoint.zero
  /// What contexts asked to add to the content size, in points.
  var sizeAdjustment = CGSize.zero
  /// The layout that was replaced since the last pass.
  var replacedLayout: UICollectionViewLayout?
  /// Hears that the interactive transition which runs is over.
  var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// Whether the content has been placed once, after which its offset is the user's.
  var hasPlacedContent = false
}
