import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Which items preload, display and are visible: a hundred items of 100 points in a view of 600.
@Suite("Ranges of containers") @MainActor
struct RangeBehaviorTests {
  enum Axis: String, CaseIterable { case vertical, horizontal }

  @MainActor
  private struct List {
    let host = ContainerHost(size: CGSize(width: 600, height: 600))
    let source = GridSource(sections: 1, items: 100)
    let axis: Axis
    let node: ASCollectionNode

    init(_ axis: Axis = .vertical, configure: (ASCollectionNode) -> Void = { _ in }) {
      self.axis = axis
      let isVertical = axis == .vertical
      source.itemSize = CGSize(width: isVertical ? 600 : 100, height: isVertical ? 100 : 600)
      host.retained.append(source)
      node = host.bind { () -> ASCollectionNode in
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = isVertical ? .vertical : .horizontal
        layout.minimumLineSpacing = 0
        return ASCollectionNode(collectionViewLayout: layout)
      }
      let (host, source, node) = (host, source, node)
      host.bind {
        node.dataSource = source
        configure(node)
      }
      host.show(node)
      host.settle()
    }

    private func point(_ along: CGFloat) -> CGPoint {
      axis == .vertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
    }

    func scroll(to offset: CGFloat) {
      host.bind { node.contentOffset = point(offset) }
      host.settle()
    }

    /// Drags the content by a way: positive towards the end.
    func drag(by way: CGFloat) {
      host.bind {
        node.view.beginDragging()
        node.view.drag(by: point(-way))
      }
      host.bind { node.view.endDragging(withVelocity: point(way / 500)) }
      host.settle()
      host.bind { node.view.finishDecelerating() }
      host.settle()
    }

    /// The items with a bit, as the ends of a run without gaps.
    func items(_ bit: ASInterfaceState) -> ClosedRange<Int>? {
      let items = host.bind {
        (0..<100).filter { state(of: $0).contains(bit) }
      }
      guard let first = items.first, let last = items.last, items.count == last - first + 1 else {
        return nil
      }
      return first...last
    }

    func state(of item: Int) -> ASInterfaceState {
      host.bind {
        node.nodeForItem(at: IndexPath(item: item, section: 0))?.interfaceState ?? .none
      }
    }
  }

  @Test("the first ranges are the minimum, larger ahead than behind", arguments: Axis.allCases)
  func minimum(axis: Axis) {
    let list = List(axis)
    #expect(list.items(.visible) == 0...5)
    #expect(list.items(.display) == 0...7)
    #expect(list.items(.preload) == 0...8)
    list.scroll(to: 3000)
    #expect(list.items(.visible) == 30...35)
    #expect(list.items(.display) == 28...37)
    #expect(list.items(.preload) == 28...38)
  }

  @Test("after a drag they are full, and lead in its direction", arguments: Axis.allCases)
  func full(axis: Axis) {
    let list = List(axis)
    list.drag(by: 100)
    list.scroll(to: 3000)
    #expect(list.items(.display) == 27...41)
    #expect(list.items(.preload) == 21...50)
    list.drag(by: -100)
    list.scroll(to: 2900)
    #expect(list.items(.visible) == 29...34)
    #expect(list.items(.display) == 23...37)
    #expect(list.items(.preload) == 14...43)
  }

  @Test("a finger that begins to drag makes them full before the content moves")
  func dragBegins() {
    let list = List()
    list.host.bind { list.node.view.beginDragging() }
    list.host.settle()
    #expect(list.items(.display) == 0...11)
    #expect(list.items(.preload) == 0...20)
  }

  @Test("items that come while ranges wait for an update get their states by that update")
  func insertionWhileWaiting() {
    let list = List()
    list.host.bind {
      list.node.contentOffset = CGPoint(x: 0, y: 1000)
      list.source.sections[0].append(777)
      list.node.insertItems(at: [IndexPath(item: 100, section: 0)])
    }
    list.host.settle()
    list.host.bind {
      let last = list.node.nodeForItem(at: IndexPath(item: 100, section: 0))
      #expect(last?.interfaceState == .measureLayout)
    }
  }

  @Test("states are exactly those of the innermost set")
  func states() {
    let list = List()
    #expect(list.state(of: 5) == .inHierarchy)
    #expect(list.state(of: 7) == [.measureLayout, .preload, .display])
    #expect(list.state(of: 8) == [.measureLayout, .preload])
    #expect(list.state(of: 9) == .measureLayout)
  }

  @Test("a mode that is forced holds for one full update, then the automatic one is back")
  func forcedMode() {
    let list = List()
    list.drag(by: 100)
    list.scroll(to: 100)
    #expect(list.items(.preload) == 0...21)
    list.host.bind { list.node.updateCurrentRange(with: .visibleOnly) }
    list.host.settle()
    #expect(list.items(.display) == 1...6)
    #expect(list.items(.preload) == 1...6)
    list.scroll(to: 200)
    #expect(list.items(.preload) == 0...22)
  }

  @Test("a mode that is forced before load holds for the first update")
  func forcedBeforeLoad() {
    let list = List { $0.updateCurrentRange(with: .full) }
    #expect(list.items(.display) == 0...11)
  }

  @Test(
    "tunings of none are the visible items; in low memory nothing else displays or preloads",
    arguments: [ASLayoutRangeMode.visibleOnly, .lowMemory])
  func noTuning(mode: ASLayoutRangeMode) {
    let list = List()
    list.host.bind { list.node.updateCurrentRange(with: mode) }
    list.host.settle()
    #expect(list.items(.display) == 0...5)
    #expect(list.items(.preload) == 0...5)
    #expect(list.state(of: 6) == .measureLayout)
  }

  @Test("equal tunings make the preload range the display range")
  func equalTunings() {
    let list = List { node in
      let tuning = ASRangeTuningParameters(
        leadingBufferScreenfuls: 0.5, trailingBufferScreenfuls: 0)
      for type in ASLayoutRangeType.allCases {
        node.setTuningParameters(tuning, for: .minimum, rangeType: type)
      }
    }
    #expect(list.items(.display) == 0...8)
    #expect(list.items(.preload) == 0...8)
  }

  @Test(
    "out of the window nothing is visible: what showed keeps its drawing, the rest its data",
    arguments: [
      (ASLayoutRangeMode.minimum, 7 as UInt, 3 as UInt), (.visibleOnly, 7, 1), (.lowMemory, 3, 1),
    ])
  func outOfWindow(mode: ASLayoutRangeMode, shown: UInt, next: UInt) {
    let list = List()
    list.host.bind {
      list.node.view.removeFromSuperview()
      list.node.updateCurrentRange(with: mode)
    }
    list.host.settle()
    list.host.bind { list.node.view.layoutIfNeeded() }
    list.host.settle()
    #expect(list.state(of: 0).rawValue == shown)
    #expect(list.state(of: 7).rawValue == next)
    #expect(list.state(of: 8).rawValue == 1)
  }

  @Test("a reload takes the visible bit from all nodes before the new ones get it")
  func reload() {
    let list = List()
    let old = list.host.bind {
      (0...5).compactMap { list.node.nodeForItem(at: IndexPath(item: $0, section: 0)) }
    }
    #expect(old.allSatisfy { $0.isVisible })
    list.host.bind {
      list.node.reloadData()
      list.node.waitUntilAllUpdatesAreProcessed()
      #expect(old.allSatisfy { !$0.isVisible })
    }
    list.host.settle()
    #expect(list.items(.visible) == 0...5)
  }

  @Test("a new item in sight is visible, what it pushed out of sight is not")
  func insertion() {
    let list = List()
    let last = list.host.bind { list.node.nodeForItem(at: IndexPath(item: 5, section: 0)) }
    list.host.bind {
      list.source.sections[0].insert(777, at: 0)
      list.node.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    list.host.settle()
    #expect(list.items(.visible) == 0...5)
    #expect(last?.isVisible == false)
    #expect(last?.isInDisplayState == true)
  }

  @Test("a table's ranges are vertical, of row rectangles")
  func table() {
    let host = ContainerHost(size: CGSize(width: 300, height: 405))
    let rows = RowSource(sections: 1, rows: 100)
    let node = host.show(ASTableNode()) { $0.dataSource = rows }
    host.bind {
      @MainActor func rows(_ bit: ASInterfaceState) -> [Int] {
        (0..<100).filter {
          node.nodeForRow(at: IndexPath(row: $0, section: 0))?.interfaceState.contains(bit) == true
        }
      }
      #expect(rows(.visible) == Array(0...9))
      #expect(rows(.display) == Array(0...12))
      #expect(rows(.preload) == Array(0...14))
    }
  }

  @Test("leaving the window takes ranges back at once, and coming back brings them at once")
  func window() {
    let list = List()
    list.host.bind {
      list.node.view.removeFromSuperview()
      #expect((0...9).map { list.state(of: $0).rawValue } == [7, 7, 7, 7, 7, 7, 3, 3, 1, 1])
      list.host.window.addSubview(list.node.view)
      #expect((0...9).map { list.state(of: $0).rawValue } == [15, 15, 15, 15, 15, 15, 7, 7, 3, 1])
    }
  }

  @Test("cells are notified that they leave the window before their container does")
  func windowOrder() {
    let list = List()
    let log = ExitLog()
    list.host.bind {
      let cell = list.node.nodeForItem(at: IndexPath(item: 0, section: 0))
      log.follow(list.node, as: "container")
      if let cell { log.follow(cell, as: "cell") }
      list.node.view.removeFromSuperview()
      #expect(log.names == ["cell", "container"])
    }
  }

  @Test("a scroll through which no cell comes or goes leaves the ranges as they are")
  func scrollWithinCells() {
    let list = List()
    list.scroll(to: 50)
    #expect(list.items(.display) == 0...7)
    list.scroll(to: 60)
    #expect(list.items(.display) == 0...7)
    list.scroll(to: 110)
    #expect(list.items(.display) == 0...8)
  }

  @Test("an edit out of sight gives no states before the list scrolls to another cell")
  func editOutOfSight() {
    let list = List()
    list.scroll(to: 50)
    list.scroll(to: 60)
    list.host.bind { list.node.performBatch(animated: false, updates: {}, completion: nil) }
    list.host.settle()
    #expect(list.items(.display) == 0...7)
    list.host.bind {
      list.source.sections[0].insert(777, at: 9)
      list.node.insertItems(at: [IndexPath(item: 9, section: 0)])
    }
    list.host.settle()
    #expect(list.items(.display) == 0...7)
    #expect(list.state(of: 9).isEmpty)
    list.scroll(to: 110)
    #expect(list.items(.display) == 0...8)
    #expect(list.state(of: 9) == [.measureLayout, .preload])
  }

  @Test("a table's ranges keep the same rules of window, scroll and edit")
  func tableUpdates() {
    let host = ContainerHost(size: CGSize(width: 300, height: 405))
    let rows = RowSource(sections: 1, rows: 100)
    let node = host.show(ASTableNode()) { $0.dataSource = rows }
    @MainActor func state(_ row: Int) -> ASInterfaceState {
      host.bind { node.nodeForRow(at: IndexPath(row: row, section: 0))?.interfaceState ?? [] }
    }
    @MainActor func scroll(to offset: CGFloat) {
      host.bind { node.contentOffset.y = offset }
      host.settle()
    }
    host.bind {
      rows.sections[0] += 1
      node.insertRows(at: [IndexPath(row: 14, section: 0)], with: .none)
    }
    host.settle()
    #expect(state(14).isEmpty)
    scroll(to: 5)
    #expect(state(13) == [.measureLayout, .preload])
    scroll(to: 25)
    #expect(state(13) == [.measureLayout, .preload])
    scroll(to: 45)
    #expect(state(13).contains(.display))
    host.bind { node.view.removeFromSuperview() }
    #expect(state(5) == [.measureLayout, .preload, .display])
    host.bind { host.window.addSubview(node.view) }
    #expect(state(5) == .inHierarchy)
  }
}

/// Which nodes stopped to be visible, in order.
@MainActor
private final class ExitLog {
  private(set) var names: [String] = []
  private var followers: [Follower] = []

  func follow(_ node: ASDisplayNode, as name: String) {
    let follower = Follower { [weak self] in self?.names.append(name) }
    followers.append(follower)
    node.addInterfaceStateDelegate(follower)
  }

  private final class Follower: ASInterfaceStateDelegate {
    private let onExit: () -> Void

    init(_ onExit: @escaping () -> Void) { self.onExit = onExit }

    func didExitVisibleState() { onExit() }
  }
}
