import Foundation
import UIKit

/// A list that hides a cell in sight from its user after some sound batches.
@MainActor
final class FaultyList: ThrashList {
  private let list: any ThrashList
  private var soundBatches: Int
  private var depth = 0

  init(_ list: any ThrashList, soundBatches: Int) {
    self.list = list
    self.soundBatches = soundBatches
  }

  var scrollView: UIScrollView { list.scrollView }
  var violations: [RuntimeViolation] { list.violations }
  var counts: [Int] { list.counts }
  var shown: [IndexPath: Int] {
    guard soundBatches <= 0, let first = list.shown.keys.min() else { return list.shown }
    return list.shown.filter { $0.key != first }
  }
  var shownViews: [IndexPath: ObjectIdentifier] { list.shownViews }
  var selected: Set<IndexPath> { list.selected }
  var announced: Set<ObjectIdentifier> { list.announced }
  func takeAsked() -> [IndexPath] { list.takeAsked() }
  func setModel(_ sections: [ThrashSection]) { list.setModel(sections) }

  func batch(_ body: () -> Void) {
    depth += 1
    list.batch(body)
    depth -= 1
    if depth == 0 { soundBatches -= 1 }
  }

  func apply(_ edit: ListEdit) { list.apply(edit) }
  func select(_ path: IndexPath) { list.select(path) }
  func reload() { list.reload() }
}
