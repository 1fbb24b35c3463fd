import Foundation

/// What of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and spacings are to be asked for again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames are to be computed again; true by default.
  open var invalidateFlowLayoutAttributes = true
}
