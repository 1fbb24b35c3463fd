import Foundation

extension UICollectionView {
  /// What a collection view does with its offset when sizes replace estimates.
  enum SizeResolution {
    /// Moves the offset by what changes above the first item whose size is known (rule V13).
    case movingOffset
    /// Keeps the offset, as edits do.
    case keepingOffset
  }

  /// Asks the elements in the bounds that the layout estimates for their sizes, until none is left.
  func resolveVisibleSizes(_ resolution: SizeResolution) {
    guard sizing == .byContent, layoutState.isValid else { return }
    var asked: Set<ElementKey> = []
    while !isOvertaken {
      let elements = elementsInBounds()
      let wanting = elements.filter { isSizeWanted($0.0, $0.1) && !asked.contains($0.0) }
      guard !wanting.isEmpty else { return }
      let anchor = resolution == .movingOffset ? anchor(in: elements) : nil
      for (key, attributes) in wanting where !isOvertaken {
        asked.insert(key)
        askSize(of: key, attributes)
      }
      guard !layoutState.isValid else { continue }
      // A layout that adjusts the offset by its context does so alone.
      let isAdjusted = layoutState.offsetAdjustment != .zero
      let offset = bounds.origin
      prepareLayoutIfNeeded()
      if let anchor, !isAdjusted { follow(anchor, from: offset) }
    }
  }

  private func isSizeWanted(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard key.category != .decorationView else { return false }
    switch attributes.fitting {
    case .none: return false
    case .content: return true
    case .unspecified:
      return visible[key] == nil
        && layoutState.layoutWithoutSelfSizing != ObjectIdentifier(collectionViewLayout)
    }
  }

  /// Asks a view for its preferred attributes, and the layout what to do with them.
  private func askSize(of key: ElementKey, _ original: UICollectionViewLayoutAttributes) {
    let layout = collectionViewLayout
    guard let view = measurableView(of: key, original),
      let copy = original.copy() as? UICollectionViewLayoutAttributes
    else { return layout.confirmSize(of: key, original.size) }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return layout.confirmSize(of: key, original.size) }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  /// The view that shows an element or is going to, which has the collection view's traits.
  private func measurableView(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    if let view = visible[key] { return view }
    guard let view = layoutState.madeViews[key] ?? makeView(key, attributes) else { return nil }
    layoutState.madeViews[key] = view
    place(view, attributes)
    if view.superview !== self { insertSubview(view, at: stackingIndex(for: attributes)) }
    return view
  }

  /// Removes the views that were made to be measured and are not displayed, for reuse.
  func releaseMadeViews() {
    let made = layoutState.madeViews
    layoutState.madeViews = [:]
    for (key, view) in made where visible[key] !== view {
      view.removeFromSuperview()
      recycle(view)
    }
  }

  // MARK: Offset

  /// The first item in sight whose size is known; `nil` while the content is at its beginning.
  private func anchor(
    in elements: [(ElementKey, UICollectionViewLayoutAttributes)]
  ) -> UICollectionViewLayoutAttributes? {
    let inset = adjustedContentInset
    let isHorizontal = collectionViewLayout.scrollAxis == .horizontal
    guard isHorizontal ? bounds.minX > -inset.left : bounds.minY > -inset.top else { return nil }
    return elements.first { $0.0.category == .cell && $0.1.fitting == .none }?.1
  }

  /// Moves the offset by as much as an item has moved along the axis of scrolling.
  private func follow(_ former: UICollectionViewLayoutAttributes, from offset: CGPoint) {
    guard let present = collectionViewLayout.layoutAttributesForItem(at: former.indexPath) else {
      return
    }
    let isHorizontal = collectionViewLayout.scrollAxis == .horizontal
    let distance =
      isHorizontal
      ? CGPoint(x: present.frame.minX - former.frame.minX, y: 0)
      : CGPoint(x: 0, y: present.frame.minY - former.frame.minY)
    guard distance != .zero else { return }
    // The content size may have pulled the offset already.
    shiftOffset(
      by: CGPoint(
        x: offset.x + distance.x - bounds.minX, y: offset.y + distance.y - bounds.minY))
    pullIntoRange()
  }

  // MARK: Invalidation

  /// Asks a visible view for its size again in the next layout pass.
  func measureAgain(_ view: UIView) {
    guard let entry = visible.entries.first(where: { $0.view === view }) else { return }
    collectionViewLayout.doubtSize(of: entry.element)
    setNeedsLayout()
  }
}

extension UICollectionView.SelfSizingInvalidation {
  func allows(_ cause: SizeInvalidation) -> Bool {
    switch self {
    case .disabled: false
    case .enabled: cause == .intrinsicSize
    case .enabledIncludingConstraints: true
    }
  }
}

extension UICollectionReusableView {
  /// Returns the size that the content wants where the layout leaves it a choice, in points.
  func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let (horizontal, vertical) = attributes.fittingPriorities
    layoutSubviews()
    let (measured, sides) = (measuredView, measuredSides)
    let target = CGSize(
      width: max(attributes.size.width - sides, 0), height: attributes.size.height)
    var size: CGSize
    if measured.hasConstraintIsland {
      size = measured.systemLayoutSizeFitting(
        CGSize(
          width: horizontal == .required ? target.width : 0,
          height: vertical == .required ? target.height : 0),
        withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    } else {
      let room = CGSize(
        width: horizontal == .required ? target.width : .greatestFiniteMagnitude,
        height: vertical == .required ? target.height : .greatestFiniteMagnitude)
      size = isConfigured ? measured.sizeThatFits(room) : sizeThatFits(room)
    }
    if horizontal == .required || !size.width.isFinite { size.width = target.width }
    if vertical == .required || !size.height.isFinite { size.height = target.height }
    size.width += sides
    return size
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var fittingPriorities: (UILayoutPriority, UILayoutPriority) {
    switch fitting {
    case .unspecified: (.fittingSizeLevel, .fittingSizeLevel)
    case .none: (.required, .required)
    case .content(let horizontal, let vertical): (horizontal, vertical)
    }
  }
}
