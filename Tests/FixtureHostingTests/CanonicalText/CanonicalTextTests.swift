import FixtureHosting
import Foundation
import Testing

@Suite("Canonical text")
struct CanonicalTextTests {
  @Test(
    "numbers have at most three decimals and no trailing zeros",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (172.5, "172.5"), (1.0 / 3, "0.333"), (2.0005, "2.001"),
      (-0.0004, "0"), (-1.25, "-1.25"), (1e12, "1000000000000"), (.infinity, "inf"),
      (-.infinity, "-inf"), (.nan, "nan"), (.greatestFiniteMagnitude, "max"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(FixtureNumber.text(value) == text)
  }

  static let tree = FixtureTree(
    "collection Gallery", properties: [.init("frame", "0 0 375 667")],
    children: [
      FixtureTree(
        "item 0.0", properties: [.init("frame", "10 54 172.5 365.5"), .init("kind", "node")],
        constraint: "172.5 0 172.5 inf",
        children: [FixtureTree("imageNode")]),
      FixtureTree("item 0.1", properties: [.init("kind", "plain")]),
    ])

  @Test("a tree has a line for each node")
  func text() {
    #expect(
      Self.tree.text == """
        collection Gallery | frame 0 0 375 667
          item 0.0 | frame 10 54 172.5 365.5 | kind node
            imageNode
          item 0.1 | kind plain

        """)
  }

  @Test("text reads back, separators in names and values included")
  func roundTrip() {
    var tree = Self.tree
    tree.children[0].constraint = nil
    tree.children[0].children[0].properties = [.init("text", "a | b\\n\nc\\"), .init("empty", "")]
    #expect(FixtureTree(text: tree.text) == tree)
  }

  @Test(
    "text that is no tree is rejected",
    arguments: ["", "\n", "a\n   b\n", "a\n    b\n", "a\nb\n", "  a\n"])
  func badText(text: String) {
    #expect(FixtureTree(text: text) == nil)
  }

  @Test("a difference names node, property, both values and the constraint")
  func propertyDifference() {
    var actual = Self.tree
    actual.children[0].properties[0] = .init("frame", "10 54 172.5 365")
    #expect(
      actual.differences(from: Self.tree).map(\.description) == [
        "collection Gallery > item 0.0: frame is 10 54 172.5 365, expected 10 54 172.5 365.5 "
          + "(measured in 172.5 0 172.5 inf)"
      ])
  }

  @Test("missing and unexpected nodes are reported, and the rest still compared")
  func structure() {
    var actual = Self.tree
    actual.children[1] = FixtureTree("item 0.2")
    actual.children[0].properties.removeLast()
    #expect(
      actual.differences(from: Self.tree).map(\.description) == [
        "collection Gallery > item 0.0: kind is absent, expected node "
          + "(measured in 172.5 0 172.5 inf)",
        "collection Gallery > item 0.2: not expected",
        "collection Gallery > item 0.1: expected, but missing",
      ])
  }

  @Test("a property that is not expected is reported as that")
  func unexpectedProperty() {
    var actual = FixtureTree("item")
    actual.properties = [.init("alpha", "0.5")]
    #expect(
      actual.differences(from: FixtureTree("item")).map(\.description)
        == ["item: alpha is 0.5, expected absent"])
  }

  @Test("children of one name are compared in their order, and the last ones are missing")
  func sameNames() {
    func tree(_ frames: String...) -> FixtureTree {
      FixtureTree(
        "cell",
        children: frames.map { FixtureTree("node", properties: [.init("frame", $0)]) })
    }
    #expect(tree("a", "b").differences(from: tree("a", "b")).isEmpty)
    #expect(
      tree("a", "x").differences(from: tree("a", "b", "c")).map(\.description) == [
        "cell > node: frame is x, expected b", "cell > node: expected, but missing",
      ])
  }

  @Test("another root is missing and unexpected at once")
  func otherRoot() {
    #expect(
      FixtureTree("table").differences(from: FixtureTree("collection")).map(\.description)
        == ["collection: expected, but missing", "table: not expected"])
  }

  @Test("equal trees have no difference")
  func noDifference() {
    #expect(Self.tree.differences(from: Self.tree).isEmpty)
  }
}
