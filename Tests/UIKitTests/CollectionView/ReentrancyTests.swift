import Foundation
import Testing
import UIKit

/// Callbacks of a layout pass that change the data: UIKit's documentation does not allow for them,
/// but the views have to stay consistent and ask for nothing that no longer exists.
@MainActor @Suite("Lists changed by their own callbacks")
struct ReentrancyTests {
  @Test("a batch inside an announcement is shown behind the pass")
  func batchInAnnouncement() {
    let list = ListFixture(counts: [9], isLaidOut: false)
    var isDone = false
    list.delegate.onDisplay = { view, path in
      guard !isDone, path.item == 1 else { return }
      isDone = true
      list.source.sections = [[0, 1]]
      view.deleteItems(at: (2..<9).map { .at(0, $0) })
    }
    list.view.layoutIfNeeded()
    #expect(list.numbers == [0, 1])
    #expect(list.view.violations.isEmpty)
    #expect(list.delegate.log == ["willDisplay 0.0", "willDisplay 0.1"])
  }

  @Test("a reload inside an announcement ends the pass and begins another")
  func reloadInAnnouncement() {
    let list = ListFixture(counts: [9], isLaidOut: false)
    var isDone = false
    list.delegate.onDisplay = { view, path in
      guard !isDone, path.item == 2 else { return }
      isDone = true
      list.source.sections = [[7]]
      view.reloadData()
    }
    list.view.layoutIfNeeded()
    list.view.layoutIfNeeded()
    #expect(list.numbers == [7])
    #expect(list.view.subviews.filter { $0 is UICollectionViewCell }.count == 1)
    #expect(list.delegate.log.filter { $0.hasPrefix("didEnd") }.count == 3)
  }

  @Test("a table behaves alike")
  func table() {
    let table = TableFixture(counts: [9], isLaidOut: false)
    let delegate = ShrinkingDelegate(table.source)
    table.view.delegate = delegate
    table.view.layoutIfNeeded()
    #expect(table.numbers == [0, 1])
    #expect(table.view.violations.isEmpty)
    delegate.reloads = true
    table.source.sections = [[0, 1, 2]]
    table.view.reloadData()
    table.view.layoutIfNeeded()
    table.view.layoutIfNeeded()
    #expect(table.numbers == [5])
    #expect(table.view.subviews.filter { $0 is UITableViewCell }.count == 1)
  }

  @Test("scrolling inside a scroll callback does not end the pass")
  func scrollInAnnouncement() {
    let list = ListFixture(counts: [40])
    list.delegate.onDisplay = { view, path in
      if path.item == 5 { view.contentOffset.y = 200 }
    }
    list.scroll(to: 20)
    list.view.layoutIfNeeded()
    #expect(list.numbers == [10, 11, 12, 13, 14])
  }
}

/// Takes rows away, or reloads, while the second row is announced.
@MainActor
private final class ShrinkingDelegate: UITableViewDelegate {
  private let source: RowSource
  var reloads = false
  private var isDone = false

  init(_ source: RowSource) {
    self.source = source
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard indexPath.row == 1 else { return }
    if reloads {
      source.sections = [[5]]
      tableView.reloadData()
    } else if !isDone {
      isDone = true
      source.sections = [[0, 1]]
      tableView.deleteRows(at: (2..<9).map { .at(0, $0) }, with: .none)
    }
  }
}
