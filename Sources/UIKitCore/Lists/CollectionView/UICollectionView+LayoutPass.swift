import Foundation

extension UICollectionView {
  /// The bounds in the layout's coordinates, mirrored if the view mirrors the layout.
  package var layoutBounds: CGRect { mirroring.layoutRect(bounds) }

  /// The mirroring of the layout's frames for right-to-left (rule F20).
  package var mirroring: HorizontalMirroring {
    let layout = collectionViewLayout
    guard layout.flipsHorizontallyInOppositeLayoutDirection,
      layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    else { return HorizontalMirroring(width: nil) }
    let inset = adjustedContentInset
    return HorizontalMirroring(
      width: max(contentSize.width, bounds.width - inset.left - inset.right))
  }

  func updateLayout() {
    placeBackground()
    prepareLayoutIfNeeded()
    layoutState.resolvedElements = resolveVisibleSizes(.movingOffset)
  }

  private func placeBackground() {
    guard let backgroundView, backgroundView.frame != bounds else { return }
    backgroundView.frame = bounds
  }

  /// Requests the item counts and prepares the layout, if either is invalid.
  func prepareLayoutIfNeeded() {
    invalidateForBoundsIfNeeded()
    guard !layoutState.isValid, !layoutState.isPreparing else { return }
    _ = knownCounts
    layoutState.isPreparing = true
    collectionViewLayout.prepare()
    layoutState.isPreparing = false
    layoutState.isValid = true
    adoptContentSize()
  }

  /// Asks the layout whether changed bounds invalidate it, once for each change (rule F21).
  private func invalidateForBoundsIfNeeded() {
    let bounds = layoutBounds
    guard bounds != layoutState.knownBounds else { return }
    let former = layoutState.knownViewBounds
    layoutState.knownBounds = bounds
    layoutState.knownViewBounds = self.bounds
    guard layoutState.isValid, let context = contextForChange(from: former, to: bounds) else {
      return
    }
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Asks the layout at once about a change of the size, since a subclass may invalidate the layout afterwards, also
  /// where the change pulls the content offset into its range.
  func askingLayout(ofSize size: CGSize, _ change: () -> Void) {
    guard size != layoutState.knownViewBounds.size, !layoutState.isPreparing else {
      return change()
    }
    invalidateForBoundsIfNeeded()
    change()
    invalidateForBoundsIfNeeded()
  }

  /// Returns the context of the invalidation that changed bounds cause, or `nil` for none.
  ///
  /// A layout compares the new bounds with those of the collection view, as Apple's documentation
  /// describes, so that the view returns the former bounds meanwhile.
  private func contextForChange(
    from former: CGRect, to bounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext? {
    layoutState.formerBounds = former
    defer { layoutState.formerBounds = nil }
    let layout = collectionViewLayout
    guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return nil }
    return layout.invalidationContext(forBoundsChange: bounds)
  }

  /// Sets the content size from the layout, and adjusts the offset accordingly.
  private func adoptContentSize() {
    let size = collectionViewLayout.collectionViewContentSize
    let (offsetChange, sizeChange) = (layoutState.offsetAdjustment, layoutState.sizeAdjustment)
    layoutState.offsetAdjustment = .zero
    layoutState.sizeAdjustment = .zero
    contentSize = CGSize(
      width: size.width + sizeChange.width, height: size.height + sizeChange.height)
    if offsetChange != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + offsetChange.x, y: contentOffset.y + offsetChange.y)
    }
    placeContentOnce()
    finishLayoutExchange()
  }

  /// Scrolls to the beginning of mirrored content when it is laid out for the first time (rule
  /// F20).
  private func placeContentOnce() {
    guard !layoutState.hasPlacedContent, contentSize != .zero else { return }
    layoutState.hasPlacedContent = true
    guard mirroring.width != nil, bounds.width > 0, contentSize.width > bounds.width else { return }
    contentOffset.x = contentSize.width + adjustedContentInset.right - bounds.width
  }

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    layoutState.isValid = false
    if context.invalidateDataSourceCounts { missingViews = [] }
    layoutState.offsetAdjustment.x += context.contentOffsetAdjustment.x
    layoutState.offsetAdjustment.y += context.contentOffsetAdjustment.y
    layoutState.sizeAdjustment.width += context.contentSizeAdjustment.width
    layoutState.sizeAdjustment.height += context.contentSizeAdjustment.height
    if !layoutState.isPreparing, !keepsLayoutValid { setNeedsLayout() }
  }
}

/// The state of a collection view's layout, such as whether it is valid.
struct CollectionLayoutState {
  /// A Boolean value that indicates whether the layout was prepared since its last invalidation.
  var isValid = false
  /// A Boolean value that indicates whether the layout is being prepared. Changes by the layout
  /// then do not cause another pass.
  var isPreparing = false
  /// The former bounds, which the view returns while the layout decides on a change of bounds.
  var formerBounds: CGRect?
  /// The bounds of the last check for invalidation, in the layout's coordinates.
  var knownBounds = CGRect.zero
  /// The bounds of the last check for invalidation, in the view's coordinates.
  var knownViewBounds = CGRect.zero
  /// The sum of the content offset adjustments of all invalidation contexts, in points.
  var offsetAdjustment = CGPoint.zero
  /// The sum of the content size adjustments of all invalidation contexts, in points.
  var sizeAdjustment = CGSize.zero
  /// The layout that was replaced since the last layout pass, or `nil`.
  var replacedLayout: UICollectionViewLayout?
  /// The closure to call when the current interactive transition ends, or `nil`.
  var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The identity of a layout that ignores preferred sizes, so that views are not measured for it.
  var layoutWithoutSelfSizing: ObjectIdentifier?
  /// The views that were created for measuring and are not visible yet, by element.
  var madeViews: [ElementKey: UICollectionReusableView] = [:]
  /// The elements in the bounds whose sizes this pass has just resolved, which it shows next.
  var resolvedElements: [(ElementKey, UICollectionViewLayoutAttributes)]?
  /// A Boolean value that indicates whether the content was laid out once. After that, the user
  /// determines its offset.
  var hasPlacedContent = false
}

/// The conversion of frames between a layout and a view with the opposite layout direction.
package struct HorizontalMirroring {
  /// The width within which frames are mirrored, in points, or `nil` for no mirroring.
  package let width: CGFloat?

  func viewRect(_ rect: CGRect) -> CGRect {
    guard let width else { return rect }
    return CGRect(
      x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the rectangle of a view rectangle in the layout, which is the same conversion as
  /// ``viewRect(_:)``.
  func layoutRect(_ rect: CGRect) -> CGRect { viewRect(rect) }

  func layoutPoint(_ point: CGPoint) -> CGPoint {
    layoutRect(CGRect(origin: point, size: .zero)).origin
  }
}
