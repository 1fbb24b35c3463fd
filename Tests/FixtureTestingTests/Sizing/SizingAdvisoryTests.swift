import AsyncDisplayKit
import FixtureTesting
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Sizing advisories", .device(.iPhoneSE), .provokesIssues) @MainActor
struct SizingAdvisoryTests {
  private func codes(of grid: SizedGrid) async throws -> Set<RuntimeViolation.Code> {
    Set(try await grid.settledHost().sizingAdvisories.map(\.code))
  }

  @Test(
    "a range in which no cell can be measured is reported by its code, its fixed twin is not",
    arguments: [
      (ASSizeRangeZero, RuntimeViolation.Code.zeroAreaSizeRange),
      (
        ASSizeRange(
          min: .zero,
          max: CGSize(
            width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)),
        .endlessSizeRange
      ),
      (
        ASSizeRange(
          min: CGSize(width: 100, height: 90), max: CGSize(width: 50, height: 90)),
        .invertedSizeRange
      ),
    ])
  func ranges(_ range: ASSizeRange, code: RuntimeViolation.Code) async throws {
    #expect(try await codes(of: SizedGrid(delegate: RangeDelegate(range))) == [code])
    let twin = RangeDelegate(width: 320, height: .greatestFiniteMagnitude)
    #expect(try await codes(of: SizedGrid(delegate: twin)).isEmpty)
  }

  @Test("a text that cannot shrink and so cannot wrap is reported, its shrinking twin is not")
  func text() async throws {
    let host = try await SizedGrid { SentenceCellNode(shrinks: false) }.settledHost()
    let advisory = try #require(host.sizingAdvisories.first)
    #expect(advisory.code == .unwrappableText)
    #expect(advisory.subject == "item 0.0")
    #expect(advisory.message.contains("in a cell 320 wide"))
    #expect(try await codes(of: SizedGrid { SentenceCellNode(shrinks: true) }).isEmpty)
    // One word has no place to wrap at.
    let word = String(repeating: "word", count: 30)
    #expect(try await codes(of: SizedGrid { SentenceCellNode(shrinks: false, text: word) }).isEmpty)
  }

  @Test("a button below 44 points is reported; one of 44, and one with room around it, are not")
  func targets() async throws {
    let host = try await SizedGrid { ButtonCellNode(side: 30) }.settledHost()
    #expect(host.sizingAdvisories.map(\.code) == [.smallTouchTarget, .smallTouchTarget])
    #expect(host.sizingAdvisories.first?.message.contains("30 30 points") == true)
    #expect(try await codes(of: SizedGrid { ButtonCellNode(side: 44) }).isEmpty)
    #expect(try await codes(of: SizedGrid { ButtonCellNode(side: 30, slop: 7) }).isEmpty)
  }

  @Test("advisories are issues where the test is strict, at the place of the expectation")
  func strict() async throws {
    let host = try await SizedGrid { ButtonCellNode(side: 30) }.settledHost()
    await expectIssue {
      await withStrictViolations { expectSoundSizing(of: host) }
    } matching: { issue in
      issue.severity == .error
        && issue.sourceLocation?.fileID == #fileID
        && issue.comments.contains { $0.rawValue.contains("[small-touch-target]") }
    }
  }
}
