import Foundation
import Testing
import UIKit

/// A table view of self-sizing rows under thrash.
@MainActor
final class SizedThrashTable: SizedThrashList, UITableViewDataSource {
  let view: UITableView
  let window: UIWindow
  private let log = ViolationLog()
  private var model: [ThrashSection] = []

  init() {
    var environment = log.environment
    environment.listMetrics.sections.groupedGap = 0
    view = environment.bind {
      UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .grouped)
    }
    window = environment.bind { UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
    window.addSubview(view)
    view.separatorStyle = .none
    view.estimatedRowHeight = SizedValue.estimate
    view.register(ValueCell.self, forCellReuseIdentifier: "value")
    view.dataSource = self
  }

  var scrollView: UIScrollView { view }
  var violations: [RuntimeViolation] { view.violations }
  var counts: [Int] { model.map(\.items.count) }
  var shown: [IndexPath: Int] {
    Dictionary(
      uniqueKeysWithValues: (view.indexPathsForVisibleRows ?? []).map {
        ($0, (view.cellForRow(at: $0) as? ValueCell)?.value ?? -1)
      })
  }
  var shownViews: [IndexPath: ObjectIdentifier] { [:] }
  var selected: Set<IndexPath> { [] }
  var announced: Set<ObjectIdentifier> { [] }
  func takeAsked() -> [IndexPath] { [] }
  func frame(at path: IndexPath) -> CGRect? { view.cellForRow(at: path)?.frame }
  func setModel(_ sections: [ThrashSection]) { model = sections }
  func select(_ path: IndexPath) {}
  func reload() { view.reloadData() }

  func batch(_ body: () -> Void) {
    view.beginUpdates()
    body()
    view.endUpdates()
  }

  func apply(_ edit: ListEdit) {
    switch edit {
    case .insertItem(let path): view.insertRows(at: [path], with: .none)
    case .deleteItem(let path): view.deleteRows(at: [path], with: .none)
    case .reloadItem(let path): view.reloadRows(at: [path], with: .none)
    case .moveItem(let from, let to): view.moveRow(at: from, to: to)
    case .insertSection(let section): view.insertSections([section], with: .none)
    case .deleteSection(let section): view.deleteSections([section], with: .none)
    case .reloadSection(let section): view.reloadSections([section], with: .none)
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    }
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { model.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "value", for: indexPath)
    (cell as? ValueCell)?.value = model[indexPath.section].items[indexPath.row]
    return cell
  }
}

private final class ValueCell: UITableViewCell {
  var value = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SizedValue(in: superview).height(of: value))
  }
}

/// 2,000 random batches each, or 10,000 with all seeds.
@MainActor @Suite("Random batch updates of self-sizing lists")
struct SizedThrashTests {
  @Test(
    "a table keeps the heights, offsets and rows of a simple model",
    arguments: RandomSeeds.first(20, of: 100))
  func table(seed: UInt64) {
    var run = SizedThrashRun(seed: seed, list: SizedThrashTable(), isRowByRow: true)
    if let failure = run.failure(batches: 100) { Issue.record("\(failure)") }
  }
}
