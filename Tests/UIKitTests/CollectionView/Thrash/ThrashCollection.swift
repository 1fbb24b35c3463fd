import Foundation
import UIKit

/// A collection view under thrash.
@MainActor
struct ThrashCollection: ThrashList {
  private let list = ListFixture(counts: [])
  private let tracker = DisplayTracker()

  init() {
    list.view.allowsMultipleSelection = true
    list.view.delegate = tracker
  }

  var scrollView: UIScrollView { list.view }
  var violations: [RuntimeViolation] { list.view.violations }
  var counts: [Int] {
    (0..<list.view.numberOfSections).map(list.view.numberOfItems(inSection:))
  }

  var shown: [IndexPath: Int] {
    Dictionary(uniqueKeysWithValues: zip(list.view.indexPathsForVisibleItems, list.numbers))
  }

  var shownViews: [IndexPath: ObjectIdentifier] {
    let cells = list.view.visibleCells.map(ObjectIdentifier.init)
    return Dictionary(uniqueKeysWithValues: zip(list.view.indexPathsForVisibleItems, cells))
  }

  var selected: Set<IndexPath> { Set(list.view.indexPathsForSelectedItems ?? []) }
  var announced: Set<ObjectIdentifier> { tracker.shown }

  func takeAsked() -> [IndexPath] {
    defer { list.source.log = [] }
    return list.source.log.compactMap(IndexPath.init(askedIn:))
  }

  func setModel(_ sections: [ThrashSection]) {
    let isFirst = list.source.sections.isEmpty
    list.source.sections = sections.map(\.items)
    if isFirst { list.view.reloadData() }
  }

  func batch(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in list.view.performBatchUpdates { body() } }
  }

  func apply(_ edit: ListEdit) { list.view.apply(edit) }

  func select(_ path: IndexPath) {
    list.view.selectItem(at: path, animated: false, scrollPosition: [])
  }

  func reload() { list.view.reloadData() }
}

/// Knows which cells are on display from the delegate calls.
@MainActor
private final class DisplayTracker: UICollectionViewDelegate {
  private(set) var shown: Set<ObjectIdentifier> = []

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { shown.insert(ObjectIdentifier(cell)) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { shown.remove(ObjectIdentifier(cell)) }
}

extension IndexPath {
  /// The place in a log entry such as `cell 0.3`; nil in other entries.
  init?(askedIn entry: String) {
    guard entry.hasPrefix("cell ") else { return nil }
    let numbers = entry.dropFirst(5).split(separator: ".").compactMap { Int($0) }
    self.init(item: numbers[1], section: numbers[0])
  }
}
