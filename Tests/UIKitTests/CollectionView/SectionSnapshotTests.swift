import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Section snapshots")
@MainActor
struct SectionSnapshotTests {
  private var tree: NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    return tree
  }

  @Test("children follow their parents, and only the open parts are visible")
  func visibility() {
    var tree = tree
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b"] && tree.rootItems == ["a", "b"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a1"])
    #expect(tree.visibleItems == ["a", "b"] && !tree.isVisible("a1x"))
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a1x", "a2", "b"] && tree.isExpanded("a"))
    tree.collapse(["a1"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
    #expect(tree.level(of: "a1x") == 2 && tree.level(of: "z") == NSNotFound)
    #expect(tree.parent(of: "a2") == "a" && tree.parent(of: "b") == nil)
  }

  @Test("items are inserted beside others, deleted with their children, and replaced")
  func changes() {
    var tree = tree
    tree.insert(["c"], after: "a")
    tree.insert(["d"], before: "a2")
    #expect(tree.items == ["a", "a1", "a1x", "d", "a2", "c", "b"])
    #expect(tree.level(of: "c") == 0 && tree.level(of: "d") == 1)
    #expect(tree.snapshot(of: "a1", includingParent: true).items == ["a1", "a1x"])
    #expect(tree.snapshot(of: "a").rootItems == ["a1", "d", "a2"])
    tree.delete(["a1", "none"])
    #expect(tree.items == ["a", "d", "a2", "c", "b"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["n"])
    other.append(["m"], to: "n")
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "n", "m", "c", "b"] && tree.level(of: "m") == 2)
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test("what is there already, or is not there, is a violation and is skipped")
  func misuse() {
    let stage = Stage()
    stage.environment.bind {
      var tree = tree
      tree.append(["a", "e"])
      tree.append(["f"], to: "none")
      tree.insert(["f"], before: "none")
      #expect(tree.items == ["a", "a1", "a1x", "a2", "b", "e"])
    }
    #expect(stage.log.codes == [.duplicateIdentifier, .unknownIdentifier, .unknownIdentifier])
  }

  @Test("a data source shows the open parts as the items of a section")
  func dataSource() {
    let stage = Stage()
    stage.environment.bind {
      let view = UICollectionView(
        frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
      }
      stage.window.addSubview(view)
      var tree = tree
      source.apply(tree, to: 7, animatingDifferences: false)
      #expect(source.snapshot().itemIdentifiers(inSection: 7) == ["a", "b"])
      tree.expand(["a"])
      source.apply(tree, to: 7, animatingDifferences: false)
      #expect(view.numberOfItems(inSection: 0) == 4)
      #expect(source.snapshot(for: 7).items == tree.items)
      var flat = source.snapshot()
      flat.deleteItems(["b"])
      source.apply(flat, animatingDifferences: false)
      #expect(source.snapshot(for: 7).items == ["a", "a1", "a2"])
    }
    #expect(stage.log.codes.isEmpty)
  }
}
