import Foundation

/// Which items a collection view announced for prefetching, and where it last looked.
struct PrefetchWindow {
  var announced: Set<IndexPath> = []
  var knownOffset: CGPoint?

  mutating func reset() {
    self = PrefetchWindow(announced: [], knownOffset: knownOffset)
  }
}

extension UICollectionView {
  /// Announces the items of the next page in the direction of scrolling, the nearest first (V10).
  ///
  /// Nothing is announced at load. Announcements outside of the new window are taken back.
  func announcePrefetching() {
    let former = prefetching.knownOffset
    prefetching.knownOffset = contentOffset
    guard let source = prefetchDataSource, isPrefetchingEnabled, let former,
      former != contentOffset
    else { return }
    let direction = CGPoint(
      x: (contentOffset.x - former.x).direction, y: (contentOffset.y - former.y).direction)
    let shown = Set(indexPathsForVisibleItems)
    let wanted = itemsAhead(direction).filter { !shown.contains($0) }
    let dropped = prefetching.announced.subtracting(wanted).subtracting(shown).sorted()
    let new = wanted.filter { !prefetching.announced.contains($0) }
    prefetching.announced = Set(wanted)
    if !dropped.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: dropped) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
  }

  private func itemsAhead(_ direction: CGPoint) -> [IndexPath] {
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

extension CGFloat {
  fileprivate var direction: CGFloat { self == 0 ? 0 : (self > 0 ? 1 : -1) }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension UITableView {
  /// Announces the rows of the next page in the direction of scrolling, the nearest first.
  ///
  /// The window is that of collection views (rule V10): one page, nothing at load, and what leaves
  /// the window without being shown is taken back.
  func announcePrefetching() {
    let former = prefetching.knownOffset
    prefetching.knownOffset = contentOffset
    guard let source = prefetchDataSource, isPrefetchingEnabled, let former,
      former.y != contentOffset.y
    else { return }
    let isUpward = contentOffset.y < former.y
    let shown = Set(stage.cells.map(\.indexPath))
    let page = bounds.offsetBy(dx: 0, dy: isUpward ? -bounds.height : bounds.height)
    let rows = geometry.rows(in: page.minY...page.maxY).filter { !shown.contains($0) }
    let wanted = isUpward ? rows.reversed() : rows
    let dropped = prefetching.announced.subtracting(wanted).subtracting(shown).sorted()
    let new = wanted.filter { !prefetching.announced.contains($0) }
    prefetching.announced = Set(wanted)
    if !dropped.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: dropped) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }
}
