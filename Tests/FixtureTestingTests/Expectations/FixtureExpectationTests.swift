import FixtureTesting
import Fixtures
import Foundation
import Testing
import UIKit

@Suite("Expectations of fixtures") @MainActor
struct FixtureExpectationTests {
  typealias Claim = FixtureExpectation.Claim

  private func expectation(
    _ claim: Claim, after steps: [FixtureStep] = [], tolerance: Double = 0
  ) -> FixtureExpectation {
    FixtureExpectation(
      claim, of: "Gallery", under: ExpectationConditions(width: 320), after: steps,
      tolerance: tolerance, at: FixturePosition("Planted.xml", 7, 3)
    ) { GalleryDataSource() }
  }

  @Test(
    "a wrong claim is reported with what is there and what was expected",
    arguments: [
      (
        .frame(of: .item([0, 1]), is: ExpectedRect(165, 54, 145, 140)),
        "frame of 0.1 is 165 54 145 145, expected 165 54 145 140"
      ),
      (
        .frame(of: .item([0, 9]), is: ExpectedRect(.any, .any, .any, .any)),
        "frame of 0.9 is absent, expected * * * *"
      ),
      (
        .size(of: .item([0, 1]), is: ExpectedSize(145, 140)),
        "size of 0.1 is 145 145, expected 145 140"
      ),
      (
        .size(of: .supplementary(kind: "header", [7]), is: ExpectedSize(.any, .any)),
        "size of header 7 is absent, expected * *"
      ),
      (
        .nodeFrame(of: .item([0, 0]), node: "imageNode", is: ExpectedRect(0, 0, 145, 300)),
        "frame of imageNode in 0.0 is 0 0 145 307, expected 0 0 145 300"
      ),
      (
        .nodeFrame(of: .item([0, 0]), node: "gone", is: ExpectedRect(0, 0, 145, 300)),
        "frame of gone in 0.0 is absent, expected 0 0 145 300"
      ),
      (.plainItems("0.1"), "plain items is 0.1 0.4 1.1 1.4 2.1, expected 0.1"),
      (.visible("0.0"), "visible items is 0.0 0.1 0.2 0.3 0.4, expected 0.0"),
      (.contentSize(ExpectedSize(320, 1)), "content size is 320 1765.5, expected 320 1"),
      (.supplementaryCount(kind: "header", 4), "number of headers is 3, expected 4"),
      (.itemCount(section: 2, 5), "number of items in section 2 is 4, expected 5"),
      (.sectionCount(2), "number of sections is 3, expected 2"),
      (.currentPage(0), "current page is none, expected 0"),
      (.calls(["selected 0.0"]), "expected selected 0.0 in its place"),
      (
        .calls(["nodeBlockForItemAt 2.3", "nodeBlockForItemAt 0.0"]),
        "expected nodeBlockForItemAt 0.0 in its place"
      ),
      (
        .size(of: .supplementary(kind: "header", [0, 1]), is: ExpectedSize(.any, .any)),
        "0.1 is absent, expected * *"
      ),
      (.violation(code: "planted"), "violations is none, expected planted"),
    ] as [(Claim, String)])
  func wrong(_ claim: Claim, message: String) async throws {
    let mismatches = try await expectation(claim).mismatches()
    #expect(mismatches.count == 1)
    #expect(mismatches.first?.description.contains(message) == true, "\(mismatches)")
  }

  @Test(
    "a right claim is not reported",
    arguments: [
      .frame(of: .item([0, 1]), is: ExpectedRect(165, 54, 145, .any)),
      .size(of: .supplementary(kind: "header", [0]), is: ExpectedSize(.any, 44)),
      .nodeFrame(of: .item([0, 0]), node: "imageNode", is: ExpectedRect(0, 0, 145, 307)),
      .plainItems("0.1 0.4 1.1 1.4 2.1"), .visible("0.0 0.1 0.2 0.3 0.4"),
      .contentSize(ExpectedSize(320, 1765.5)), .supplementaryCount(kind: "header", 3),
      .supplementaryCount(kind: "footer", 0),
      .itemCount(section: 2, 4), .sectionCount(3),
      .calls(["nodeBlockForItemAt 0.0", "nodeBlockForItemAt 2.3"]),
    ] as [Claim])
  func right(_ claim: Claim) async throws {
    #expect(try await expectation(claim).mismatches().isEmpty)
  }

  @Test("the frame of a node inside another one is in the cell")
  func nestedNode() async throws {
    let expectation = FixtureExpectation(
      .nodeFrame(of: .item([0, 0]), node: "inner", is: ExpectedRect(15, 15, .any, .any)),
      of: "Gallery", under: ExpectationConditions(width: 320),
      at: FixturePosition("Planted.xml", 7, 3)
    ) {
      let gallery = GalleryDataSource()
      gallery.answers.nodeBlockForItemAt = { _, _ in { NestedCellNode() } }
      return gallery
    }
    #expect(try await expectation.mismatches().map(\.description) == [])
  }

  @Test("a claim is compared after the steps before it")
  func afterSteps() async throws {
    func mismatches(_ claim: Claim, after steps: [FixtureStep]) async throws -> [String] {
      try await FixtureExpectation(
        claim, of: "FivePages", under: ExpectationConditions(width: 320), after: steps,
        at: FixturePosition("Planted.xml", 7, 3)
      ) { FivePagesDataSource() }
      .mismatches().map(\.description)
    }
    #expect(try await mismatches(.currentPage(0), after: []) == [])
    #expect(try await mismatches(.currentPage(3), after: [.page(3)]) == [])
    #expect(
      try await mismatches(.currentPage(2), after: [.page(3)])
        == ["current page is 3, expected 2"])
    #expect(try await mismatches(.contentSize(ExpectedSize(3335, 320)), after: [.rotate]) == [])
  }

  @Test("a rotation is that of the expectation's device, also under another device of the suite")
  func rotation() async throws {
    let device = Device.iPhone15
    for suite in [nil, Device.iPad] {
      let found = try await withConfiguration({ $0.device = suite }) {
        try await FixtureExpectation(
          .contentSize(ExpectedSize(852, .any)), of: "Gallery",
          under: ExpectationConditions(
            width: device.size.width, height: device.size.height, scale: device.scale,
            device: device.name),
          after: [.rotate], at: FixturePosition("Planted.xml", 7, 3)
        ) { GalleryDataSource() }
        .mismatches().map(\.description)
      }
      #expect(found == [])
    }
  }

  @Test("a container is made under the conditions of its expectation")
  func conditions() async throws {
    let found = Locked<[RuntimeEnvironment]>([])
    let conditions = ExpectationConditions(
      width: 300, height: 200, scale: 3, device: "iPad", direction: .rightToLeft)
    let expectation = FixtureExpectation(
      .sectionCount(3), of: "Gallery", under: conditions, at: FixturePosition("Planted.xml", 7, 3)
    ) {
      found.withLock { $0.append(.current) }
      return GalleryDataSource()
    }
    #expect(try await expectation.mismatches().isEmpty)
    let environment = try #require(found.withLock { $0.first })
    #expect(environment.screen.size == CGSize(width: 300, height: 200))
    #expect(environment.screen.scale == 3)
    #expect(environment.traits.userInterfaceIdiom == .pad)
    #expect(environment.traits.layoutDirection == .rightToLeft)
  }

  @Test("the violation that a claim names is not forwarded, any other is")
  func expectedViolation() async throws {
    let told = Locked<[String]>([])
    var environment = RuntimeEnvironment.current
    environment.violationHandler = ViolationHandler { violation in
      told.withLock { $0.append(violation.code.rawValue) }
    }
    func mismatches(reporting code: String) async throws -> [String] {
      let expectation = FixtureExpectation(
        .violation(code: "planted"), of: "Gallery", under: ExpectationConditions(width: 320),
        at: FixturePosition("Planted.xml", 7, 3)
      ) {
        RuntimeEnvironment.current.report(
          RuntimeViolation(.init(rawValue: code), message: "Planted.", remedy: "None."))
        return GalleryDataSource()
      }
      return try await environment.bind { try await expectation.mismatches().map(\.description) }
    }
    #expect(try await mismatches(reporting: "planted") == [])
    #expect(told.withLock { $0 } == [])
    #expect(
      try await mismatches(reporting: "other") == ["violations is other, expected planted"])
    #expect(told.withLock { $0 } == ["other"])
  }

  @Test("a tolerance in points holds for each number")
  func tolerance() async throws {
    let claim = Claim.frame(of: .item([0, 1]), is: ExpectedRect(164, 55, 144, 146))
    #expect(try await expectation(claim, tolerance: 1).mismatches().isEmpty)
    #expect(try await expectation(claim, tolerance: 0.5).mismatches().count == 1)
  }

  @Test("a failing check is an issue at the line of XML, with the constraint behind the frame")
  func issue() async throws {
    let claim = Claim.frame(of: .item([0, 0]), is: ExpectedRect(10, 54, 145, 300))
    try await withKnownIssue {
      try await expectation(claim).check()
    } matching: { issue in
      issue.sourceLocation?.line == 7 && issue.sourceLocation?.column == 3
        && issue.comments.contains {
          $0.rawValue == "Gallery: frame of 0.0 is 10 54 145 307, expected 10 54 145 300; "
            + "measured in 145 0 145 inf from the layout delegate GalleryLayout [Planted.xml:7:3]"
        }
    }
  }

  @Test(
    "a step that the container cannot take is an error that names it",
    arguments: [
      .mutation("gone"), .page(1), .set(property: "gone", value: true),
    ] as [FixtureStep])
  func step(_ step: FixtureStep) async throws {
    let failure = await #expect(throws: ExpectationStepFailure.self) {
      _ = try await expectation(.sectionCount(3), after: [step]).mismatches()
    }
    #expect(failure?.step == "\(step)")
  }
}
