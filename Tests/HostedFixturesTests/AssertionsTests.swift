import AsyncDisplayKit
import FixtureSupport
import FixtureTesting
import Foundation
import Testing
import UIKit

@testable import HostedFixtures

/// `Assertions.xml` states every assertion, and every property of every node.
@Suite("Every assertion") @MainActor
struct AssertionsTests {
  private nonisolated static let all =
    AssertedNodesDataSource.expectations + AssertedFeedDataSource.expectations
    + AssertedPagesDataSource.expectations + AssertedShelvesDataSource.expectations
    + AssertedGridDataSource.expectations

  @Test("assertions hold", arguments: all)
  func hold(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  @Test("assertions hold at other scales, in both directions", arguments: all, ScreenVariant.all)
  func screens(_ expectation: FixtureExpectation, _ screen: ScreenVariant) async throws {
    let expectation = screen.applied(toIndependentOf: expectation)
    #expect(try await expectation.mismatches().map(\.description) == [])
  }

  @Test(
    "each wrong assertion fails by itself at its own place", arguments: all,
    [nil] + ScreenVariant.all.map(Optional.some))
  func faults(_ expectation: FixtureExpectation, _ screen: ScreenVariant?) async throws {
    var planted = screen?.applied(toIndependentOf: expectation) ?? expectation
    let pairs = planted.assertions.flatMap { stated in
      stated.assertion.faults.map { FixtureStatedAssertion($0, at: stated.position) }
    }
    planted.assertions = pairs
    let mismatches = try await planted.mismatches()
    #expect(mismatches.map(\.position) == pairs.map(\.position))
    for mismatch in mismatches {
      #expect(mismatch.actual != mismatch.expected)
      #expect(
        mismatch.description.hasPrefix("\(mismatch.subject) is \(mismatch.actual), expected "))
    }
  }

  @Test("a number has the tolerance of the expectation, and nothing else has")
  func tolerance() async throws {
    let element = FixtureElement.item([0, 0])
    func mismatches(_ value: FixtureExpectedProperty, of name: String) async throws -> Int {
      try await FixtureExpectation(
        .nodeProperty(of: element, node: "target", property: name, is: value), of: "AssertedNodes",
        under: FixtureConditions(width: 320), tolerance: 0.25, at: FixturePosition("P.xml", 1, 1)
      ) { AssertedNodesDataSource() }.mismatches().count
    }
    #expect(try await mismatches(.numbers([0.75]), of: "alpha") == 0)
    #expect(try await mismatches(.numbers([0.76]), of: "alpha") == 1)
    #expect(try await mismatches(.numbers([.any]), of: "alpha") == 0)
    #expect(try await mismatches(.numbers([1.2, .any]), of: "shadowOffset") == 0)
    #expect(try await mismatches(.color("#10203041"), of: "backgroundColor") == 1)
  }

  @Test(
    "a message shows empty values, invisible characters and the font of a text style",
    arguments: [
      ("text", .text(""), "text of titleNode in 0.0 is First, expected an empty text"),
      ("text", .text("Fi\u{202F}rst"), "text of titleNode in 0.0 is First, expected Fi&#x202F;rst"),
      (
        "font", .font(name: "callout", size: 0),
        "font of titleNode in 0.0 is .SFUI-Regular 17, expected callout (.SFUI-Regular 16)"
      ),
      (
        "accessibilityTraits", .options([]),
        "accessibilityTraits of titleNode in 0.0 is staticText, expected none"
      ),
    ] as [(String, FixtureExpectedProperty, String)])
  func shown(_ property: String, _ value: FixtureExpectedProperty, _ message: String) async throws {
    let found = try await FixtureExpectation(
      .nodeProperty(of: .item([0, 0]), node: "titleNode", property: property, is: value),
      of: "AssertedFeed", under: FixtureConditions(width: 320), at: FixturePosition("P.xml", 1, 1)
    ) { AssertedFeedDataSource() }.mismatches()
    #expect(found.map(\.description) == [message])
  }

  @Test("a number that is shown like the expected one has all of its digits")
  func digits() async throws {
    func text(_ height: FixtureExpectedNumber, tolerance: Double = 0) async throws -> String? {
      try await FixtureExpectation(
        .size(of: .item([0, 0]), is: FixtureExpectedSize(.any, height)), of: "AssertedFeed",
        under: FixtureConditions(width: 320, scale: 3), tolerance: tolerance,
        at: FixturePosition("P.xml", 1, 1)
      ) { AssertedFeedDataSource() }.mismatches().first?.description
    }
    let digits = try #require(await text(50.333))
    #expect(digits.hasPrefix("size of 0.0 is 320 50.333333333333336, expected * 50.333;"))
    let short = try #require(await text(50.3))
    #expect(short.hasPrefix("size of 0.0 is 320 50.333, expected * 50.3;"))
    #expect(try await text(50.333, tolerance: 0.001) == nil)
  }

  @Test("a message about items says that there are none")
  func noItems() async throws {
    func text(_ assertion: FixtureAssertion) async throws -> [String] {
      try await FixtureExpectation(
        assertion, of: "AssertedFeed", under: FixtureConditions(width: 320, height: 40),
        at: FixturePosition("P.xml", 1, 1)
      ) { AssertedFeedDataSource() }.mismatches().map(\.description)
    }
    #expect(try await text(.selected("0.1")) == ["selected items is none, expected 0.1"])
    #expect(try await text(.visible("")) == ["visible items is 0.0, expected none"])
    #expect(try await text(.recorded(.selected("-1"))) == ["selected items is none, expected ?"])
  }

  @Test("a title that is not on screen is neither compared nor recorded")
  func titleOutside() async throws {
    func mismatches(_ assertion: FixtureAssertion) async throws -> [FixtureMismatch] {
      try await FixtureExpectation(
        assertion, of: "AssertedShelves", under: FixtureConditions(width: 320, height: 60),
        at: FixturePosition("P.xml", 1, 1)
      ) { AssertedShelvesDataSource() }.mismatches()
    }
    let tea = FixtureElement.supplementary(kind: "header", [2])
    for title in ["Tea (3)", ""] {
      let found = try await mismatches(.title(of: tea, title))
      #expect(found.map(\.actual) == ["not on screen"])
      #expect(found.map(\.recordedValue) == [nil])
    }
    #expect(try await mismatches(.title(of: .supplementary(kind: "footer", [5]), "")) == [])
  }

  @Test("an assertion about a node or a property that a cell lacks says so")
  func missing() async throws {
    func text(_ assertion: FixtureAssertion) async throws -> [String] {
      try await FixtureExpectation(
        assertion, of: "AssertedNodes", under: FixtureConditions(width: 320),
        at: FixturePosition("P.xml", 1, 1)
      ) { AssertedNodesDataSource() }.mismatches().map(\.description)
    }
    let element = FixtureElement.item([0, 0])
    #expect(
      try await text(
        .nodeProperty(of: element, node: "target", property: "lineCount", is: .numbers([1])))
        == ["lineCount of target in 0.0 is missing in ASDisplayNode, expected 1"])
    #expect(
      try await text(.nodeProperty(of: element, node: "gone", property: "alpha", is: .numbers([1])))
        == ["alpha of gone in 0.0 is absent, expected 1"])
    #expect(
      try await text(.cell(of: .item([0, 99]), class: "A"))
        == ["cell of 0.99 is absent, expected A"])
    #expect(try await text(.absent(of: element, node: "gone")) == [])
    #expect(
      try await text(.absent(of: element, node: "target")).first?.hasSuffix(
        ", expected not in the layout") == true)
  }

  @Test(
    "nodes with fractions are audited in the ranges that their container gives them",
    arguments: AssertedShareTableDataSource.expectations
      + AssertedShareGridDataSource.expectations + AssertedShareMosaicDataSource.expectations
      + AssertedSharePagesDataSource.expectations)
  func fractions(_ expectation: FixtureExpectation) async throws { try await expectation.check() }

  @Test("nodes of a list without a host are audited in ranges for the screen")
  func fractionsWithoutHost() {
    expectThreadSafe(AssertedShareTableDataSource())
    expectThreadSafe(AssertedShareGridDataSource())
    let pages: any ASPagerDataSource = AssertedSharePagesDataSource()
    expectThreadSafe(pages)
  }

  @Test("a value to record always fails, and has the spelling of a fixture", arguments: all)
  func recorded(_ expectation: FixtureExpectation) async throws {
    var open = expectation
    open.assertions = expectation.assertions.compactMap { stated in
      stated.assertion.open.map { FixtureStatedAssertion($0, at: stated.position) }
    }
    let mismatches = try await open.mismatches()
    #expect(mismatches.map(\.position) == open.assertions.map(\.position))
    #expect(mismatches.filter { !$0.expected.contains("?") } == [])
    #expect(mismatches.filter { $0.recordedValue == nil } == [])
  }
}

extension FixtureAssertion {
  /// Wrong versions of the assertion: one for each number, and one for other values.
  fileprivate var faults: [FixtureAssertion] {
    switch self {
    case .nodeProperty(let element, let node, let name, let value):
      value.faults.map { .nodeProperty(of: element, node: node, property: name, is: $0) }
    case .absent(.item(let path), _): [.absent(of: .item(path), node: "titleNode")]
    case .absent(let element, _): [.absent(of: element, node: "textNode")]
    case .cell(let element, let name): [.cell(of: element, class: name + "s")]
    case .interfaceState(let element, let state):
      [.interfaceState(of: element, state.isEmpty ? ["visible"] : Array(state.dropLast()))]
    case .selected: [.selected("0.7")]
    case .contentOffset(let point):
      [
        .contentOffset(FixtureExpectedPoint(point.x.wrong, point.y)),
        .contentOffset(FixtureExpectedPoint(point.x, point.y.wrong)),
      ]
    case .batchCount(let count): [.batchCount(count + 1)]
    case .itemCount(let section, let count): [.itemCount(section: section, count + 1)]
    case .sectionCount(let count): [.sectionCount(count + 1)]
    case .currentPage(let page): [.currentPage(page + 1)]
    case .size(let element, let size):
      [.size(of: element, is: FixtureExpectedSize(size.width.wrong, size.height))]
    case .nodeFrame(let element, let node, let rect):
      [
        .nodeFrame(
          of: element, node: node,
          is: FixtureExpectedRect(rect.x.wrong, rect.y, rect.size.width, rect.size.height))
      ]
    case .advisory: [.advisory(code: "stale-style")]
    case .title(let element, let text): [.title(of: element, text + "x")]
    case .sectionIndex(let titles): [.sectionIndex(titles + ["Z"])]
    default: []
    }
  }

  /// The assertion with its value left open, or `nil` for one that cannot be recorded.
  fileprivate var open: FixtureAssertion? {
    switch self {
    case .nodeProperty(_, _, "textMatches", _), .absent, .advisory, .thrash, .threadSafe: nil
    case .nodeProperty(let element, let node, let name, _):
      .recorded(.nodeProperty(of: element, node: node, property: name, is: .numbers([])))
    case .cell(let element, _): .recorded(.cell(of: element, class: "?"))
    case .interfaceState(let element, _): .recorded(.interfaceState(of: element, ["?"]))
    case .selected: .recorded(.selected("-1"))
    case .contentOffset(let point): .contentOffset(FixtureExpectedPoint(point.x, .recorded))
    case .batchCount: .recorded(.batchCount(-1))
    case .itemCount(let section, _): .recorded(.itemCount(section: section, -1))
    case .sectionCount: .recorded(.sectionCount(-1))
    case .title(let element, _): .recorded(.title(of: element, "\u{0}"))
    case .sectionIndex: .recorded(.sectionIndex(["\u{0}"]))
    case .currentPage: .recorded(.currentPage(-1))
    case .size(let element, _): .size(of: element, is: FixtureExpectedSize(.recorded, .any))
    case .nodeFrame(let element, let node, _):
      .nodeFrame(of: element, node: node, is: FixtureExpectedRect(.any, .any, .any, .recorded))
    default: nil
    }
  }
}

extension FixtureExpectedNumber {
  fileprivate var wrong: FixtureExpectedNumber {
    guard case .exactly(let number) = self else { return .exactly(-1234) }
    return .exactly(number + 7)
  }
}

extension FixtureExpectedProperty {
  fileprivate var faults: [FixtureExpectedProperty] {
    switch self {
    case .text(let text): [.text(text == "true" ? "false" : text + "x")]
    case .pattern(let pattern): [.pattern("never" + pattern)]
    case .options(let options): [.options(options.isEmpty ? ["link"] : [])]
    case .numbers(let numbers):
      numbers.indices.map { index in
        var copy = numbers
        copy[index] = copy[index].wrong
        return .numbers(copy)
      }
    case .color: [.color("#01020304")]
    case .font(let name, let size):
      size == 0 ? [.font(name: "", size: 3)] : [.font(name: name, size: size + 1)]
    }
  }
}
