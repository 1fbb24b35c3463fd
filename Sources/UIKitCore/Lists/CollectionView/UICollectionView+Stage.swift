import Foundation

extension UICollectionView {
  /// Returns the elements that overlap the bounds. Elements that only touch an edge are not
  /// included.
  func elementsInBounds() -> [(ElementKey, UICollectionViewLayoutAttributes)] {
    if let resolved = layoutState.resolvedElements {
      layoutState.resolvedElements = nil
      return resolved
    }
    let visible = layoutBounds
    guard visible.width > 0, visible.height > 0 else { return [] }
    let all = collectionViewLayout.layoutAttributesForElements(in: visible) ?? []
    var found: [(ElementKey, UICollectionViewLayoutAttributes)] = []
    found.reserveCapacity(all.count)
    var seen = SeenElements()
    // In a closure, each element would cost a check that the main thread calls it.
    for attributes in all {
      guard !attributes.isHidden, attributes.frame.overlaps(visible), isKnown(attributes) else {
        continue
      }
      let key = ElementKey(attributes)
      if seen.insert(key, after: found) { found.append((key, attributes)) }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether the data contains the item. An outdated layout
  /// may return other items.
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
        remedy: "Return attributes only for items that exist; see numberOfItems(inSection:).",
        numbers: Array(indexPath)))
  }

  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let attributes = movedAttributes(attributes)
    view.place(attributes, frame: mirroring.viewRect(attributes.frame))
  }

  func place(
    _ view: UICollectionReusableView, _ key: ElementKey,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    place(view, attributes)
  }

  func display(
    _ view: UICollectionReusableView, _ key: ElementKey,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    place(view, attributes)
    if view.superview !== self {
      keepingLayoutValid { insertSubview(view, at: stackingIndex(for: attributes)) }
    }
    guard let delegate = effectiveDelegate else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView {
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "",
        at: key.indexPath)
    }
  }

  /// Returns the index among the subviews that is behind all views with a higher `zIndex`.
  func stackingIndex(for attributes: UICollectionViewLayoutAttributes) -> Int {
    let order = CGFloat(attributes.zIndex)
    let behind = subviews.lastIndex {
      $0 === backgroundView || $0 is UICollectionReusableView && $0.layer.zPosition <= order
    }
    return behind.map { $0 + 1 } ?? 0
  }

  func didEndDisplay(_ entry: Entry) {
    let (key, view) = (entry.element, entry.view)
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      effectiveDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView {
      effectiveDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
        at: key.indexPath)
    }
  }

  func recycle(_ view: UICollectionReusableView) {
    (view as? UICollectionViewCell)?.listState = CellListState()
    pools.put(view)
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether two rectangles overlap. An empty rectangle
  /// overlaps a rectangle that contains it.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}

/// The elements that a layout has returned, to leave out those that it returns again.
private struct SeenElements {
  /// The place of the last cell, as long as the layout returns cells in ascending order.
  private var last: (section: Int, item: Int)? = (-1, -1)
  /// The other elements, and the cells of a layout that returns them in another order.
  private var others: Set<ElementKey> = []

  /// Adds an element. The index path of a cell has two indexes.
  ///
  /// - Parameters:
  ///   - key: The element.
  ///   - found: The elements that were new before.
  /// - Returns: Whether the element is new.
  mutating func insert(
    _ key: ElementKey, after found: [(ElementKey, UICollectionViewLayoutAttributes)]
  ) -> Bool {
    if let last, key.category == .cell {
      let place = (section: key.indexPath.section, item: key.indexPath.item)
      if place > last {
        self.last = place
        return true
      }
      self.last = nil
      for (cell, _) in found where cell.category == .cell { others.insert(cell) }
    }
    return others.insert(key).inserted
  }
}
