import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct InterfaceStateTests {
  final class Observer: ASInterfaceStateDelegate {
    let node: RecordingNode
    init(_ node: RecordingNode) { self.node = node }
    func didEnterPreloadState() { node.calls.append("delegate preload") }
    func didEnterDisplayState() { node.calls.append("delegate display") }
    func didEnterVisibleState() { node.calls.append("delegate visible") }
    func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
      node.calls.append("delegate change")
    }
    func nodeDidLoad() { node.calls.append("delegate load") }
  }

  @Test("raw values are Texture's")
  func rawValues() {
    let states: [ASInterfaceState] = [.none, .measureLayout, .preload, .display, .visible]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    #expect(ASInterfaceState.inHierarchy.rawValue == 15)
  }

  @Test("hooks run in the order preload, display, visible, change; each before its delegates")
  func order() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let node = RecordingNode()
      let observer = Observer(node)
      node.addInterfaceStateDelegate(observer)
      window.addSubview(node.view)
      #expect(
        node.calls.filter { !$0.contains("Hierarchy") } == [
          "didLoad", "delegate load", "didEnterPreload", "delegate preload", "didEnterDisplay",
          "delegate display", "didEnterVisible", "delegate visible", "change 0 15",
          "delegate change",
        ])
      withExtendedLifetime(observer) {}
    }
  }

  @Test("observers come and go by the short names that Swift gives Texture's methods")
  func shortNames() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let node = RecordingNode()
      let observer = Observer(node)
      node.add(observer)
      window.addSubview(node.view)
      #expect(node.calls.contains("delegate visible"))
      node.calls = []
      node.remove(observer)
      node.view.removeFromSuperview()
      #expect(!node.calls.isEmpty && !node.calls.contains { $0.hasPrefix("delegate") })
    }
  }

  @Test("a plain node has all bits in a window, none outside, and keeps its data")
  func plainNode() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let node = RecordingNode()
      window.addSubview(node.view)
      #expect(node.interfaceState == .inHierarchy)
      #expect(node.count("didEnterPreload") == 1)
      node.view.removeFromSuperview()
      #expect(node.interfaceState == .none)
      #expect(node.count("didExitPreload") == 0)
      #expect(node.count("didExitDisplay") == 1)
    }
  }

  @Test("a managed cell hands its state to its subnode, also to a later one")
  func managedCell() {
    withNodeEnvironment { _, _ in
      let cell = ASCellNode()
      let child = RecordingNode()
      cell.addSubnode(child)
      cell.enterHierarchyState(.rangeManaged)
      cell.recursivelySetInterfaceState(.preload)
      #expect(child.interfaceState == .preload)
      #expect(child.count("didEnterPreload") == 1)
      let late = RecordingNode()
      cell.addSubnode(late)
      #expect(late.interfaceState == .preload)
      #expect(late.isRangeManaged)
      late.removeFromSupernode()
      #expect(!late.isRangeManaged)
      cell.recursivelySetInterfaceState([])
      #expect(child.count("didExitPreload") == 1)
      cell.recursivelySetInterfaceState(.preload)
      #expect(child.count("didEnterPreload") == 2)
    }
  }

  @Test("a managed node out of a window keeps its bits but for the visible one")
  func managedNodeLeavesWindow() {
    withNodeEnvironment { scheduler, _ in
      let window = makeWindow()
      let cell = ASCellNode()
      cell.enterHierarchyState(.rangeManaged)
      window.addSubview(cell.view)
      #expect(cell.interfaceState == .none)
      cell.recursivelySetInterfaceState(.inHierarchy)
      cell.view.removeFromSuperview()
      #expect(cell.interfaceState == .inHierarchy)
      scheduler.drain()
      #expect(cell.interfaceState == [.measureLayout, .preload, .display])
    }
  }

  @Test("a managed node that is back in a window in the same turn stays visible")
  func managedNodeComesBack() {
    withNodeEnvironment { scheduler, _ in
      let window = makeWindow()
      let cell = ASCellNode()
      cell.enterHierarchyState(.rangeManaged)
      window.addSubview(cell.view)
      cell.recursivelySetInterfaceState(.inHierarchy)
      cell.view.removeFromSuperview()
      window.addSubview(cell.view)
      scheduler.drain()
      #expect(cell.isVisible)
    }
  }

  @Test("preload and display hooks follow their bits")
  func singleBits() {
    withNodeEnvironment { _, _ in
      let node = RecordingNode()
      node.enterHierarchyState(.rangeManaged)
      node.recursivelySetInterfaceState([.measureLayout, .preload, .display])
      node.recursivelySetInterfaceState([.measureLayout, .preload])
      #expect(
        node.calls.filter { $0.hasPrefix("did") && !$0.contains("Load") } == [
          "didEnterPreload", "didEnterDisplay", "didExitDisplay",
        ])
    }
  }

  @Test("setNeedsPreload runs the hooks of the subtree again, but only in preload")
  func setNeedsPreload() {
    withNodeEnvironment { _, _ in
      let node = RecordingNode()
      let child = RecordingNode()
      node.addSubnode(child)
      node.setNeedsPreload()
      #expect(child.count("didEnterPreload") == 0)
      node.enterHierarchyState(.rangeManaged)
      node.recursivelySetInterfaceState(.preload)
      node.setNeedsPreload()
      #expect(node.count("didEnterPreload") == 2)
      #expect(child.count("didEnterPreload") == 2)
    }
  }

  @Test("a fifth delegate is rejected, and a slot that is free again is used")
  func delegateLimit() {
    withNodeEnvironment { _, log in
      let node = RecordingNode()
      var observers = (0..<4).map { _ in Observer(node) }
      for observer in observers { node.addInterfaceStateDelegate(observer) }
      let fifth = Observer(node)
      node.addInterfaceStateDelegate(fifth)
      #expect(log.codes == [.interfaceStateDelegateLimit])
      #expect(log.all.first?.numbers == [4])
      node.removeInterfaceStateDelegate(observers[0])
      node.addInterfaceStateDelegate(fifth)
      #expect(log.all.count == 1)
      observers.removeAll()
      node.addInterfaceStateDelegate(Observer(node))
      #expect(log.all.count == 1)
    }
  }

  @Test("visible without display and visible before load are violations")
  func visibleRules() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      node.enterHierarchyState(.rangeManaged)
      node.applyInterfaceState([.visible])
      #expect(log.codes == [.visibleWithoutDisplay, .visibleBeforeLoad])
    }
  }
}
