import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@testable import HostedFixtures

@Suite("Hand-written classes in fixtures", .device(.iPhoneSE)) @MainActor
struct ClassesTests {
  private func host() async throws -> FixtureHost<ThingsDataSource> {
    let host = FixtureHost(ThingsDataSource())
    try await host.settle()
    return host
  }

  @Test("initializers get their arguments, constants and bindings alike")
  func arguments() async throws {
    let host = try await host()
    let cell = try #require(host.node(ThingCellNode.self, at: [0, 0]))
    #expect(cell.arguments == "1 No. thing 1.5 compact nil true")
    #expect(cell.backgroundColor == .red)
    #expect(host.node(WholeThingCellNode.self, at: [0, 1])?.thing.id == 2)
  }

  @Test("view, layer and view-controller cells load what their blocks make")
  func blocks() async throws {
    let host = try await host()
    let view = try #require(host.item(2)?.node)
    #expect((view.view as? ThingView)?.title == "thing")
    #expect(view.frame.size == CGSize(width: 50, height: 20))
    let layer = try #require(host.item(3)?.node)
    #expect(layer.subnodes.contains { $0.layer is ThingLayer } || layer.layer is ThingLayer)
    let controller = try #require(host.item(4)?.node)
    #expect((controller.viewController as? ThingViewController)?.id == 5)
  }

  @Test("every node may be of a hand-written class")
  func nodes() async throws {
    let host = try await host()
    let cell = try #require(host.node(NodesCell.self, at: [0, 5]))
    let named: [ASDisplayNode] = [
      cell.classNode, cell.textNode, cell.imageNode, cell.photoNode, cell.buttonNode,
      cell.controlNode, cell.scrollNode,
    ]
    #expect(named.allSatisfy { $0.debugName == "thing" })
    #expect(named.allSatisfy { $0.supernode === cell })
    #expect((cell.viewNode.view as? ThingView)?.title == "thing")
    #expect(cell.layerNode.layer is ThingLayer)
    #expect(cell.imageNode.image?.size == CGSize(width: 8, height: 8))
    #expect(cell.scrolledNode.supernode === cell.scrollNode)
    #expect(cell.innerNode.supernode === cell.treeNode)
    #expect(cell.innerNode.attributedText?.string == "thing")
  }

  @Test("plain cells and views are of the stated classes")
  func plain() async throws {
    let host = try await host()
    #expect(host.item(0, inSection: 1)?.cell is ThingCell)
    let generated = try #require(host.item(1, inSection: 1)?.cell as? GeneratedPlain)
    #expect(generated.accessibilityIdentifier == "plain")
    #expect(generated.clipsToBounds && generated.tintColor == .blue)
    let views = host.containerNode?.view.subviews ?? []
    #expect(views.contains { $0 is ThingReusableView })
    #expect(views.contains { ($0 as? GeneratedFooter)?.backgroundColor == .orange })
  }
}
