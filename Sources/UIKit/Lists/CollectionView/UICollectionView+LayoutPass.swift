import Foundation

extension UICollectionView {
  /// The bounds as the layout sees them: mirrored where the view mirrors the layout.
  var layoutBounds: CGRect { mirroring.layoutRect(bounds) }

  /// The mirroring of the layout's frames for right-to-left (rule F20).
  var mirroring: HorizontalMirroring {
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
    resolveVisibleSizes(.movingOffset)
  }

  private func placeBackground() {
    guard let backgroundView, backgroundView.frame != bounds else { return }
    backgroundView.frame = bounds
  }

  /// Asks for counts and prepares the layout, if either is out of date.
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

  /// Asks the layout whether new bounds put it out of date, once for each change (rule F21).
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

  /// How new bounds put the layout out of date, or `nil`.
  ///
  /// The layout compares them with those of the view, as Apple's documentation teaches, and therefore
  /// sees the former ones meanwhile.
  private func contextForChange(
    from former: CGRect, to bounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext? {
    layoutState.formerBounds = former
    defer { layoutState.formerBounds = nil }
    let layout = collectionViewLayout
    guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return nil }
    return layout.invalidationContext(forBoundsChange: bounds)
  }

  /// Takes the layout's content size, and the offset that goes with it.
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

  /// Shows the beginning of mirrored content when it is placed for the first time (rule F20).
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
    if !layoutState.isPreparing { setNeedsLayout() }
  }
}

/// How far a collection view's layout is up to date.
struct CollectionLayoutState {
  /// A Boolean value that indicates whether the layout was prepared since it was invalidated.
  var isValid = false
  /// A Boolean value that indicates whether the layout is being prepared: what it sets of itself
  /// meanwhile asks for no other pass.
  var isPreparing = false
  /// The bounds that the view shows while the layout is asked about those that it has already.
  var formerBounds: CGRect?
  /// The bounds that the layout was last asked about, as the layout sees them.
  var knownBounds = CGRect.zero
  /// The same bounds, as the view has them.
  var knownViewBounds = CGRect.zero
  /// The sum of the contexts' adjustments of the content offset, in points.
  var offsetAdjustment = CGPoint.zero
  /// The sum of the contexts' adjustments of the content size, in points.
  var sizeAdjustment = CGSize.zero
  /// The layout that was replaced since the last pass.
  var replacedLayout: UICollectionViewLayout?
  /// Notifies the object that the interactive transition which runs is over.
  var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The layout that takes no sizes from contents, so that views are not asked for them.
  var layoutWithoutSelfSizing: ObjectIdentifier?
  /// Views that were made to be measured, until they are displayed.
  var madeViews: [ElementKey: UICollectionReusableView] = [:]
  /// A Boolean value that indicates whether the content has been placed once, after which its
  /// offset is the user's.
  var hasPlacedContent = false
}

/// Turns a layout's frames into those of a view that reads the other way, and back.
struct HorizontalMirroring {
  /// The width around whose middle frames are mirrored, in points; `nil` for no mirroring.
  let width: CGFloat?

  func viewRect(_ rect: CGRect) -> CGRect {
    guard let width else { return rect }
    return CGRect(
      x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The inverse of ``viewRect(_:)``, which is its own.
  func layoutRect(_ rect: CGRect) -> CGRect { viewRect(rect) }

  func layoutPoint(_ point: CGPoint) -> CGPoint {
    layoutRect(CGRect(origin: point, size: .zero)).origin
  }
}
