import AsyncDisplayKit
import FixtureSupport
import FixtureTesting
import Fixtures
import Testing
import UIKit

/// Cells around views and view controllers, beyond what their fixture can say.
@Suite("Hosted cells", .device(.iPhoneSE)) @MainActor
struct HostedCellTests {
  /// The containers of the fixture.
  enum Container: String, CaseIterable, Sendable {
    case collection, table, pager

    @MainActor func make() -> any FixtureContainer {
      switch self {
      case .collection: HostedCollectionDataSource()
      case .table: HostedTableDataSource()
      case .pager: HostedPagesDataSource()
      }
    }
  }

  @Test(
    "an advisory that the fixture accepts is no issue", .strict, arguments: Container.allCases)
  func acceptedAdvisory(_ container: Container) async throws {
    let host = FixtureHost(hosting: container.make())
    try await host.settle()
    #expect(host.violations.map(\.code) == [.controllerWithoutParent])
  }

  @Test("a view controller's view fills its cell", arguments: Container.allCases)
  func controllers(_ container: Container) async throws {
    let host = FixtureHost(hosting: container.make())
    try await host.settle()
    let node = try #require(host.node(at: [0, 0]))
    let controller = try #require(host.bind { node.viewController } as? ReadingViewController)
    #expect(controller.title == "Reading 1")
    let size = try #require(host.frame(at: [0, 0])).size
    #expect(size.width > 0 && size.height > 0)
    host.bind { node.layoutIfNeeded() }
    #expect(controller.view.isDescendant(of: node.view))
    #expect(controller.view.bounds.size == node.bounds.size)
    #expect(abs(size.height - node.bounds.height) <= 0.5)
  }

  @Test("a view is the cell's own, and as large", arguments: Container.allCases)
  func views(_ container: Container) async throws {
    let host = FixtureHost(hosting: container.make())
    try await host.settle()
    if container == .pager { host.scroll(to: [0, 1], at: .left) }
    try await host.settle()
    let node = try #require(host.node(at: [0, 1]))
    let view = try #require(host.bind { node.view } as? MeterView)
    #expect(view.level == 0.5)
    #expect(view.window === host.window)
    #expect(view.bounds.size == node.bounds.size)
  }

  @Test("views and controllers are made when their cell is shown, not with its node")
  func lateLoading() async throws {
    let host = FixtureHost(HostedPagesDataSource())
    try await host.settle()
    let last = try #require(host.node(at: [0, 2]))
    #expect(!last.isNodeLoaded)
    host.scroll(to: [0, 2], at: .left)
    try await host.settle()
    #expect(last.isNodeLoaded)
    #expect(host.bind { last.viewController } is ReadingViewController)
  }
}
