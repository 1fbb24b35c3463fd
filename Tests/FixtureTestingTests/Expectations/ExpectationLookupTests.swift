import AsyncDisplayKit
import FixtureTesting
import Fixtures
import Foundation
import TestSupport
import Testing
import UIKit

/// How an expectation finds nodes and headers, and the positions of its issues.
@Suite("Look-ups of expectations", .provokesIssues) @MainActor
struct ExpectationLookupTests {
  /// A cell whose nodes are a property, of a superclass too, or have a name for debugging alone.
  private class BaseCellNode: ASCellNode {
    let own = ASDisplayNode()

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
      let holder = ASDisplayNode()
      let deep = ASDisplayNode()
      deep.debugName = "deep"
      deep.style.preferredSize = CGSize(width: 10, height: 10)
      holder.automaticallyManagesSubnodes = true
      holder.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: deep) }
      own.style.preferredSize = CGSize(width: 20, height: 20)
      layoutSpecBlock = { [own] _, _ in
        ASStackLayoutSpec(
          direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start,
          children: [own, holder])
      }
    }
  }
  private final class DerivedCellNode: BaseCellNode {}

  private func mismatches(
    _ assertion: FixtureAssertion, cell: ASCellNodeBlock? = nil
  ) async throws -> [String] {
    try await FixtureExpectation(
      assertion, of: "Gallery", under: FixtureConditions(width: 320),
      at: FixturePosition("Planted.xml", 7, 3)
    ) {
      let gallery = GalleryDataSource()
      if let cell { gallery.answers.nodeBlockForItemAt = { _, _ in cell } }
      return gallery
    }.mismatches().map(\.description)
  }

  @Test(
    "a node is found by its property, in a superclass too, or by its name for debugging",
    arguments: [
      ("own", FixtureExpectedRect(0, 0, 20, 20)), ("deep", FixtureExpectedRect(0, 20, 10, 10)),
    ])
  func nodes(_ name: String, _ frame: FixtureExpectedRect) async throws {
    let assertion = FixtureAssertion.nodeFrame(of: .item([0, 0]), node: name, is: frame)
    #expect(try await mismatches(assertion) { DerivedCellNode() } == [])
  }

  /// A cell whose layout leaves a node of a property out.
  private final class LeavingCellNode: ASCellNode {
    let shown = ASDisplayNode()
    let absent = ASDisplayNode()

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
      layoutSpecBlock = { [shown] _, _ in ASWrapperLayoutSpec(layoutElement: shown) }
    }
  }

  @Test("a node that the layout leaves out is reported at the assertion, whatever is expected")
  func absentNode() async throws {
    let found = try await mismatches(
      .nodeFrame(of: .item([0, 0]), node: "absent", is: FixtureExpectedRect(0, 20, 10, 20))
    ) { LeavingCellNode() }
    #expect(found == ["absent is not in the layout of 0.0, expected 0 20 10 20"])
  }

  @Test("a header without a height says what gives it one")
  func absentHeader() async throws {
    let found = try await FixtureExpectation(
      .frame(
        of: .supplementary(kind: "footer", [0, 0]), is: FixtureExpectedRect(0, 0, 320, 44)),
      of: "FlowGallery", under: FixtureConditions(width: 320),
      at: FixturePosition("Planted.xml", 7, 3)
    ) { FlowGalleryDataSource() }.mismatches().map(\.description)
    let reason = "sizeRangeForFooterInSection or footerReferenceSize gives it a height"
    #expect(found.count == 1 && found[0].contains(reason), "\(found)")
  }

  @Test("a wrong frame of a node tells the range that the node was measured in")
  func constraint() async throws {
    let found = try await mismatches(
      .nodeFrame(of: .item([0, 0]), node: "imageNode", is: FixtureExpectedRect(0, 0, 1, 1)))
    #expect(found.first?.contains("; measured in ") == true, "\(found)")
  }

  @Test("a header's node is found, and a wrong frame of one tells its constraint")
  func headerNodes() async throws {
    let header = FixtureElement.supplementary(kind: "header", [0, 0])
    let ofNode = try await mismatches(
      .nodeFrame(of: header, node: "textNode", is: FixtureExpectedRect(0, 0, 1, 1)))
    #expect(ofNode.first?.contains("; measured in ") == true, "\(ofNode)")
    let ofHeader = try await mismatches(.frame(of: header, is: FixtureExpectedRect(0, 0, 1, 1)))
    #expect(ofHeader.first?.contains("; measured in ") == true, "\(ofHeader)")
  }

  @Test("headers are meant by their short name or by UIKit's")
  func kinds() async throws {
    #expect(try await mismatches(.supplementaryCount(kind: "header", 3)) == [])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(try await mismatches(.supplementaryCount(kind: kind, 3)) == [])
    #expect(try await mismatches(.supplementaryCount(kind: "other", 0)) == [])
  }

  @Test("a violation within a check is an issue at the line of XML, at least the first")
  func violationPlace() async throws {
    let expectation = FixtureExpectation(
      .sectionCount(3), of: "Gallery", under: FixtureConditions(width: 320),
      at: FixturePosition("Planted.xml", 0, 0)
    ) {
      RuntimeEnvironment.current.report(
        RuntimeViolation(.init(rawValue: "planted"), message: "Planted.", remedy: "None."))
      return GalleryDataSource()
    }
    await expectIssue {
      try await expectation.check()
    } matching: { issue in
      issue.sourceLocation?.fileID == "Fixtures/Planted.xml" && issue.sourceLocation?.line == 1
    }
  }
}
