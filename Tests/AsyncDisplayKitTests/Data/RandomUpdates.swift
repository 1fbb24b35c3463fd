import Foundation
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// A collection under seeded random updates, with the model that it is held against.
@MainActor
struct RandomUpdates {
  let host = ContainerHost(size: CGSize(width: 200, height: 120))
  let source = CountedSource(itemSize: CGSize(width: 60, height: 40))
  private(set) var node: ASCollectionNode?
  private(set) var count = 0
  private(set) var problems: [String] = []
  private var random: SplitMix
  private var model: RangeModel
  private let numbers = NumberSequence()
  /// The nodes that showed numbers at the last comparison.
  private var nodes: [Int: WeakCell] = [:]

  init(seed: Int) {
    random = SplitMix(seed: seed)
    model = RangeModel(itemSize: source.itemSize)
    // The model updates its ranges with every edit.
    host.updateRangesAfterEdits()
    let node = host.bind { ASCollectionNode.flow() }
    self.node = node
    source.sections = (0..<3).map { _ in numbers.take(4) }
    source.mayFetch = true
    source.onFetch = { [source, numbers, weak node] context in
      guard let node, let last = source.sections.indices.last else {
        return context.completeBatchFetching(true)
      }
      let start = source.sections[last].count
      source.sections[last] += numbers.take(5)
      node.insertItems(at: (start..<start + 5).map { IndexPath(item: $0, section: last) })
      context.completeBatchFetching(true)
    }
    host.bind {
      node.dataSource = source
      node.delegate = source
    }
    host.show(node)
    host.settle()
    compare(node)
  }

  mutating func tearDown() {
    host.bind { node?.view.removeFromSuperview() }
    host.settle()
    node = nil
    host.settle()
  }

  /// Makes one batch, sometimes a load of everything, and something else between; then compares.
  mutating func update() {
    count += 1
    guard let node else { return }
    // Fetches end when there is enough, else they would outgrow the deletes.
    source.mayFetch = source.sections.joined().count < 40
    host.bind { edit(node) }
    disturb(node)
    // Some updates pile up before anything is applied.
    guard !random.happens(oneIn: 3) else { return }
    settle(node)
    compareVisible(node)
    updateRanges(node)
    compare(node)
  }

  /// Asks for an update of the ranges: a scroll through which no cell comes or goes does not.
  private func updateRanges(_ node: ASCollectionNode) {
    host.bind { node.view.rangeController.setNeedsUpdate() }
    settle(node)
  }

  /// Lets everything happen; out of the window nothing else asks for a layout pass.
  private func settle(_ node: ASCollectionNode) {
    host.settle()
    guard host.bind({ node.view.window }) == nil else { return }
    host.bind { node.view.layoutIfNeeded() }
    host.settle()
  }

  private mutating func edit(_ node: ASCollectionNode) {
    if random.happens(oneIn: 40) {
      source.sections = (0..<1 + random.next(4)).map { _ in numbers.take(random.next(9)) }
      return node.reloadData()
    }
    let plan = RandomPlan(
      source.sections, longest: 10, random: &random, nextNumber: &numbers.next)
    source.sections = plan.after
    plan.submit(to: node, animated: random.happens(oneIn: 2))
  }

  private mutating func disturb(_ node: ASCollectionNode) {
    host.bind {
      switch random.next(9) {
      case 0, 1:
        let end = max(0, node.view.contentSize.height - node.view.bounds.height)
        node.contentOffset.y = end * CGFloat(random.next(100)) / 100
      case 2:
        let isWide = random.happens(oneIn: 2)
        node.frame.size = isWide ? CGSize(width: 300, height: 80) : CGSize(width: 200, height: 120)
      case 3: _ = host.scheduler.runStep()
      case 4: node.waitUntilAllUpdatesAreProcessed()
      case 5: node.view.layoutIfNeeded()
      case 6: if random.happens(oneIn: 8) { drag(node) }
      case 7: if random.happens(oneIn: 4) { moveToOrFromWindow(node) }
      default: break
      }
    }
  }

  /// Drags up or down by a little, which makes the ranges full and lead that way.
  private mutating func drag(_ node: ASCollectionNode) {
    guard node.view.window != nil else { return }
    host.settle()
    let leadsDown = random.happens(oneIn: 2)
    node.view.beginDragging()
    node.view.drag(by: CGPoint(x: 0, y: leadsDown ? -20 : 20))
    node.view.endDragging(withVelocity: CGPoint(x: 0, y: leadsDown ? 0.1 : -0.1))
    model.hasDragged = true
    // Content that was pulled over its end goes back the other way.
    let direction = node.view.scrollDirection
    if !direction.isEmpty { model.leadsDown = direction.contains(.down) }
    updateRanges(node)
    node.view.finishDecelerating()
  }

  private func moveToOrFromWindow(_ node: ASCollectionNode) {
    if node.view.window == nil {
      host.window.addSubview(node.view)
    } else {
      node.view.removeFromSuperview()
    }
  }
}

extension RandomUpdates {
  private mutating func compare(_ node: ASCollectionNode) {
    host.bind {
      let shown = node.visibleElements.contents.items.map { row in
        row.map { ($0.nodeIfAllocated as? CountedCellNode)?.number ?? -1 }
      }
      if shown != source.sections { problems.append("nodes \(shown) for \(source.sections)") }
      let counts = (0..<node.view.numberOfSections).map { node.view.numberOfItems(inSection: $0) }
      if counts != source.sections.map(\.count) { problems.append("view counts \(counts)") }
      if !node.isSynchronized || node.isProcessingUpdates { problems.append("not synchronized") }
      guard problems.isEmpty else { return }
      compareNodes(node)
      compareCells(node)
    }
  }

  /// Visible are the nodes in sight, without being asked to: cells that come or go see to it.
  private mutating func compareVisible(_ node: ASCollectionNode) {
    host.bind {
      let expected = node.view.window == nil ? [] : node.view.indexPathsForVisibleItems.sorted()
      let visible = node.visibleElements.itemIndexPaths.filter { path in
        node.visibleElements.elementForItem(at: path)?.nodeIfAllocated?.isVisible == true
      }
      if visible != expected { problems.append("visible \(visible.map(\.text))") }
    }
  }

  private mutating func compareNodes(_ node: ASCollectionNode) {
    let isVisible = node.view.window != nil
    let expected = model.states(
      source.sections.map(\.count), viewport: node.view.bounds, isContainerVisible: isVisible)
    let former = nodes
    nodes = [:]
    for path in node.visibleElements.itemIndexPaths {
      guard let cellNode = node.visibleElements.elementForItem(at: path)?.nodeIfAllocated else {
        problems.append("no node at \(path.text)")
        continue
      }
      let number = source.sections[path.section][path.item]
      nodes[number] = WeakCell(cellNode)
      if let before = former[number], before.node !== cellNode {
        problems.append("another node at \(path.text)")
      }
      let state = expected[path.section][path.item]
      if cellNode.interfaceState != state {
        problems.append("\(path.text) is \(cellNode.interfaceState), not \(state)")
      }
      if node.indexPath(for: cellNode) != path || node.nodeForItem(at: path) !== cellNode {
        problems.append("lookup of \(path.text)")
      }
    }
  }

  private mutating func compareCells(_ node: ASCollectionNode) {
    let extents = model.extents(source.sections.map(\.count), width: node.view.bounds.width)
    let bounds = node.view.bounds
    let inSight = node.visibleElements.itemIndexPaths.filter { path in
      let extent = extents[path.section][path.item]
      return extent.lowerBound < bounds.maxY && extent.upperBound > bounds.minY
    }
    let shown = node.view.indexPathsForVisibleItems.sorted()
    if shown != inSight.sorted() { problems.append("cells \(shown.map(\.text))") }
    for cell in node.view.visibleCells {
      guard let path = node.view.indexPath(for: cell),
        let element = (cell as? _ASCollectionViewCell)?.element
      else {
        problems.append("a cell without node")
        continue
      }
      if node.visibleElements.elementForItem(at: path) !== element {
        problems.append("cell \(path.text) shows another element")
      }
      if element.nodeIfAllocated?.view.superview !== (cell as UICollectionViewCell).contentView {
        problems.append("cell \(path.text) lacks its node's view")
      }
    }
  }
}

private struct WeakCell {
  weak var node: ASCellNode?
  init(_ node: ASCellNode) { self.node = node }
}

/// Numbers that were not used before.
@MainActor
final class NumberSequence {
  var next = 0

  func take(_ count: Int) -> [Int] {
    defer { next += count }
    return Array(next..<next + count)
  }
}
