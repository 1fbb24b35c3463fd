import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Containers shrink and grow their ranges with the application's events.
@Suite("Application events and ranges") @MainActor
struct ApplicationEventTests {
  /// A grid of full-width rows that has been scrolled, so that its ranges are full.
  private func scrolledGrid(
    in host: ContainerHost
  ) -> (ASCollectionNode, GridSource) {
    let source = GridSource(sections: 1, items: 60)
    source.itemSize = CGSize(width: 375, height: 100)
    host.retained.append(source)
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    host.bind {
      node.view.beginDragging()
      node.view.drag(by: CGPoint(x: 0, y: -10))
      node.view.endDragging(withVelocity: .zero)
    }
    host.settle()
    return (node, source)
  }

  /// The items of one section with a bit, in order.
  private func items(_ bit: ASInterfaceState, of node: ASCollectionNode) -> [Int] {
    (0..<60).filter {
      node.nodeForItem(at: IndexPath(item: $0, section: 0))?.interfaceState.contains(bit) == true
    }
  }

  @Test("a memory warning leaves display and preload to what is in sight")
  func memoryWarning() {
    let host = ContainerHost()
    let (node, _) = scrolledGrid(in: host)
    host.bind {
      let sight = items(.visible, of: node)
      #expect(items(.preload, of: node).count > 2 * sight.count)
      UIApplication.shared.receiveMemoryWarning()
      host.settle()
      #expect(items(.visible, of: node) == sight)
      #expect(items(.display, of: node) == sight)
      #expect(items(.preload, of: node) == sight)
    }
  }

  @Test("in the background nothing is visible, and the foreground brings it back")
  func background() {
    let host = ContainerHost()
    let (node, _) = scrolledGrid(in: host)
    host.bind {
      let sight = items(.visible, of: node)
      let application = UIApplication.shared
      application.becomeActive()
      application.enterBackground()
      host.settle()
      #expect(items(.visible, of: node).isEmpty)
      #expect(items(.preload, of: node) == sight)
      application.becomeActive()
      host.settle()
      #expect(items(.visible, of: node) == sight)
      #expect(items(.preload, of: node).count > sight.count)
    }
  }

  @Test("a table is notified of memory warnings too")
  func tableMemoryWarning() {
    let host = ContainerHost()
    let source = RowSource(sections: 1, rows: 100)
    let node = host.show(ASTableNode()) { $0.dataSource = source }
    host.bind {
      let next = node.nodeForRow(at: IndexPath(row: 17, section: 0))
      #expect(next?.isInPreloadState == true && next?.isVisible == false)
      UIApplication.shared.receiveMemoryWarning()
      host.settle()
      #expect(next?.isInPreloadState == false)
    }
  }

  @Test("events of another application are not delivered")
  func otherApplication() {
    let (host, other) = (ContainerHost(), ContainerHost())
    let (node, _) = scrolledGrid(in: host)
    let before = host.bind { items(.preload, of: node) }
    other.bind { UIApplication.shared.receiveMemoryWarning() }
    host.settle()
    host.bind { #expect(items(.preload, of: node) == before) }
  }

  @Test("a container that is gone is not kept by the events it received")
  func containersAreFreed() {
    let host = ContainerHost()
    weak var ranges: ASRangeController?
    host.bind {
      let node = ASCollectionNode.flow()
      ranges = node.view.rangeController
    }
    host.settle()
    #expect(ranges == nil)
    host.bind { UIApplication.shared.receiveMemoryWarning() }
  }

  @Test("without a range controller the nodes follow the window")
  func disabledRangeController() throws {
    let host = ContainerHost()
    let source = GridSource(sections: 1, items: 60)
    source.itemSize = CGSize(width: 375, height: 100)
    let node = host.show(ASCollectionNode.flow()) { node in
      node.dataSource = source
      node.cellLayoutMode = .disableRangeController
    }
    try host.bind {
      let sight = try #require(node.indexPathsForVisibleItems.max()).item
      #expect(items(.inHierarchy, of: node) == Array(0...sight))
      #expect(items(.preload, of: node) == Array(0...sight))
    }
  }
}
