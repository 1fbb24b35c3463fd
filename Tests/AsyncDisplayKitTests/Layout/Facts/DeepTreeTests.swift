import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Deep layout trees")
struct DeepTreeTests {
  /// The element between a level and the next.
  enum Level: String, CaseIterable, Sendable {
    case stack, inset, ratio, relative, absolute, overlay, background, corner, wrapper, mixed

    func spec(_ child: any ASLayoutElement, at depth: Int) -> ASLayoutSpec {
      switch self {
      case .stack: SpecImageTree.column([child], align: .stretch)
      case .inset: ASInsetLayoutSpec(insets: .zero, child: child)
      case .ratio: ASRatioLayoutSpec(ratio: 1, child: child)
      case .relative:
        ASRelativeLayoutSpec(
          horizontalPosition: .center, verticalPosition: .end, sizingOption: .minimumSize,
          child: child)
      case .absolute: ASAbsoluteLayoutSpec(sizing: .sizeToFit, children: [child])
      case .overlay: ASOverlayLayoutSpec(child: child, overlay: Box("o"))
      case .background: ASBackgroundLayoutSpec(child: child, background: Box("b"))
      case .corner: ASCornerLayoutSpec(child: child, corner: Box("c"), location: .topLeft)
      case .wrapper: ASWrapperLayoutSpec(layoutElement: child)
      case .mixed: Self.allCases[depth % 9].spec(child, at: depth)
      }
    }

    func tree(_ depth: Int) -> ASLayoutSpec {
      (0..<depth).reduce(spec(Box("leaf", 10, 10), at: 0)) { spec($0, at: $1) }
    }
  }

  @Test("a hundred levels are laid out", arguments: Level.allCases)
  func deep(_ level: Level) {
    let found = LaidOut(upTo(100, 100)) { level.tree(100) }
    #expect(found.violations.isEmpty)
    #expect(found.frames["leaf"] != nil)
  }

  @Test(
    "ten thousand levels are one violation, and all frames are finite", arguments: Level.allCases)
  func tooDeep(_ level: Level) {
    let found = LaidOut(upTo(100, 100)) { level.tree(10_000) }
    #expect(found.violations.map(\.code) == [.layoutTooDeep])
    #expect(found.violations.first?.numbers == [500])
    #expect(found.size.width.isFinite && found.size.height.isFinite)
  }

  @Test("so they are in a node, which also looks for elements that occur in it twice")
  func node() {
    let node = ASDisplayNode()
    node.layoutSpecBlock = { _, _ in Level.mixed.tree(10_000) }
    var size: CGSize?
    let violations = LaidOut.violations { size = node.layoutThatFits(upTo(100, 100)).size }
    // The block makes the nodes of the tree.
    #expect(violations.map(\.code) == [.nodeMadeInLayout, .layoutTooDeep])
    #expect(size?.width.isFinite == true)
  }

  @Test("a node that measures itself while it is measured is a violation")
  func selfMeasuring() {
    final class Mirror: ASDisplayNode {
      override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
        layoutThatFits(ASSizeRangeMake(constrainedSize)).size
      }
    }
    var size: CGSize?
    let violations = LaidOut.violations { size = Mirror().layoutThatFits(upTo(100, 100)).size }
    #expect(violations.map(\.code) == [.recursiveLayoutElement])
    #expect(size == CGSize(width: 100, height: 100))
  }

  @Test("nodes may be nested by hundreds, each with a spec of its own")
  func nestedNodes() {
    let root = (0..<200).reduce(Box("leaf", 10, 10) as ASDisplayNode) { inner, _ in
      let node = ASDisplayNode()
      node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: inner) }
      return node
    }
    #expect(LaidOut.violations { _ = root.layoutThatFits(upTo(100, 100)) }.isEmpty)
    #expect(root.layoutThatFits(upTo(100, 100)).size == CGSize(width: 10, height: 10))
  }

  /// A node that measures the next one itself.
  private final class Link: ASCellNode {
    private let next: Link?

    init(_ next: Link?) {
      self.next = next
      super.init()
    }

    override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
      let inner = next?.layoutThatFits(constrainedSize)
      inner?.position = .zero
      return ASLayout(
        layoutElement: self, size: inner?.size ?? CGSize(width: 10, height: 10),
        sublayouts: inner.map { [$0] } ?? [])
    }
  }

  @Test("a chain of nodes that measure one another by hand is guarded", arguments: [400, 700])
  func chain(count: Int) {
    let first = (0..<count).reduce(Link(nil)) { next, _ in Link(next) }
    let range = upTo(100, 100)
    let violations = LaidOut.violations { first.measureAtOrigin(in: range) }
    #expect(violations.map(\.code) == (count > 500 ? [.layoutTooDeep] : []))
    let side: CGFloat = count > 500 ? 0 : 10
    #expect(first.calculatedSize == CGSize(width: side, height: side))
  }

  /// A spec that measures its child itself.
  private final class HandSpec: ASLayoutSpec {
    override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
      let inner = child?.layoutThatFits(constrainedSize)
      inner?.position = .zero
      return ASLayout(
        layoutElement: self, size: inner?.size ?? .zero, sublayouts: inner.map { [$0] } ?? [])
    }
  }

  @Test("so is a chain of specs", arguments: [400, 700])
  func chainOfSpecs(count: Int) {
    let first = (0..<count).reduce(Box("leaf", 10, 10) as any ASLayoutElement) { child, _ in
      let spec = HandSpec()
      spec.child = child
      return spec
    }
    let violations = LaidOut.violations { _ = first.layoutThatFits(upTo(100, 100)) }
    #expect(violations.map(\.code) == (count > 500 ? [.layoutTooDeep] : []))
  }
}
