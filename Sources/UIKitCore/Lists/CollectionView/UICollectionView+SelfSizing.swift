import Foundation

extension UICollectionView {
  /// The treatment of the content offset when actual sizes replace estimates.
  enum SizeResolution {
    /// The offset changes by the difference above the first item with a known size (rule V13).
    case movingOffset
    /// The offset does not change, as in edits.
    case keepingOffset
  }

  /// Measures the visible elements with estimated sizes until no estimates are left.
  ///
  /// - Returns: The elements in the bounds after it, or `nil` if they are not known.
  @discardableResult
  func resolveVisibleSizes(
    _ resolution: SizeResolution
  ) -> [(ElementKey, UICollectionViewLayoutAttributes)]? {
    guard sizing == .byContent, layoutState.isValid else { return nil }
    var asked: Set<ElementKey> = []
    while !isOvertaken {
      let elements = elementsInBounds()
      var wanting: [(ElementKey, UICollectionViewLayoutAttributes)] = []
      for (key, attributes) in elements
      where isSizeWanted(key, attributes) && !asked.contains(key) {
        wanting.append((key, attributes))
      }
      guard !wanting.isEmpty else { return elements }
      // Views that determine the widths of others are measured first, and those again after them.
      let narrowing = wanting.filter { sizingLayout?.narrowsOthers($0.0) ?? false }
      if !narrowing.isEmpty { asked = asked.filter { $0.category != .cell } }
      let anchor = resolution == .movingOffset ? anchor(in: elements) : nil
      for (key, attributes) in narrowing.isEmpty ? wanting : narrowing where !isOvertaken {
        asked.insert(key)
        askSize(of: key, attributes)
      }
      guard !layoutState.isValid else { continue }
      // If the layout adjusts the offset by its context, nothing else changes it.
      let isAdjusted = layoutState.offsetAdjustment != .zero
      let offset = bounds.origin
      // The rest of the pass uses the new layout and the new offset.
      keepingLayoutValid {
        prepareLayoutIfNeeded()
        if let anchor, !isAdjusted { follow(anchor, from: offset) }
      }
    }
    return nil
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

  /// Measures a view and passes its preferred attributes to the layout.
  private func askSize(of key: ElementKey, _ original: UICollectionViewLayoutAttributes) {
    let layout = collectionViewLayout
    guard let view = measurableView(of: key, original),
      let copy = original.copy() as? UICollectionViewLayoutAttributes
    else {
      sizingLayout?.confirmSize(of: key, original.size)
      return
    }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else {
      sizingLayout?.confirmSize(of: key, original.size)
      return
    }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    keepingLayoutValid { layout.invalidateLayout(with: context) }
  }

  /// Returns the view of an element for measuring: the visible one, or a new one that will be
  /// shown.
  private func measurableView(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    if let view = visible[key] { return view }
    guard let view = layoutState.madeViews[key] ?? makeView(key, attributes) else { return nil }
    layoutState.madeViews[key] = view
    place(view, attributes)
    if view.superview !== self {
      keepingLayoutValid { insertSubview(view, at: stackingIndex(for: attributes)) }
    }
    return view
  }

  /// Returns views that were created for measuring and are not visible to the reuse pools.
  func releaseMadeViews() {
    let made = layoutState.madeViews.sorted { $0.key.precedes($1.key) }
    layoutState.madeViews = [:]
    for (key, view) in made where visible[key] !== view {
      keepingLayoutValid { view.removeFromSuperview() }
      recycle(view)
    }
  }

  // MARK: Offset

  /// Returns the first visible item with a known size, or `nil` while the content is at its
  /// beginning.
  private func anchor(
    in elements: [(ElementKey, UICollectionViewLayoutAttributes)]
  ) -> UICollectionViewLayoutAttributes? {
    let inset = adjustedContentInset
    let isHorizontal = sizingLayout?.scrollAxis == .horizontal
    guard isHorizontal ? bounds.minX > -inset.left : bounds.minY > -inset.top else { return nil }
    return elements.first { $0.0.category == .cell && $0.1.fitting == .none }?.1
  }

  /// Changes the offset by the distance that an item has moved along the scroll axis.
  private func follow(_ former: UICollectionViewLayoutAttributes, from offset: CGPoint) {
    guard let present = collectionViewLayout.layoutAttributesForItem(at: former.indexPath) else {
      return
    }
    let isHorizontal = sizingLayout?.scrollAxis == .horizontal
    let distance =
      isHorizontal
      ? CGPoint(x: present.frame.minX - former.frame.minX, y: 0)
      : CGPoint(x: 0, y: present.frame.minY - former.frame.minY)
    guard distance != .zero else { return }
    // The change of the content size may have changed the offset already.
    shiftOffset(
      by: CGPoint(
        x: offset.x + distance.x - bounds.minX, y: offset.y + distance.y - bounds.minY))
    pullIntoRange()
  }

  // MARK: Invalidation

  /// Invalidates the size of a visible view, which is measured again in the next layout pass.
  func measureAgain(_ view: UIView) {
    guard let entry = visible.entries.first(where: { $0.view === view }) else { return }
    sizingLayout?.doubtSize(of: entry.element)
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
  /// Returns the size that the content prefers along the axes that the layout leaves open, in
  /// points.
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
