import Foundation

extension UICollectionView {
  /// Shows what meets the bounds and ends the display of what no longer does (rule V3).
  ///
  /// New views are announced in the layout's order; then they are found by their index paths; then
  /// the display of the others ends, in the order they had.
  ///
  /// - Parameter leaving: elements that an update took away, which end their display in any case.
  func showVisibleElements(leaving: [StagedElement] = []) {
    let former = stage.elements
    var shown: [StagedElement] = []
    for (key, attributes) in visibleAttributes() {
      if let view = stage[key] {
        place(view, attributes)
        shown.append(StagedElement(key: key, view: view))
      } else if !isOvertaken, let view = makeView(key, attributes) {
        display(view, key, attributes)
        shown.append(StagedElement(key: key, view: view))
      }
    }
    guard !data.isReloadPending else { return retire(shown, former: former, leaving: leaving) }
    stage.replace(with: shown)
    for element in leaving + former.filter({ stage[$0.key] == nil }) { endDisplay(element) }
  }

  /// Whether a callback of this pass changed the data, so that places of the pass are out of date.
  private var isOvertaken: Bool { data.isReloadPending || !layoutState.delayedUpdates.isEmpty }

  /// Puts aside what a pass has shown when one of its callbacks reloaded.
  private func retire(
    _ shown: [StagedElement], former: [StagedElement], leaving: [StagedElement]
  ) {
    let known = Set(former.map(\.key))
    retired += leaving + shown.filter { !known.contains($0.key) }
    setNeedsLayout()
  }

  /// The attributes of what is in sight; what only touches the edge of the bounds is not.
  func visibleAttributes() -> [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] {
    let visible = layoutBounds
    guard visible.width > 0, visible.height > 0 else { return [] }
    var seen: Set<ElementKey> = []
    return (collectionViewLayout.layoutAttributesForElements(in: visible) ?? []).compactMap {
      attributes in
      guard !attributes.isHidden, attributes.frame.overlaps(visible), isKnown(attributes) else {
        return nil
      }
      let key = ElementKey(attributes)
      return seen.insert(key).inserted ? (key, attributes) : nil
    }
  }

  /// Whether the data has the item; a layout that was not invalidated may still name others.
  private func isKnown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell else { return true }
    let isKnown = contains(attributes.indexPath)
    if !isKnown, missingViews.insert(ElementKey(attributes)).inserted {
      reportUnknownItem(attributes.indexPath)
    }
    return isKnown
  }

  private func reportUnknownItem(_ indexPath: IndexPath) {
    report(
      RuntimeViolation(
        .layoutNamesUnknownItem, subject: "\(type(of: collectionViewLayout))",
        message: "UICollectionView received layout attributes for a cell with an index path that "
          + "does not exist: \(indexPath.listDescription)",
        remedy: "Answer attributes of items that numberOfItems(inSection:) counts.",
        numbers: Array(indexPath)))
  }

  package func contains(_ indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.item >= 0 else { return false }
    return indexPath.item < knownCount(inSection: indexPath.section) ?? 0
  }

  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let attributes = movedAttributes(attributes)
    view.place(attributes, frame: mirroring.viewRect(attributes.frame))
  }

  private func display(
    _ view: UICollectionReusableView, _ key: ElementKey,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    place(view, attributes)
    insertSubview(view, at: stackingIndex(for: attributes))
    guard let delegate = heardDelegate else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView {
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "",
        at: key.indexPath)
    }
  }

  /// The place among the subviews behind everything with a higher `zIndex`.
  private func stackingIndex(for attributes: UICollectionViewLayoutAttributes) -> Int {
    let order = CGFloat(attributes.zIndex)
    let behind = subviews.lastIndex {
      $0 === backgroundView || $0 is UICollectionReusableView && $0.layer.zPosition <= order
    }
    return behind.map { $0 + 1 } ?? 0
  }

  /// Takes a view out of sight, tells the delegate and gives it back to its pool.
  func endDisplay(_ element: StagedElement) {
    let (key, view) = (element.key, element.view)
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      heardDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView {
      heardDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
        at: key.indexPath)
    }
    pools.put(view)
  }
}

extension CGRect {
  /// Tells whether two rectangles share an area, or one without an area lies inside the other.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
