import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

/// How far steps go, and what they leave as it is, beside ``CollectionHostTests``.
@Suite("Rules of a host's steps", .device(.iPhoneSE)) @MainActor
struct HostStepRuleTests {
  private func settledHost(_ count: Int) async throws -> FixtureHost<NumberGrid> {
    let host = NumberGrid(sections: [count]).host()
    try await host.settle()
    return host
  }

  @Test("a list is laid out when a scroll returns")
  func laidOut() async throws {
    let host = try await settledHost(200)
    host.scroll(to: CGPoint(x: 0, y: 600))
    #expect(host.visibleItems.first?.indexPath == [0, 30])
  }

  @Test("the whole way leads from the inset before the content to the one after it")
  func insets() async throws {
    let host = try await settledHost(200)
    host.bind {
      host.dataSource.node.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    }
    let inset = host.bind { host.dataSource.node.view.adjustedContentInset }
    #expect(inset.top >= 20 && inset.bottom >= 30)
    host.scroll(toFraction: 0)
    #expect(host.contentOffset.y == -inset.top)
    host.scroll(toFraction: 1)
    #expect(host.contentOffset.y == host.contentSize.height + inset.bottom - 568)
  }

  @Test("a list that is shorter than its window has nowhere to scroll")
  func short() async throws {
    let host = try await settledHost(2)
    host.scroll(toFraction: 1)
    let top = host.bind { host.dataSource.node.view.adjustedContentInset.top }
    #expect(host.contentOffset == CGPoint(x: 0, y: -top))
  }

  @Test("a list that lies down is scrolled along its width, from inset to inset")
  func sideways() async throws {
    let grid = NumberGrid(sections: [200])
    let layout = grid.node.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.scrollDirection = .horizontal
    let host = grid.host()
    host.bind {
      grid.node.view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    }
    try await host.settle()
    let (inset, down) = (
      host.bind { grid.node.view.adjustedContentInset }, host.contentOffset.y
    )
    #expect(inset.left >= 20 && inset.right >= 30)
    host.scroll(toFraction: 0)
    #expect(host.contentOffset == CGPoint(x: -inset.left, y: down))
    host.scroll(toFraction: 1)
    #expect(
      host.contentOffset == CGPoint(x: host.contentSize.width + inset.right - 320, y: down))
  }

  @Test(
    "content that is smaller than its window stays at the start, whichever side is the longer",
    arguments: [CGSize(width: 100, height: 500), CGSize(width: 300, height: 100)])
  func smaller(_ size: CGSize) async throws {
    let host = try await settledHost(1)
    let view = host.dataSource.node.view
    let inset = host.bind { view.adjustedContentInset }
    let start = CGPoint(x: -inset.left, y: -inset.top)
    host.scroll(to: start)
    host.bind { view.contentSize = size }
    host.scroll(toFraction: 1)
    #expect(host.contentOffset == start)
  }

  @Test("a finger that is fast when it leaves continues for a while, and has come to rest after")
  func velocity() async throws {
    let host = try await settledHost(400)
    host.drag(by: CGPoint(x: 0, y: -100))
    let slow = host.contentOffset.y
    host.scroll(to: .zero)
    host.drag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: 2))
    #expect(host.contentOffset.y > slow + 50)
    #expect(!host.bind { host.dataSource.node.view.isDecelerating })
  }

  @Test("without a device a turn to the window's present orientation changes nothing")
  func turned() async {
    await withConfiguration({ $0.device = nil }) {
      let host = NumberGrid(sections: [3]).host()
      let size = host.window.bounds.size
      #expect(size.height > size.width)
      host.rotate(to: .portrait)
      #expect(host.window.bounds.size == size)
      host.rotate(to: .landscape)
      #expect(host.window.bounds.size == CGSize(width: size.height, height: size.width))
    }
  }

  @Test("a device that is turned has its safe area of that side", .device(.iPhone14))
  func safeArea() async throws {
    let host = try await settledHost(3)
    #expect(host.window.safeAreaInsets.left == 0)
    host.rotate(to: .landscape)
    #expect(host.window.safeAreaInsets.left == 47)
  }

  @Test("a host can have a size of its own")
  func size() {
    let grid = NumberGrid(sections: [3])
    let host = FixtureHost(grid, in: grid.node, size: CGSize(width: 123, height: 45))
    #expect(host.window.bounds.size == CGSize(width: 123, height: 45))
  }

  @Test("the environment is still notified of violations that its host keeps")
  func violations() {
    let heard = Locked<[RuntimeViolation.Code]>([])
    let handler = RuntimeViolation.Handler { violation in
      heard.withLock { $0.append(violation.code) }
    }
    let host = RuntimeEnvironment(violationHandler: handler).bind {
      NumberGrid(sections: [1]).host()
    }
    let code = RuntimeViolation.Code(rawValue: "planted")
    host.environment.report(RuntimeViolation(code, message: "Planted.", remedy: "None."))
    #expect(host.violations.map(\.code) == [code] && heard.withLock { $0 } == [code])
  }
}
