import AsyncDisplayKit
import FixtureTesting
import Testing
import UIKit

@preconcurrency @testable import SlicedApps

@Suite("Slices of apps with modules that are not here") @MainActor
struct SlicedListTests {
  @Test("a table of a faked service shows its rows, and a row deleted without its data is found")
  func recipes() async throws {
    let service = RecipeService()
    service.recipes = [
      Recipe(id: 1, name: "Soup", minutes: 20), Recipe(id: 2, name: "Roast", minutes: 120),
    ]
    let host = FixtureHost(controller: RecipeListViewController(service: service))
    try await host.settle()
    #expect(host.items.count == 2)
    host.dataSource.navigationItem.rightBarButtonItem?.tap()
    try await host.settle()
    #expect(host.items.count == 3)
    host.tap([0, 0])
    try await expectViolation(.invalidUpdate) {
      host.tap([0, 1])
      try await host.settle()
    }
    let called = Set(host.violations.filter { $0.code == .fakedMember }.map(\.subject))
    #expect(called.isSuperset(of: ["Tracker.track(_:parameters:)", "Router.open(_:from:)"]))
  }

  @Test("a fixture hosts the app's own controller", arguments: RecipesDataSource.expectations)
  func fixture(_ expectation: FixtureExpectation) async throws { try await expectation.check() }

  @Test("a collection of a faked presenter has the app's spacing, and an open fetch is found")
  func places() async throws {
    let presenter = PresenterFake()
    let host = FixtureHost(
      controller: PlacesViewController(presenter: presenter), size: CGSize(width: 60, height: 500))
    try await host.settle()
    #expect(host.items.count == 3)
    #expect(host.frame(at: [0, 1])?.minY == host.frame(at: [0, 0]).map { $0.maxY + 12 })
    #expect(host.violations.contains { $0.code.rawValue == "open-batch-fetch" })
  }

  @Test("a table of faked database objects has its sections, and text beyond its cell is found")
  func ledger() async throws {
    let store = EntryStore.shared
    store.stored = [
      Entry("Rent", -900, month: 1), Entry("Salary", 2000, month: 1), Entry("Gift", 50, month: 2),
    ]
    let host = FixtureHost(controller: LedgerViewController())
    try await host.settle()
    #expect((0..<host.sectionCount).map(host.itemCount) == [2, 1])
    #expect(host.overflows().isEmpty)
    host.tap([0, 0])
    try await host.settle()
    #expect(host.itemCount(inSection: 0) == 1 && store.deleted == ["Rent"])
    store.stored = [Entry(String(repeating: "Groceries and more ", count: 20), -1, month: 1)]
    host.dataSource.storeChanged()
    try await host.settle()
    #expect(!host.overflows().isEmpty)
  }
}

/// A presenter with three places, as a test writes it.
private final class PresenterFake: PlacesPresenting {
  weak var view: (any PlacesDisplaying)?
  let total = 10

  func load() {
    view?.show(
      (1...3).map { Place(name: "Place \($0)", kind: .beach, rating: Double($0)) })
  }
}
