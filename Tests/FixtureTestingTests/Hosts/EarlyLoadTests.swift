import AsyncDisplayKit
import Dispatch
import FixtureTesting
import Foundation
import Testing
import UIKit

/// Hosts of lists that the code under test has loaded, outside of any trait.
@Suite("Lists loaded before their host") @MainActor
struct EarlyLoadTests {
  // Decided here: see `ContainerView.adoptCurrentEnvironment()`. The data is loaded by the controller's
  // `viewWillAppear`, before the view is in the window.
  @Test("a list whose view is loaded works in its host's environment, and settles")
  func loadedView() async throws {
    let grid = NumberGrid(sections: [4])
    #expect(grid.node.isNodeLoaded)
    let host = FixtureHost(controller: ASDKViewController<ASDisplayNode>(node: grid.node))
    try await host.settle()
    #expect(host.items.count == 4)
    #expect(grid.node.view.ownEnvironment.scheduler === host.environment.scheduler)
    #expect(host.violations.isEmpty)
  }

  @Test("a list whose data is loaded keeps its environment, with an advisory, and settles")
  func loadedData() async throws {
    let (grid, table) = (NumberGrid(sections: [4]), NumberTable(rowCount: 3))
    grid.node.reloadData()
    table.node.view.layoutIfNeeded()
    let host = FixtureHost(controller: ASDKViewController<ASDisplayNode>(node: grid.node))
    try await host.settle()
    #expect(host.items.count == 4)
    #expect(host.violations.map(\.code) == [.listLoadedElsewhere])
    #expect(host.violations.map(\.subject) == ["ASCollectionNode"])
    let other = FixtureHost(controller: ASDKViewController<ASDisplayNode>(node: table.node))
    try await other.settle()
    #expect(other.items.count == 3)
    #expect(other.violations.map(\.subject) == ["ASTableNode"])
  }

  @Test("an edit outside of the window, in the host's environment, loads the data there")
  func editedOutside() async throws {
    let (grid, other) = (NumberGrid(sections: [4]), NumberGrid(sections: [2]))
    let host = FixtureHost(controller: ASDKViewController<ASDisplayNode>(node: other.node))
    grid.node.frame = host.window.bounds
    host.bind { grid.node.reloadData() }
    #expect(grid.node.view.ownEnvironment.scheduler === host.environment.scheduler)
    host.bind { host.window.addSubnode(grid.node) }
    try await host.settle()
    #expect(host.violations.isEmpty)
  }

  // Decided here: see `ListView.follow(_:)`.
  @Test("a UIKit table that was loaded before works in the environment of its window")
  func plainTable() async throws {
    let list = UITableViewController()
    list.tableView.layoutIfNeeded()
    let host = FixtureHost(controller: list)
    #expect(list.tableView.ownEnvironment.scheduler === host.environment.scheduler)
    let collection = UICollectionView(
      frame: host.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(collection.ownEnvironment.scheduler !== host.environment.scheduler)
    host.window.addSubview(collection)
    #expect(collection.ownEnvironment.scheduler === host.environment.scheduler)
  }

  @Test("settling runs the jobs that the code under test has put on the main queue")
  func mainQueue() async throws {
    let grid = NumberGrid(sections: [4])
    let host = grid.host()
    try await host.settle()
    DispatchQueue.main.async {
      grid.sections = [5]
      grid.node.insertItems(at: [[0, 4]])
    }
    try await host.settle()
    #expect(host.items.count == 5)
    Task { @MainActor in
      grid.sections = [5, 2]
      grid.node.insertSections([1])
    }
    try await host.settle()
    #expect(host.items.count == 7)
  }
}
