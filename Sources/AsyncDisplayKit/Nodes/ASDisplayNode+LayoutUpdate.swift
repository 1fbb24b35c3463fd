import UIKit

extension ASDisplayNode {
  /// Applies a layout for the bounds, measuring again if neither cached layout fits.
  ///
  /// Source: `ASDisplayNode+Layout.mm`, `-_u_measureNodeWithBoundsIfNecessary:`.
  @MainActor final func updateLayout(for boundsSize: CGSize) {
    guard !isMeasuredByOtherTransition else { return }
    let size = Extent(boundsSize).roundedUp(in: environment)
    guard prefersPendingLayout || !isCalculatedLayoutUsable(for: size) else { return }
    cancelLayoutTransition()
    var next = layoutForPass(size)
    if !next.isRequestedFromAbove, next.size != size {
      next = askForSize(of: next)
    }
    ownExtras.pendingTransition = LayoutTransition(
      of: self, to: next, from: calculatedNodeLayout)
    // During an ancestor's transition, the layout is applied together with the ancestor's.
    if !hierarchyState.contains(.layoutPending) { completePendingTransition() }
  }

  /// A Boolean value that indicates whether the pending layout is newer than the calculated one, or
  /// has another range.
  private final var prefersPendingLayout: Bool {
    guard let pending = pendingNodeLayout, pending.isValid(layoutVersion) else { return false }
    guard let calculated = calculatedNodeLayout else { return true }
    return pending.version > calculated.version
      || (pending.version == calculated.version && pending.range != calculated.range)
  }

  private final func isCalculatedLayoutUsable(for size: Extent) -> Bool {
    guard let calculated = calculatedNodeLayout, calculated.isValid(layoutVersion) else {
      return false
    }
    return calculated.isRequestedFromAbove || calculated.size == size
  }

  /// Returns the pending layout if it has the size of the bounds, or else a new one.
  private final func layoutForPass(_ size: Extent) -> NodeLayout {
    if let pending = pendingNodeLayout, pending.isValid(layoutVersion), pending.size == size {
      return pending
    }
    let range = rangeForPass(size)
    let next = calculate(range, parent: size, in: LayoutPass(root: self))
    // The range may be that of the pending layout, which is no longer needed.
    pendingNodeLayout = nil
    return next
  }

  /// Returns the last range whose layout had the size of the bounds, or else exactly the bounds.
  ///
  /// Source: `ASDisplayNode+Layout.mm`, `-_locked_constrainedSizeForLayoutPass`.
  private final func rangeForPass(_ size: Extent) -> ExtentRange {
    for kept in [pendingNodeLayout, calculatedNodeLayout].compactMap(\.self)
    where kept.isRequestedFromAbove || kept.size == size {
      return kept.range
    }
    return ExtentRange(ASSizeRangeMake(CGSize(size)))
  }

  /// The range with which a transition or a layout pass measures.
  ///
  /// Source: `ASDisplayNode+Layout.mm`, `-_constrainedSizeForLayoutPass`.
  @MainActor final var constrainedSizeForLayoutPass: ASSizeRange {
    ASSizeRange(rangeForPass(Extent(bounds.size).roundedUp(in: environment)))
  }

  /// Tells the ancestors that the node should have the size of a layout.
  ///
  /// - Returns: The layout, marked so that it does not cause another notification.
  @MainActor private final func askForSize(of layout: NodeLayout) -> NodeLayout {
    setNeedsLayoutFromAbove()
    // The layout that the root measured meanwhile is for another range and would restart the loop.
    pendingNodeLayout = nil
    return layout.requestedFromAbove(version: layoutVersion)
  }

  /// Source: `ASDisplayNode+Layout.mm`, `-_u_setNeedsLayoutFromAbove`.
  @MainActor private final func setNeedsLayoutFromAbove() {
    setNeedsLayout()
    if let parent {
      parent.setNeedsLayoutFromAbove()
    } else {
      rootSizeDidInvalidate()
    }
  }

  /// Measures a root node in the range of its newest layout, and resizes it if its size changed.
  ///
  /// Source: `ASDisplayNode+Layout.mm`, `-_rootNodeDidInvalidateSize` and
  /// `-displayNodeDidInvalidateSizeNewSize:`.
  @MainActor final func resizeRootIfNeeded() {
    let size = Extent(bounds.size).roundedUp(in: environment)
    let kept = pendingNodeLayout ?? calculatedNodeLayout
    let range = kept.map { ASSizeRange($0.range) } ?? ASSizeRangeMake(CGSize(size))
    let newSize = layoutThatFits(range).size
    guard newSize != CGSize(size) else { return }
    resizeInPlace(to: newSize)
  }

  /// Resizes a root node outside of a container, without changing the origin of its frame.
  @MainActor private final func resizeInPlace(to newSize: CGSize) {
    let old = bounds
    guard old.size != newSize else { return }
    let (anchor, oldPosition) = (anchorPoint, position)
    bounds = CGRect(origin: old.origin, size: newSize)
    position = CGPoint(
      x: oldPosition.x + (newSize.width - old.width) * anchor.x,
      y: oldPosition.y + (newSize.height - old.height) * anchor.y)
  }
}

extension Extent {
  /// Returns the size rounded up to pixels of the environment's screen.
  fileprivate func roundedUp(in environment: RuntimeEnvironment) -> Extent {
    let scale = Double(environment.screen.scale)
    return Extent(
      AsyncDisplayKit.roundedUp(width, scale: scale),
      AsyncDisplayKit.roundedUp(height, scale: scale))
  }
}

extension NodeLayout {
  /// Returns the same layout with a newer version, marked as requested by a parent.
  fileprivate func requestedFromAbove(version: Int) -> NodeLayout {
    var marked = NodeLayout(
      size: size, content: content, range: range, parent: parent, version: version)
    marked.isRequestedFromAbove = true
    marked.layout = layout
    return marked
  }
}
