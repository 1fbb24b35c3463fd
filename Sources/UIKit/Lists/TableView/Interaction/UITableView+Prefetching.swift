import Foundation

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
