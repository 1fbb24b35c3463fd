import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Hosted view controllers", .device(.iPhoneSE)) @MainActor
struct ControllerHostTests {
  @Test("the list of a node controller is the one that the host looks at")
  func nodeController() async throws {
    let grid = NumberGrid(sections: [4])
    let host = FixtureHost(controller: ASDKViewController<ASDisplayNode>(node: grid.node))
    try await host.settle()
    #expect(host.containerNode === grid.node)
    #expect(host.items.count == 4)
    host.tap([0, 1])
    #expect(grid.events.contains("didSelect 1"))
  }

  @Test("a controller without a list has no items, and its steps do nothing")
  func noList() async throws {
    let host = FixtureHost(controller: UIViewController())
    try await host.settle()
    host.scroll(to: CGPoint(x: 0, y: 10))
    host.select([0, 0])
    #expect(host.containerNode == nil)
    #expect(host.items.isEmpty)
    #expect(host.contentSize == .zero)
    #expect(host.tap([0, 0]) == nil)
    #expect(!host.apply(mutation: "none"))
  }
}
