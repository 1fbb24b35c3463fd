import AsyncDisplayKit
import Foundation
import UIKit

/// The batch updates that collection and table nodes have in common.
@MainActor
protocol BatchUpdating: AnyObject {
  /// Runs a closure as one batch update.
  func performEdits(animated: Bool, _ edits: @escaping () -> Void)
  /// Submits the insertion of items.
  func insert(_ indexPaths: [IndexPath])
  /// Submits the deletion of items.
  func delete(_ indexPaths: [IndexPath])
  /// Submits the reload of items.
  func reload(_ indexPaths: [IndexPath])
  /// Submits the move of an item.
  func move(_ indexPath: IndexPath, to target: IndexPath)
  /// Submits the insertion of sections.
  func insert(_ sections: IndexSet)
  /// Submits the deletion of sections.
  func delete(_ sections: IndexSet)
  /// Submits the reload of sections.
  func reload(_ sections: IndexSet)
  /// Submits the move of a section.
  func move(_ section: Int, to target: Int)
}

extension BatchUpdating {
  /// Submits an edit of a mutation.
  func announce<Model, Fields>(_ edit: FixtureEdit<Model, Fields>) {
    switch edit {
    case .insertItems(let places, _): insert(places.indexPaths)
    case .insertSection(let index, _): insert(IndexSet(integer: index))
    case .deleteItems(let places): delete(places.indexPaths)
    case .deleteSections(let indexes): delete(IndexSet(indexes))
    case .reloadItems(let places, _): reload(places.indexPaths)
    case .reloadSections(let indexes): reload(IndexSet(indexes))
    case .moveItem(let from, let to): move(from, to: to)
    case .moveSection(let from, let to): move(from, to: to)
    }
  }
}

extension ASCollectionNode: BatchUpdating {
  func performEdits(animated: Bool, _ edits: @escaping () -> Void) {
    performBatch(animated: animated, updates: edits, completion: nil)
  }

  func insert(_ indexPaths: [IndexPath]) { insertItems(at: indexPaths) }
  func delete(_ indexPaths: [IndexPath]) { deleteItems(at: indexPaths) }
  func reload(_ indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  func move(_ indexPath: IndexPath, to target: IndexPath) { moveItem(at: indexPath, to: target) }
  func insert(_ sections: IndexSet) { insertSections(sections) }
  func delete(_ sections: IndexSet) { deleteSections(sections) }
  func reload(_ sections: IndexSet) { reloadSections(sections) }
  func move(_ section: Int, to target: Int) { moveSection(section, toSection: target) }
}

extension ASTableNode: BatchUpdating {
  func performEdits(animated: Bool, _ edits: @escaping () -> Void) {
    performBatch(animated: animated, updates: edits, completion: nil)
  }

  func insert(_ indexPaths: [IndexPath]) { insertRows(at: indexPaths, with: .automatic) }
  func delete(_ indexPaths: [IndexPath]) { deleteRows(at: indexPaths, with: .automatic) }
  func reload(_ indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .automatic) }
  func move(_ indexPath: IndexPath, to target: IndexPath) { moveRow(at: indexPath, to: target) }
  func insert(_ sections: IndexSet) { insertSections(sections, with: .automatic) }
  func delete(_ sections: IndexSet) { deleteSections(sections, with: .automatic) }
  func reload(_ sections: IndexSet) { reloadSections(sections, with: .automatic) }
  func move(_ section: Int, to target: Int) { moveSection(section, toSection: target) }
}
