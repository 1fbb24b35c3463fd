import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

/// Which nodes overflow and which advisories are given, beside ``ExpectSizesTests`` and
/// ``SizingAdvisoryTests``.
@Suite("Rules of sizing", .device(.iPhoneSE)) @MainActor
struct SizingRuleTests {
  /// A cell of 100 by 50 with nodes at frames, one inside the other.
  private final class NestedFramesCellNode: ASCellNode {
    private let frames: [CGRect]
    private let nodes: [ASDisplayNode]

    init(_ frames: [CGRect]) {
      self.frames = frames
      nodes = frames.map { _ in ASDisplayNode() }
      super.init()
      var parent: ASDisplayNode = self
      for node in nodes {
        parent.addSubnode(node)
        parent = node
      }
    }

    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
      CGSize(width: 100, height: 50)
    }

    override func layout() {
      super.layout()
      for (node, frame) in zip(nodes, frames) { node.frame = frame }
    }
  }

  private func overflows(_ frames: [CGRect]) async throws -> [String] {
    try await SizedGrid { NestedFramesCellNode(frames) }.settledHost().overflows()
      .filter { $0.indexPath == [0, 0] }.map(\.description)
  }

  @Test("a node inside another one is measured in the cell's coordinates")
  func nested() async throws {
    let outer = CGRect(x: 60, y: 0, width: 40, height: 50)
    #expect(
      try await overflows([outer, CGRect(x: 10, y: 0, width: 40, height: 10)])
        == ["ASDisplayNode in 0.0 extends beyond its cell: frame 70 0 40 10 in a cell of 100 50"])
    #expect(try await overflows([outer, CGRect(x: -60, y: 0, width: 40, height: 10)]).isEmpty)
  }

  @Test("a node without area sticks out nowhere")
  func empty() async throws {
    #expect(try await overflows([CGRect(x: 200, y: 0, width: 0, height: 10)]).isEmpty)
  }

  @Test("wrong sizes are reported in the order of items, at the place of the expectation")
  func order() async throws {
    let host = try await SizedGrid().settledHost()
    let lines = Locked<[Int]>([])
    let comments = Locked<[String]>([])
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.sourceLocation?.fileID == #fileID else { return issue }
      lines.withLock { $0.append(issue.sourceLocation?.line ?? 0) }
      comments.withLock { $0 += issue.comments.prefix(1).map { String($0.rawValue.prefix(11)) } }
      return nil
    }
    let wide = try await SizedGrid {
      NestedFramesCellNode([CGRect(x: 0, y: 0, width: 200, height: 10)])
    }.settledHost()
    let first = #line + 3
    try await collecting.provideScope(for: try #require(Test.current), testCase: nil) {
      @MainActor in
      expectSizes(
        of: host, [[0, 1]: FixtureExpectedSize(1, 1), [0, 0]: FixtureExpectedSize(1, 1)])
      expectFits(wide)
    }
    #expect(lines.withLock { $0 } == [first, first, first + 2, first + 2])
    #expect(comments.withLock { $0.prefix(2) } == ["size of 0.0", "size of 0.1"])
  }

  private func codes(_ cell: @escaping ASCellNodeBlock) async throws -> Set<RuntimeViolation.Code> {
    Set(try await SizedGrid(cell: cell).settledHost().sizingAdvisories.map(\.code))
  }

  @Test("a minimum height above the maximum is a range the wrong way round too")
  func invertedHeight() async throws {
    let range = ASSizeRange(
      min: CGSize(width: 100, height: 90), max: CGSize(width: 100, height: 50))
    let host = try await SizedGrid(delegate: RangeDelegate(range)).settledHost()
    #expect(Set(host.sizingAdvisories.map(\.code)) == [.invertedSizeRange])
  }

  @Test("a range that is endless along one axis alone is none to remark on")
  func oneEndlessAxis() async throws {
    let delegate = RangeDelegate(width: .greatestFiniteMagnitude, height: 60)
    let host = try await SizedGrid(delegate: delegate).settledHost()
    #expect(host.sizingAdvisories.isEmpty)
  }

  @Test("a small button is reported wherever it lies in its cell")
  func nestedButton() async throws {
    #expect(
      try await codes {
        let (cell, holder, button) = (ASCellNode(), ASDisplayNode(), ASButtonNode())
        button.style.preferredSize = CGSize(width: 30, height: 30)
        holder.automaticallyManagesSubnodes = true
        holder.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: button) }
        cell.automaticallyManagesSubnodes = true
        cell.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: holder) }
        return cell
      } == [.smallTouchTarget])
  }

  @Test("a text of one line, and one that fits, need not wrap")
  func texts() async throws {
    #expect(
      try await codes {
        let cell = SentenceCellNode(shrinks: false)
        cell.sentence.maximumNumberOfLines = 1
        return cell
      } == [])
    #expect(try await codes { SentenceCellNode(shrinks: false, text: "two words") } == [])
  }

  @Test("a text that sticks out to the left is reported too")
  func textEdges() async throws {
    #expect(
      try await codes {
        let cell = SentenceCellNode(shrinks: false)
        cell.justifyContent = .end
        return cell
      } == [.unwrappableText])
  }

  @Test("a text that sticks out with a width of its own was not measured without an end")
  func sizedText() async throws {
    #expect(
      try await codes {
        let (cell, text) = (ASCellNode(), ASTextNode())
        text.attributedText = NSAttributedString(string: "two words")
        text.style.flexBasis = ASDimensionMake(900)
        cell.automaticallyManagesSubnodes = true
        cell.layoutSpecBlock = { _, _ in
          let row = ASStackLayoutSpec.horizontal()
          row.children = [text]
          return row
        }
        return cell
      } == [])
  }

  @Test("what is hidden or disabled is not there to be hit")
  func untouchable() async throws {
    #expect(
      try await codes {
        let cell = ButtonCellNode(side: 30)
        cell.button.isHidden = true
        return cell
      } == [])
    #expect(
      try await codes {
        let cell = ButtonCellNode(side: 30)
        cell.button.isEnabled = false
        return cell
      } == [])
  }

  @Test("a target is 44 points in both axes", arguments: [(44, 30), (30, 44)])
  func bothAxes(width: CGFloat, height: CGFloat) async throws {
    #expect(
      try await codes {
        let cell = ButtonCellNode(side: 44)
        cell.button.style.preferredSize = CGSize(width: width, height: height)
        return cell
      } == [.smallTouchTarget])
  }
}
