import AsyncDisplayKit
import Foundation
import UIKit

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
