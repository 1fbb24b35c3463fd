import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Random batch updates on one collection, with scrolling, rotation and batch fetches between.
@Suite("Random updates") @MainActor
struct RandomUpdateTests {
  @Test(
    "ten thousand updates keep nodes, maps, cells and interface states equal to the model",
    arguments: 0..<20)
  func staysEqualToTheModel(seed: Int) {
    var thrash = Thrash(seed: UInt64(seed))
    for _ in 0..<500 {
      thrash.update()
      guard thrash.problems.isEmpty else { break }
    }
    #expect(thrash.problems.isEmpty, "seed \(seed), update \(thrash.count): \(thrash.problems)")
    #expect(thrash.host.violations.isEmpty, "seed \(seed): \(thrash.host.reports.all)")
  }

  @Test("every node is freed when the container goes")
  func nodesAreFreed() {
    weak var container: ASCollectionNode?
    var references: [WeakCell] = []
    do {
      var thrash = Thrash(seed: 7)
      for _ in 0..<50 { thrash.update() }
      container = thrash.node
      references = thrash.allNodes.map(WeakCell.init)
      #expect(!references.isEmpty)
      thrash.tearDown()
    }
    #expect(container == nil)
    #expect(references.allSatisfy { $0.node == nil })
  }
}

private struct WeakCell {
  weak var node: ASCellNode?
  init(_ node: ASCellNode) { self.node = node }
}

/// A seeded generator of valid updates with the model that they are held against.
@MainActor
private struct Thrash {
  let host = ContainerHost(size: CGSize(width: 200, height: 400))
  let source = GridSource(sections: 0, items: 0)
  private(set) var node: ASCollectionNode?
  private(set) var count = 0
  private(set) var problems: [String] = []
  private var random: SplitMix
  private var nextNumber = 0

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    source.itemSize = CGSize(width: 60, height: 40)
    let node = host.bind {
      ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    }
    self.node = node
    source.sections = (0..<3).map { _ in [] }
    for section in 0..<3 { source.sections[section] = makeNumbers(4) }
    source.mayFetch = true
    source.onFetch = { $0.completeBatchFetching(true) }
    host.bind {
      node.dataSource = source
      node.delegate = source
    }
    host.show(node)
    host.settle()
  }

  var allNodes: [ASCellNode] {
    host.bind { node?.visibleElements?.itemElements.compactMap(\.nodeIfAllocated) ?? [] }
  }

  mutating func tearDown() {
    host.bind { node?.view.removeFromSuperview() }
    host.settle()
    node = nil
    host.settle()
  }

  private mutating func makeNumbers(_ count: Int) -> [Int] {
    defer { nextNumber += count }
    return Array(nextNumber..<nextNumber + count)
  }

  /// Makes one batch, sometimes nested, and something else between; then compares.
  mutating func update() {
    count += 1
    guard let node else { return }
    let before = source.sections
    let plan = makePlan(before)
    host.bind {
      source.sections = plan.after
      node.performBatch(
        animated: random.next(2) == 0,
        updates: {
          node.performBatch(
            animated: false,
            updates: {
              node.deleteSections(plan.deletedSections)
              node.insertSections(plan.insertedSections)
            })
          node.deleteItems(at: plan.deletedItems)
          node.insertItems(at: plan.insertedItems)
          node.reloadItems(at: plan.reloadedItems)
        })
    }
    disturb(node)
    // Some updates pile up before anything is applied.
    guard random.next(3) > 0 else { return }
    host.settle()
    compare(node)
  }

  private mutating func disturb(_ node: ASCollectionNode) {
    host.bind {
      switch random.next(6) {
      case 0:
        let end = max(0, node.view.contentSize.height - 400)
        node.contentOffset.y = end * CGFloat(random.next(100)) / 100
      case 1:
        let isWide = random.next(2) == 0
        node.frame.size = isWide ? CGSize(width: 400, height: 200) : CGSize(width: 200, height: 400)
      case 2: _ = host.scheduler.runStep()
      case 3: node.waitUntilAllUpdatesAreProcessed()
      case 4: node.view.layoutIfNeeded()
      default: break
      }
    }
  }

  private mutating func makePlan(_ before: [[Int]]) -> Plan {
    var plan = Plan(after: before)
    var kept: [Int] = []
    for section in before.indices {
      if random.next(12) == 0 { plan.deletedSections.insert(section) } else { kept.append(section) }
    }
    var rows = kept.map { before[$0] }
    var origins: [Int?] = kept
    for position in 0...rows.count where random.next(10) == 0 && rows.count < 5 {
      rows.insert(makeNumbers(random.next(5)), at: min(position, rows.count))
      origins.insert(nil, at: min(position, origins.count))
    }
    for (section, origin) in origins.enumerated() {
      guard let origin else {
        plan.insertedSections.insert(section)
        continue
      }
      edit(&rows[section], section: section, origin: origin, plan: &plan)
    }
    plan.after = rows
    return plan
  }

  private mutating func edit(
    _ row: inout [Int], section: Int, origin: Int, plan: inout Plan
  ) {
    var kept: [Int] = []
    for (item, number) in row.enumerated() {
      let path = IndexPath(item: item, section: origin)
      switch random.next(12) {
      case 0: plan.deletedItems.append(path)
      case 1:
        plan.reloadedItems.append(path)
        kept += makeNumbers(1)
      default: kept.append(number)
      }
    }
    for _ in 0..<random.next(3) where kept.count < 12 {
      let number = makeNumbers(1)[0]
      kept.insert(number, at: random.next(kept.count + 1))
      plan.insertedNumbers.insert(number)
    }
    for (item, number) in kept.enumerated() where plan.insertedNumbers.contains(number) {
      plan.insertedItems.append(IndexPath(item: item, section: section))
    }
    row = kept
  }

  private mutating func compare(_ node: ASCollectionNode) {
    host.bind {
      let shown = (node.visibleElements?.contents.items ?? []).map { row in
        row.map { ($0.node as? NumberedCellNode)?.number ?? -1 }
      }
      if shown != source.sections { problems.append("nodes \(shown) for \(source.sections)") }
      let counts = (0..<node.view.numberOfSections).map { node.view.numberOfItems(inSection: $0) }
      if counts != source.sections.map(\.count) { problems.append("view counts \(counts)") }
      if !node.isSynchronized || node.isProcessingUpdates { problems.append("not synchronized") }
      compareVisible(node)
    }
  }

  private mutating func compareVisible(_ node: ASCollectionNode) {
    let onScreen = Set(node.view.indexPathsForVisibleItems)
    for path in node.visibleElements?.itemIndexPaths ?? [] {
      guard let cellNode = node.visibleElements?.elementForItem(at: path)?.nodeIfAllocated else {
        problems.append("no node at \(path.text)")
        continue
      }
      if cellNode.isVisible != onScreen.contains(path) {
        problems.append("visibility \(path.text)")
      }
      if node.indexPath(for: cellNode) != path { problems.append("index path \(path.text)") }
    }
    for cell in node.view.visibleCells {
      guard let path = node.view.indexPath(for: cell),
        let element = (cell as? _ASCollectionViewCell)?.element
      else { continue }
      if node.visibleElements?.elementForItem(at: path) !== element {
        problems.append("cell \(path.text) shows another element")
      }
    }
  }

  private struct Plan {
    var after: [[Int]]
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var insertedNumbers: Set<Int> = []
  }
}

/// A small seeded generator of random numbers.
private struct SplitMix {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(bound, 1)))
  }
}
