import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

/// What canonical trees say of nodes and hosts; their text is in ``CanonicalTextTests``.
@Suite("Trees of nodes and hosts", .device(.iPhoneSE)) @MainActor
struct NodeTreeTests {
  private func properties(of node: ASDisplayNode) -> [FixtureTree.Property] {
    Array(FixtureTree(node: node).properties.dropFirst())
  }

  @Test("a node says that it is hidden or seen through, and nothing of what is usual")
  func appearance() {
    let node = ASDisplayNode()
    #expect(properties(of: node).isEmpty)
    node.isHidden = true
    node.alpha = 0.25
    #expect(properties(of: node) == [.init("hidden", "true"), .init("alpha", "0.25")])
  }

  @Test("a text node says its text, an image node the size of its image")
  func content() {
    let (text, image) = (ASTextNode(), ASImageNode())
    #expect(properties(of: text) == [.init("text", "")] && properties(of: image).isEmpty)
    text.attributedText = NSAttributedString(string: "a")
    image.image = UIImage(name: "i", size: CGSize(width: 3, height: 4.5))
    #expect(properties(of: text) == [.init("text", "a")])
    #expect(properties(of: image) == [.init("image", "3 4.5")])
  }

  @Test("a name for debugging tells nodes of a class apart")
  func debugName() {
    let node = ASDisplayNode()
    #expect(FixtureTree(node: node).name == "ASDisplayNode")
    node.debugName = "title"
    #expect(FixtureTree(node: node).name == "ASDisplayNode title")
  }

  @Test("a host's tree has headers before the items of their section")
  func headers() async throws {
    let grid = NumberGrid(sections: [1, 2])
    grid.headerHeight = 30
    let host = grid.host()
    try await host.settle()
    let sections = host.tree.children
    #expect(sections.map(\.name) == ["section 0", "section 1"])
    #expect(sections.first?.children.map(\.name) == ["header 0.0", "item 0.0"])
    #expect(sections.last?.children.map(\.name) == ["header 1.0", "item 1.0", "item 1.1"])
    #expect(sections.first?.children.first?.properties == [.init("frame", "0 0 320 30")])
  }
}
