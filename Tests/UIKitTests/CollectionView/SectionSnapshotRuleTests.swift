import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Levels and order in section snapshots, beside ``SectionSnapshotTests``.
@MainActor @Suite("Rules of section snapshots")
struct SectionSnapshotRuleTests {
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  private var tree: Tree {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    return tree
  }

  @Test("a part begins at level 0, with its parent or without")
  func parts() {
    let (without, with) = (
      tree.snapshot(of: "a"), tree.snapshot(of: "a1", includingParent: true)
    )
    #expect(without.items == ["a1", "a1x", "a2"] && without.rootItems == ["a1", "a2"])
    #expect(without.level(of: "a1x") == 1)
    #expect(with.level(of: "a1") == 0 && with.level(of: "a1x") == 1)
    #expect(tree.snapshot(of: "none").items.isEmpty)
  }

  @Test("later children are last, and what is inserted after an item follows its children")
  func order() {
    var tree = tree
    tree.append(["a3"], to: "a")
    tree.insert(["a0"], before: "a1")
    tree.insert(["a1+"], after: "a1")
    #expect(tree.items == ["a", "a0", "a1", "a1x", "a1+", "a2", "a3", "b"])
    #expect(tree.parent(of: "a3") == "a" && tree.parent(of: "a1+") == "a")
    #expect(tree.parent(of: "a1x") == "a1")
  }

  @Test("children that are given for others take their place below the parent")
  func replacement() {
    var (tree, other) = (tree, Tree())
    other.append(["n"])
    other.append(["m"], to: "n")
    tree.replace(childrenOf: "a1", using: other)
    #expect(tree.items == ["a", "a1", "n", "m", "a2", "b"])
    #expect(tree.level(of: "n") == 2 && tree.level(of: "m") == 3 && tree.parent(of: "n") == "a1")
  }
}
