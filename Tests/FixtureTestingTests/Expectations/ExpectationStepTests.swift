import AsyncDisplayKit
import FixtureTesting
import Fixtures
import Foundation
import Testing
import UIKit

/// The steps that an expectation takes before its assertion is compared.
@Suite("Steps of expectations") @MainActor
struct ExpectationStepTests {
  private func mismatches(
    _ assertion: FixtureAssertion, after steps: [FixtureStep],
    on makeContainer: @escaping @MainActor @Sendable () -> any FixtureContainer
  ) async throws -> [String] {
    try await FixtureExpectation(
      assertion, of: "Planted", under: FixtureConditions(width: 375), after: steps,
      at: FixturePosition("Planted.xml", 7, 3), makeContainer: makeContainer
    ).mismatches().map(\.description)
  }

  @Test("each batch step scrolls to the end and waits for what is fetched", arguments: 0...2)
  func batch(_ count: Int) async throws {
    let steps = [FixtureStep](repeating: .batch, count: count)
    let found = try await mismatches(.itemCount(section: 0, 4 + 20 * count), after: steps) {
      PhotoGridDataSource()
    }
    #expect(found == [])
  }

  @Test("a fetch takes its time: without a batch step its items are not there yet")
  func noBatch() async throws {
    let found = try await mismatches(.itemCount(section: 0, 24), after: [.scroll(1)]) {
      PhotoGridDataSource()
    }
    #expect(found == ["number of items in section 0 is 4, expected 24"])
  }

  @Test("a list is settled after its last step")
  func settled() async throws {
    let mutation = FixtureStep.mutation("secondSection")
    #expect(
      try await mismatches(.sectionCount(2), after: [mutation]) { CatDealsDataSource() } == [])
  }

  @Test("a scroll step moves the visible rectangle")
  func scroll() async throws {
    let found = try await mismatches(.visible("2.3"), after: [.scroll(1)]) { GalleryDataSource() }
    #expect(found.first?.contains(" 2.3, expected 2.3") == true, "\(found)")
  }

  @Test("a property that is set takes its value", arguments: [true, false])
  func property(showsPlainCells: Bool) async throws {
    let step = FixtureStep.set(property: "showsPlainCells", value: showsPlainCells)
    let plain: FixtureIndexPaths = showsPlainCells ? "0.1 0.4 1.1 1.4 2.1" : ""
    #expect(try await mismatches(.plainItems(plain), after: [step]) { GalleryDataSource() } == [])
  }

  @Test("an item is selected by a tap and deselected again")
  func selection() async throws {
    func selected(after steps: [FixtureStep]) async throws -> [IndexPath] {
      let made = Locked<[GalleryDataSource]>([])
      _ = try await mismatches(.sectionCount(3), after: steps) {
        let gallery = GalleryDataSource()
        made.withLock { $0.append(gallery) }
        return gallery
      }
      let gallery = try #require(made.withLock { $0.first })
      return gallery.collectionNode.indexPathsForSelectedItems ?? []
    }
    #expect(try await selected(after: [.select([0, 0])]) == [[0, 0]])
    #expect(try await selected(after: [.select([0, 0]), .deselect([0, 0])]) == [])
  }

  /// A cell whose layout pass moves a node below the cell.
  private final class OverflowingCellNode: ASCellNode {
    let inside = ASDisplayNode()
    let outside = ASDisplayNode()

    override init() {
      super.init()
      style.height = ASDimensionMake(40)
      addSubnode(inside)
      addSubnode(outside)
    }

    override func layout() {
      super.layout()
      inside.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      outside.frame = CGRect(x: 0, y: bounds.height + 20, width: 10, height: 10)
    }
  }

  @Test("a node that a tap does not reach is an error, instead of a tap of another item")
  func outside() async throws {
    func run(_ name: String) async throws {
      _ = try await mismatches(
        .sectionCount(3), after: [.tap(node: name, in: .item([0, 0]))]
      ) {
        let gallery = GalleryDataSource()
        gallery.answers.nodeBlockForItemAt = { _, _ in { OverflowingCellNode() } }
        return gallery
      }
    }
    try await run("inside")
    let failure = await #expect(throws: FixtureStepFailure.self) { try await run("outside") }
    #expect(
      failure?.description.hasSuffix(
        "a tap at the center of outside does not reach the cell of 0.0") == true)
  }

  @Test("a header's node is found by its name, and its mismatches tell the constraint")
  func header() async throws {
    let frame = FixtureExpectedRect(0, 0, 1, 1)
    let element = FixtureElement.supplementary(kind: "header", [0])
    let found = try await mismatches(.frame(of: element, is: frame), after: []) {
      GalleryDataSource()
    }
    #expect(found.first?.contains("; measured in ") == true, "\(found)")
  }

  @Test("sizes, content sizes and frames of nodes have the tolerance too")
  func tolerance() async throws {
    let assertions: [FixtureAssertion] = [
      .size(of: .item([0, 1]), is: FixtureExpectedSize(144, 146)),
      .nodeFrame(of: .item([0, 0]), node: "imageNode", is: FixtureExpectedRect(1, 1, 146, 306)),
      .contentSize(FixtureExpectedSize(321, 1766)),
    ]
    for assertion in assertions {
      func count(_ tolerance: Double) async throws -> Int {
        try await FixtureExpectation(
          assertion, of: "Gallery", under: FixtureConditions(width: 320), tolerance: tolerance,
          at: FixturePosition("Planted.xml", 7, 3)
        ) { GalleryDataSource() }.mismatches().count
      }
      #expect(try await count(1) == 0, "\(assertion)")
      #expect(try await count(0.25) == 1, "\(assertion)")
    }
  }
}
