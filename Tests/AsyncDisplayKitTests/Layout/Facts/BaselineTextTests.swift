import AsyncDisplayKit
import Foundation
import Testing
import UIKit

/// What Texture's five baseline images show, with texts of the published font metrics.
@Suite("Texts on a baseline")
struct BaselineTextTests {
  /// Texts of 12, 24 and 18 points.
  private let texts = Self.text("small", 12) + Self.text("large", 24) + Self.text("middle", 18)

  @Test("first baselines lie on one line, and the row is as high as the parts above and below it")
  func firstBaselines() throws {
    let found = LaidOut(upTo(400, 400)) { SpecImageTree.row(texts, align: .baselineFirst) }
    let lines = try texts.map { try firstBaseline(of: $0, in: found) }
    let above = try #require(texts.map(\.style.ascender).max())
    #expect(lines.allSatisfy { abs($0 - above) <= 0.5 })
    #expect(found["large"]?[1] == 0)
    let below = try texts.map { try #require(found["\($0.debugName ?? "")"]).bottom - above }
    #expect(try found.size.height >= above + #require(below.max()) - 0.5)
  }

  @Test("last baselines lie on one line")
  func lastBaselines() throws {
    texts[0].attributedText = Self.string("two\nlines", 12)
    let found = LaidOut(upTo(400, 400)) { SpecImageTree.row(texts, align: .baselineLast) }
    let lines = try texts.map { try lastBaseline(of: $0, in: found) }
    #expect(lines.allSatisfy { abs($0 - lines[0]) <= 0.5 })
    #expect(found["small"]?[1] == 0)
  }

  @Test(
    "a column is on the baseline of its first text, or of its last", arguments: [true, false])
  func nestedBaselines(_ isFirst: Bool) throws {
    let found = LaidOut(upTo(400, 400)) {
      SpecImageTree.row(
        [texts[0], SpecImageTree.column([texts[1], texts[2]])],
        align: isFirst ? .baselineFirst : .baselineLast)
    }
    let outer =
      try isFirst ? firstBaseline(of: texts[0], in: found) : lastBaseline(of: texts[0], in: found)
    let inner =
      try isFirst ? firstBaseline(of: texts[1], in: found) : lastBaseline(of: texts[2], in: found)
    #expect(abs(outer - inner) <= 0.5)
  }

  @Test("free space between texts leaves their baselines alone")
  func spaceBetween() throws {
    let found = LaidOut(between(300, 0, 300, .infinity)) {
      SpecImageTree.row(texts, justify: .spaceBetween, align: .baselineFirst)
    }
    let lines = try texts.map { try firstBaseline(of: $0, in: found) }
    #expect(lines.allSatisfy { abs($0 - lines[0]) <= 0.5 })
    let last = try #require(found["middle"])
    #expect(found["small"]?[0] == 0 && last[0] + last[2] == 300)
    #expect(found.size.width == 300)
  }

  @Test("a stretched box beside texts is as high as their line")
  func stretchedBox() throws {
    let found = LaidOut(between(300, 0, 300, .infinity)) {
      SpecImageTree.row(texts + [Box("box", 10, 5).aligned(.stretch)], align: .baselineFirst)
    }
    #expect(found["box"]?[1] == 0)
    #expect(found["box"]?[3] == found.size.height)
  }

  private static func string(_ text: String, _ size: CGFloat) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  private static func text(_ name: String, _ size: CGFloat) -> [ASTextNode] {
    let node = ASTextNode()
    node.debugName = name
    node.attributedText = string(name, size)
    return [node]
  }

  private func firstBaseline(of node: ASTextNode, in found: LaidOut) throws -> CGFloat {
    try #require(found[node.debugName ?? ""])[1] + node.style.ascender
  }

  private func lastBaseline(of node: ASTextNode, in found: LaidOut) throws -> CGFloat {
    try #require(found[node.debugName ?? ""]).bottom + node.style.descender
  }
}

extension [CGFloat] {
  /// The lower edge of a frame of four numbers.
  fileprivate var bottom: CGFloat { self[1] + self[3] }
}
