import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Nodes that misuse their layout spec are reported")
struct NodeSpecViolationTests {
  @Test("a spec that holds an element twice is replaced by an empty one")
  func duplicates() {
    let box = Box("a", 10, 10)
    let node = ASDisplayNode()
    node.layoutSpecBlock = { _, _ in
      SpecImageTree.row([box, ASWrapperLayoutSpec(layoutElement: box)])
    }
    var size = CGSize(width: 1, height: 1)
    let found = LaidOut.violations { size = node.layoutThatFits(upTo(100, 100)).size }
    #expect(found.map(\.code) == [.duplicateLayoutElement])
    #expect(size == .zero)
  }

  @Test("a spec is used once")
  func reuse() {
    let box = Box("a", 10, 10)
    let spec = ASWrapperLayoutSpec(layoutElement: box)
    let node = ASDisplayNode()
    node.layoutSpecBlock = { [box] _, _ in
      // The block keeps the node, which is not made in it.
      _ = box
      return spec
    }
    #expect(LaidOut.violations { _ = node.layoutThatFits(upTo(100, 100)) }.isEmpty)
    let found = LaidOut.violations { _ = node.layoutThatFits(upTo(50, 50)) }
    #expect(found.map(\.code) == [.reusedLayoutSpec])
  }

  @Test("a spec that was used cannot be changed")
  func mutability() {
    let spec = ASStackLayoutSpec.vertical()
    spec.children = [Box("a", 10, 10)]
    let node = ASDisplayNode()
    node.layoutSpecBlock = { _, _ in spec }
    #expect(spec.isMutable)
    _ = node.layoutThatFits(upTo(100, 100))
    #expect(!spec.isMutable)
    let found = LaidOut.violations {
      spec.spacing = 10
      spec.children = []
      spec.direction = .horizontal
    }
    #expect(found.map(\.code) == Array(repeating: .immutableLayoutSpec, count: 3))
    #expect(spec.spacing == 0 && spec.children?.count == 1 && spec.direction == .vertical)
  }

  @Test("calling the base class's layoutSpecThatFits outside a pass is unsupported")
  func superCall() {
    let found = LaidOut.violations {
      _ = ASDisplayNode().layoutSpecThatFits(upTo(10, 10))
    }
    #expect(found.map(\.code) == [.unsupportedSuperCall])
  }
}
