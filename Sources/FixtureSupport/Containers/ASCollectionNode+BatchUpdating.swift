import AsyncDisplayKit
import Foundation
import UIKit

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
