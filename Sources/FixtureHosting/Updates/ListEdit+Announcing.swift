import AsyncDisplayKit
import Foundation
import UIKit

extension ASCollectionNode {
  /// Tells the node of an edit of a ``ListUpdate``, inside of a batch.
  @MainActor public func announce(_ edit: ListEdit) {
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
  /// Tells the node of an edit of a ``ListUpdate``, inside of a batch, without animation.
  @MainActor public func announce(_ edit: ListEdit) {
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
