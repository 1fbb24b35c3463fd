import Fixtures
import Foundation
import TestSupport
import Testing
import UIKit

@testable import FixtureTesting

@Suite("Expectations of fixtures", .provokesIssues) @MainActor
struct FixtureExpectationTests {
  private func expectation(
    _ assertion: FixtureAssertion, after steps: [FixtureStep] = [], tolerance: Double = 0
  ) -> FixtureExpectation {
    FixtureExpectation(
      assertion, of: "Gallery", under: FixtureConditions(width: 320), after: steps,
      tolerance: tolerance, at: FixturePosition("Planted.xml", 7, 3)
    ) { GalleryDataSource() }
  }

  @Test(
    "a failing assertion is reported with the actual and the expected value",
    arguments: [
      (
        .frame(of: .item([0, 1]), is: FixtureExpectedRect(165, 54, 145, 140)),
        "frame of 0.1 is 165 54 145 145, expected 165 54 145 140"
      ),
      (
        .frame(of: .item([0, 9]), is: FixtureExpectedRect(.any, .any, .any, .any)),
        "frame of 0.9 is absent, expected * * * *"
      ),
      (
        .size(of: .item([0, 1]), is: FixtureExpectedSize(145, 140)),
        "size of 0.1 is 145 145, expected 145 140"
      ),
      (
        .size(of: .supplementary(kind: "header", [7]), is: FixtureExpectedSize(.any, .any)),
        "size of header 7 is absent, expected * *"
      ),
      (
        .nodeFrame(of: .item([0, 0]), node: "imageNode", is: FixtureExpectedRect(0, 0, 145, 300)),
        "frame of imageNode in 0.0 is 0 0 145 307, expected 0 0 145 300"
      ),
      (
        .nodeFrame(of: .item([0, 0]), node: "gone", is: FixtureExpectedRect(0, 0, 145, 300)),
        "frame of gone in 0.0 is absent, expected 0 0 145 300"
      ),
      (.plainItems("0.1"), "plain items is 0.1 0.4 1.1 1.4 2.1, expected 0.1"),
      (.visible("0.0"), "visible items is 0.0 0.1 0.2 0.3 0.4, expected 0.0"),
      (.contentSize(FixtureExpectedSize(320, 1)), "content size is 320 1765.5, expected 320 1"),
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
        .size(of: .supplementary(kind: "header", [0, 1]), is: FixtureExpectedSize(.any, .any)),
        "0.1 is absent, expected * *"
      ),
      (.violation(code: "planted"), "violations is none, expected planted"),
    ] as [(FixtureAssertion, String)])
  func wrong(_ assertion: FixtureAssertion, message: String) async throws {
    let mismatches = try await expectation(assertion).mismatches()
    #expect(mismatches.count == 1)
    #expect(mismatches.first?.description.contains(message) == true, "\(mismatches)")
  }

  @Test(
    "an assertion that holds is not reported",
    arguments: [
      .frame(of: .item([0, 1]), is: FixtureExpectedRect(165, 54, 145, .any)),
      .size(of: .supplementary(kind: "header", [0]), is: FixtureExpectedSize(.any, 44)),
      .nodeFrame(of: .item([0, 0]), node: "imageNode", is: FixtureExpectedRect(0, 0, 145, 307)),
      .plainItems("0.1 0.4 1.1 1.4 2.1"), .visible("0.0 0.1 0.2 0.3 0.4"),
      .contentSize(FixtureExpectedSize(320, 1765.5)), .supplementaryCount(kind: "header", 3),
      .supplementaryCount(kind: "footer", 0),
      .itemCount(section: 2, 4), .sectionCount(3),
      .calls(["nodeBlockForItemAt 0.0", "nodeBlockForItemAt 2.3"]),
    ] as [FixtureAssertion])
  func right(_ assertion: FixtureAssertion) async throws {
    #expect(try await expectation(assertion).mismatches().isEmpty)
  }

  @Test("the frame of a node inside another one is in the cell")
  func nestedNode() async throws {
    let expectation = FixtureExpectation(
      .nodeFrame(of: .item([0, 0]), node: "inner", is: FixtureExpectedRect(15, 15, .any, .any)),
      of: "Gallery", under: FixtureConditions(width: 320),
      at: FixturePosition("Planted.xml", 7, 3)
    ) {
      let gallery = GalleryDataSource()
      gallery.answers.nodeBlockForItemAt = { _, _ in { NestedCellNode() } }
      return gallery
    }
    #expect(try await expectation.mismatches().map(\.description) == [])
  }

  @Test("an assertion is compared after the steps before it")
  func afterSteps() async throws {
    func mismatches(_ assertion: FixtureAssertion, after steps: [FixtureStep]) async throws
      -> [String]
    {
      try await FixtureExpectation(
        assertion, of: "FivePages", under: FixtureConditions(width: 320), after: steps,
        at: FixturePosition("Planted.xml", 7, 3)
      ) { FivePagesDataSource() }
      .mismatches().map(\.description)
    }
    #expect(try await mismatches(.currentPage(0), after: []) == [])
    #expect(try await mismatches(.currentPage(3), after: [.page(3)]) == [])
    #expect(
      try await mismatches(.currentPage(2), after: [.page(3)])
        == ["current page is 3, expected 2"])
    #expect(
      try await mismatches(.contentSize(FixtureExpectedSize(3335, 320)), after: [.rotate]) == [])
  }

  @Test("a rotation is that of the expectation's device, also under another device of the suite")
  func rotation() async throws {
    let device = FixtureDevice.iPhone15
    for suite in [nil, FixtureDevice.iPad] {
      let found = try await withConfiguration({ $0.device = suite }) {
        try await FixtureExpectation(
          .contentSize(FixtureExpectedSize(852, .any)), of: "Gallery",
          under: FixtureConditions(
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
    let conditions = FixtureConditions(
      width: 300, height: 200, scale: 3, device: "iPad", direction: .rightToLeft,
      contentSizeCategory: .extraSmall, appearance: .dark)
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
    #expect(environment.traits.preferredContentSizeCategory == .extraSmall)
    #expect(environment.traits.userInterfaceStyle == .dark)
  }

  @Test("the violation that an assertion names is not passed on, any other is")
  func expectedViolation() async throws {
    let told = Locked<[String]>([])
    var environment = RuntimeEnvironment.current
    environment.violationHandler = RuntimeViolation.Handler { violation in
      told.withLock { $0.append(violation.code.rawValue) }
    }
    func mismatches(reporting code: String) async throws -> [String] {
      let expectation = FixtureExpectation(
        .violation(code: "planted"), of: "Gallery", under: FixtureConditions(width: 320),
        at: FixturePosition("Planted.xml", 7, 3)
      ) {
        for _ in 1...2 {
          RuntimeEnvironment.current.report(
            RuntimeViolation(.init(rawValue: code), message: "Planted.", remedy: "None."))
        }
        return GalleryDataSource()
      }
      return try await environment.bind { try await expectation.mismatches().map(\.description) }
    }
    #expect(try await mismatches(reporting: "planted") == [])
    #expect(told.withLock { $0 } == [])
    #expect(
      try await mismatches(reporting: "other") == ["violations is other, expected planted"])
    #expect(told.withLock { $0 } == ["other", "other"])
  }

  @Test("a tolerance in points holds for each number")
  func tolerance() async throws {
    let assertion = FixtureAssertion.frame(
      of: .item([0, 1]), is: FixtureExpectedRect(164, 55, 144, 146))
    #expect(try await expectation(assertion, tolerance: 1).mismatches().isEmpty)
    #expect(try await expectation(assertion, tolerance: 0.5).mismatches().count == 1)
  }

  @Test("a failing check is an issue at the line of XML, with the constraint behind the frame")
  func issue() async throws {
    let assertion = FixtureAssertion.frame(
      of: .item([0, 0]), is: FixtureExpectedRect(10, 54, 145, 300))
    await expectIssue {
      try await expectation(assertion).check()
    } matching: { issue in
      issue.sourceLocation?.line == 7 && issue.sourceLocation?.column == 3
        && issue.comments.contains {
          $0.rawValue == "Gallery: frame of 0.0 is 10 54 145 307, expected 10 54 145 300; "
            + "measured in 145 0 145 inf from the layout delegate GalleryLayout at 320 667 @2x "
            + "[Planted.xml:7:3]\nRun it alone: swift test --filter "
            + #"'FixtureTestingTests.FixtureExpectationTests/issue\(\)'"#
        }
    }
  }

  @Test("each failing assertion of an expectation is an issue at its own place")
  func issues() async throws {
    let comments = Locked<[SourceLocation?]>([])
    let expectation = FixtureExpectation(
      named: "two", of: "Gallery", under: FixtureConditions(width: 320),
      at: FixturePosition("Planted.xml", 7, 3),
      assertions: [
        FixtureStatedAssertion(.sectionCount(1), at: FixturePosition("Planted.xml", 8, 5)),
        FixtureStatedAssertion(.sectionCount(3), at: FixturePosition("Planted.xml", 9, 5)),
        FixtureStatedAssertion(
          .itemCount(section: 0, 1), at: FixturePosition("Planted.xml", 10, 5)),
      ]
    ) { GalleryDataSource() }
    await expectIssue {
      try await expectation.check()
    } matching: { issue in
      comments.withLock { $0.append(issue.sourceLocation) }
      return true
    }
    #expect(comments.withLock { $0.map { $0?.line } } == [8, 10])
  }

  @Test(
    "the command runs one test or one case of a parameterized test",
    arguments: [
      (
        "M.Suite/iPhoneSE()/F.swift:1:2", nil,
        #"swift test --filter 'M.Suite/iPhoneSE\(\)'"#
      ),
      (
        "M.Suite/all(_:)/F.swift:1:2", "Feed/iPhoneSE",
        #"TEXTURE_FIXTURES_EXPECTATION='Feed/iPhoneSE' swift test --filter 'M.Suite/all\(_:\)'"#
      ),
      ("M.`a 'b' $c`()", nil, #"swift test --filter 'M.`a '\''b'\'' \$c`\(\)'"#),
    ] as [(String, String?, String)])
  func command(_ test: String, _ selector: String?, _ command: String) {
    #expect(TestCommand(test: test, selector: selector).text == "\nRun it alone: \(command)")
  }

  @Test(
    "a step that the container cannot take is an error that names it",
    arguments: [
      .mutation("gone"), .page(1), .set(property: "gone", value: true),
    ] as [FixtureStep])
  func step(_ step: FixtureStep) async throws {
    let failure = await #expect(throws: FixtureStepFailure.self) {
      _ = try await expectation(.sectionCount(3), after: [step]).mismatches()
    }
    #expect(failure?.step == "\(step)")
  }
}
