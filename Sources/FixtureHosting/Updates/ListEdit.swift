import AsyncDisplayKit
import Foundation
import UIKit

/// An edit of a batch update. Indexes are those before or after the update, as in UIKit.
///
/// Deleted, reloaded and moved elements have the indexes before the update; inserted elements and
/// the destinations of moves have the indexes after it.
public enum FixtureListEdit: Hashable, Sendable {
  /// Deletes sections. The indexes are those before the update.
  case deleteSections([Int])
  /// Inserts sections. The indexes are those after the update.
  case insertSections([Int])
  /// Reloads sections. The indexes are those before the update.
  case reloadSections([Int])
  /// Moves a section from an index before the update to an index after it.
  case moveSection(from: Int, to: Int)
  /// Deletes items. The index paths are those before the update.
  case deleteItems([IndexPath])
  /// Inserts items. The index paths are those after the update.
  case insertItems([IndexPath])
  /// Reloads items. The index paths are those before the update.
  case reloadItems([IndexPath])
  /// Moves an item from an index path before the update to an index path after it.
  case moveItem(from: IndexPath, to: IndexPath)
}

extension ASCollectionNode {
  /// Submits an edit of a ``FixtureListUpdate`` to the node, inside a batch.
  @MainActor public func announce(_ edit: FixtureListEdit) {
    switch edit {
    case .deleteSections(let sections): deleteSections(IndexSet(sections))
    case .insertSections(let sections): insertSections(IndexSet(sections))
    case .reloadSections(let sections): reloadSections(IndexSet(sections))
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    case .deleteItems(let paths): deleteItems(at: paths)
    case .insertItems(let paths): insertItems(at: paths)
    case .reloadItems(let paths): reloadItems(at: paths)
    case .moveItem(let from, let to): moveItem(at: from, to: to)
    }
  }
}

extension ASTableNode {
  /// Submits an edit of a ``FixtureListUpdate`` to the node, inside a batch and without animation.
  @MainActor public func announce(_ edit: FixtureListEdit) {
    switch edit {
    case .deleteSections(let sections): deleteSections(IndexSet(sections), with: .none)
    case .insertSections(let sections): insertSections(IndexSet(sections), with: .none)
    case .reloadSections(let sections): reloadSections(IndexSet(sections), with: .none)
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    case .deleteItems(let paths): deleteRows(at: paths, with: .none)
    case .insertItems(let paths): insertRows(at: paths, with: .none)
    case .reloadItems(let paths): reloadRows(at: paths, with: .none)
    case .moveItem(let from, let to): moveRow(at: from, to: to)
    }
  }
}
