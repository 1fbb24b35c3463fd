import Foundation

/// The items that a list has announced for prefetching, and the offset of the last announcement.
package struct PrefetchWindow {
  var announced: Set<IndexPath> = []
  var knownOffset: CGPoint?

  mutating func reset() {
    announced = []
  }
}

extension ListView {
  /// Announces the items of the next page in the direction of scrolling, the nearest first (V10).
  ///
  /// Nothing is announced at load. Announcements outside of the new window are canceled.
  func announcePrefetching() {
    let former = prefetching.knownOffset
    prefetching.knownOffset = contentOffset
    guard prefetches, let former, former != contentOffset else { return }
    let direction = CGPoint(
      x: (contentOffset.x - former.x).direction, y: (contentOffset.y - former.y).direction)
    guard let ahead = itemsAhead(direction) else { return }
    let shown = Set(visibleItems.map(\.indexPath))
    let wanted = ahead.filter { !shown.contains($0) }
    let dropped = prefetching.announced.subtracting(wanted).subtracting(shown).sorted()
    let new = wanted.filter { !prefetching.announced.contains($0) }
    prefetching.announced = Set(wanted)
    if !dropped.isEmpty { cancelPrefetching(dropped) }
    if !new.isEmpty { prefetch(new) }
  }
}

extension UICollectionView {
  var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

  func prefetch(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  func cancelPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }

  func itemsAhead(_ direction: CGPoint) -> [IndexPath]? {
    let page = mirroring.layoutRect(
      bounds.offsetBy(dx: direction.x * bounds.width, dy: direction.y * bounds.height))
    let middle = CGPoint(x: layoutBounds.midX, y: layoutBounds.midY)
    let ahead = (collectionViewLayout.layoutAttributesForElements(in: page) ?? []).filter {
      $0.representedElementCategory == .cell && $0.frame.overlaps(page) && contains($0.indexPath)
    }
    return ahead.sorted { first, second in
      (first.center.distance(to: middle), first.indexPath)
        < (second.center.distance(to: middle), second.indexPath)
    }.map(\.indexPath)
  }
}

extension UITableView {
  var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

  func prefetch(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  func cancelPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }

  func itemsAhead(_ direction: CGPoint) -> [IndexPath]? {
    guard direction.y != 0 else { return nil }
    let page = bounds.offsetBy(dx: 0, dy: direction.y * bounds.height)
    let rows = geometry.rows(in: page.minY...page.maxY)
    return direction.y < 0 ? rows.reversed() : rows
  }
}

extension CGFloat {
  fileprivate var direction: CGFloat { self == 0 ? 0 : (self > 0 ? 1 : -1) }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
