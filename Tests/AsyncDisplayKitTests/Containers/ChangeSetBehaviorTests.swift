import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// What a batch of edits means, seen through collection and table nodes.
@Suite("Batches of edits") @MainActor
struct ChangeSetBehaviorTests {
  /// A batch that breaks one rule, over three sections of four items.
  struct WrongBatch: Sendable, CustomTestStringConvertible {
    let rule: String
    /// The item counts after the batch.
    let counts: [Int]
    let numbers: [Int]
    let edit: @MainActor @Sendable (any EditedContainer) -> Void

    var testDescription: String { rule }

    private static func at(_ item: Int, _ section: Int) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    static let all: [WrongBatch] = [
      WrongBatch(rule: "sectionCount", counts: [4, 4, 4], numbers: [3, 3, 0, 1]) {
        $0.remove(sections: [0])
      },
      WrongBatch(rule: "sectionCount", counts: [4, 4, 4], numbers: [3, 3, 2, 1]) {
        $0.reload(sections: [1])
        $0.add(sections: [0])
      },
      WrongBatch(rule: "deleteSectionRange", counts: [4, 4], numbers: [3, 3]) {
        $0.remove(sections: [3])
      },
      WrongBatch(rule: "deleteItemSection", counts: [4, 4, 4], numbers: [0, 3, 3]) {
        $0.remove(items: [at(0, 3)])
      },
      WrongBatch(rule: "deleteItemRange", counts: [4, 3, 4], numbers: [4, 1, 4]) {
        $0.remove(items: [at(4, 1)])
      },
      WrongBatch(rule: "insertItemSection", counts: [4, 4, 4], numbers: [0, 3, 3]) {
        $0.add(items: [at(0, 3)])
      },
      WrongBatch(rule: "insertItemRange", counts: [4, 4, 5], numbers: [5, 2, 5]) {
        $0.add(items: [at(5, 2)])
      },
      WrongBatch(rule: "insertSectionRange", counts: [4, 4, 4, 4], numbers: [4, 4]) {
        $0.add(sections: [4])
      },
      WrongBatch(rule: "deleteAndReloadItem", counts: [3, 4, 4], numbers: [0, 1]) {
        $0.remove(items: [at(1, 0)])
        $0.reload(items: [at(1, 0), at(2, 0)])
      },
      WrongBatch(rule: "itemCount", counts: [4, 4, 4], numbers: [2, 4, 4, 0, 1]) {
        $0.remove(items: [at(0, 2)])
      },
      // The inserts belong to the new place of the section, the deletes to the old one.
      WrongBatch(rule: "itemCount", counts: [4, 5, 4], numbers: [2, 5, 4, 2, 0]) {
        $0.remove(sections: [0])
        $0.add(sections: [0])
        $0.remove(sections: [1])
        $0.add(sections: [2])
        $0.add(items: [at(0, 1), at(4, 1)])
      },
      WrongBatch(rule: "reloadDeletedSection", counts: [4, 4], numbers: [1]) {
        $0.reload(sections: [1])
        $0.remove(sections: [1])
      },
      WrongBatch(rule: "emptyItemChange", counts: [3, 4, 4], numbers: []) {
        $0.remove(items: [at(0, 0)])
        $0.reload(items: [at(0, 0)])
      },
    ]
  }

  @Test(
    "a wrong batch is rejected by its rule, with its numbers, and the next one starts from before",
    arguments: WrongBatch.all, [false, true])
  func wrongBatch(batch: WrongBatch, isTable: Bool) {
    let host = ContainerHost()
    let container = EditedHost(host: host, isTable: isTable)
    host.bind {
      container.edit(counts: batch.counts, batch.edit)
      let violation = host.reports.all.last
      #expect(violation?.code == .invalidUpdate)
      #expect(violation?.message.contains("[\(batch.rule)]") == true)
      #expect(violation?.numbers == batch.numbers)
      #expect(container.container.counts == [4, 4, 4])
      container.edit(counts: [4, 5, 4]) { $0.add(items: [IndexPath(item: 0, section: 1)]) }
      #expect(container.container.counts == [4, 5, 4])
    }
    #expect(host.violations == [.invalidUpdate])
  }

  @Test(
    "edits inside deleted, inserted and reloaded sections are neither checked nor carried out",
    arguments: [false, true])
  func editsInsideSections(isTable: Bool) {
    let host = ContainerHost()
    let container = EditedHost(host: host, isTable: isTable)
    host.bind {
      container.edit(counts: [7, 4, 2]) {
        $0.remove(items: [IndexPath(item: 3, section: 0), IndexPath(item: 1, section: 0)])
        $0.remove(sections: [0])
        $0.add(sections: [0])
        $0.add(items: [IndexPath(item: 6, section: 0)])
        $0.reload(sections: [2])
      }
      #expect(container.container.counts == [7, 4, 2])
    }
    #expect(host.violations.isEmpty)
  }

  @Test("nodes are kept for the items that their old places map to")
  func keptNodes() {
    let host = ContainerHost()
    let source = AskedSource([["a1", "b1", "c1", "d1"], ["e1", "f1"], ["g1"]])
    let node = source.show(in: host)
    host.bind {
      @MainActor func nodes() -> [String: ASCellNode] {
        var result: [String: ASCellNode] = [:]
        for (section, names) in source.sections.enumerated() {
          for (item, name) in names.enumerated() {
            result[String(name.first ?? "?")] = node.nodeForItem(
              at: IndexPath(item: item, section: section))
          }
        }
        return result
      }
      let old = nodes()
      // Section 0 goes to 1, section 1 goes to 2 and is reloaded, section 2 is deleted.
      source.sections = [["x"], ["b1", "y", "c2", "d2"], ["e2", "f2", "z"]]
      node.performBatch(
        animated: false,
        updates: {
          node.insertSections([0])
          node.deleteSections([2])
          node.reloadSections([1])
          node.deleteItems(at: [IndexPath(item: 0, section: 0)])
          node.insertItems(at: [IndexPath(item: 1, section: 1)])
          node.reloadItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 3, section: 0)])
        })
      host.settle()
      let new = nodes()
      for letter in ["b", "c", "d", "e", "f"] { #expect(new[letter] === old[letter], "\(letter)") }
      #expect(
        source.sections.indices.map { section in
          source.sections[section].indices.map { item in
            let path = IndexPath(item: item, section: section)
            return node.nodeForItem(at: path)?.nodeModel as? String ?? ""
          }
        } == source.sections)
    }
    #expect(host.violations.isEmpty)
  }
}

/// The edits that collection and table nodes share.
@MainActor
protocol EditedContainer {
  func add(sections: IndexSet)
  func remove(sections: IndexSet)
  func reload(sections: IndexSet)
  func add(items: [IndexPath])
  func remove(items: [IndexPath])
  func reload(items: [IndexPath])
  func batch(_ updates: () -> Void)
  var counts: [Int] { get }
}

extension ASCollectionNode: EditedContainer {
  func add(sections: IndexSet) { insertSections(sections) }
  func remove(sections: IndexSet) { deleteSections(sections) }
  func reload(sections: IndexSet) { reloadSections(sections) }
  func add(items: [IndexPath]) { insertItems(at: items) }
  func remove(items: [IndexPath]) { deleteItems(at: items) }
  func reload(items: [IndexPath]) { reloadItems(at: items) }
  func batch(_ updates: () -> Void) {
    beginUpdates()
    updates()
    endUpdates(animated: false)
    waitUntilAllUpdatesAreProcessed()
  }
  var counts: [Int] { (0..<numberOfSections).map(numberOfItems(inSection:)) }
}

extension ASTableNode: EditedContainer {
  func add(sections: IndexSet) { insertSections(sections, with: .none) }
  func remove(sections: IndexSet) { deleteSections(sections, with: .none) }
  func reload(sections: IndexSet) { reloadSections(sections, with: .none) }
  func add(items: [IndexPath]) { insertRows(at: items, with: .none) }
  func remove(items: [IndexPath]) { deleteRows(at: items, with: .none) }
  func reload(items: [IndexPath]) { reloadRows(at: items, with: .none) }
  func batch(_ updates: () -> Void) {
    withoutActuallyEscaping(updates) { updates in
      performBatch(animated: false, updates: updates)
    }
    waitUntilAllUpdatesAreProcessed()
  }
  var counts: [Int] { (0..<numberOfSections).map(numberOfRows(inSection:)) }
}

/// A collection or a table over three sections of four items.
@MainActor
private struct EditedHost {
  let container: any EditedContainer
  private let grid = GridSource(sections: 3, items: 4)
  private let rows = RowSource(sections: 3, rows: 4)

  init(host: ContainerHost, isTable: Bool) {
    let (grid, rows) = (grid, rows)
    host.retained += [grid, rows]
    if isTable {
      let node = host.bind { ASTableNode() }
      host.bind { node.dataSource = rows }
      host.show(node)
      container = node
    } else {
      let node = host.bind { ASCollectionNode.flow() }
      host.bind { node.dataSource = grid }
      host.show(node)
      container = node
    }
    host.settle()
  }

  func edit(counts: [Int], _ edit: @MainActor (any EditedContainer) -> Void) {
    container.batch {
      rows.sections = counts
      grid.sections = counts.enumerated().map { section, count in
        (0..<count).map { section * 100 + $0 }
      }
      edit(container)
    }
  }
}
