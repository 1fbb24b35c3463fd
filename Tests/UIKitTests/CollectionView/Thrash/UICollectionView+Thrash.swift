import UIKit

extension UICollectionView {
  /// Performs an edit of a random batch.
  func apply(_ edit: ListEdit) {
    switch edit {
    case .insertItem(let path): insertItems(at: [path])
    case .deleteItem(let path): deleteItems(at: [path])
    case .reloadItem(let path): reloadItems(at: [path])
    case .moveItem(let from, let to): moveItem(at: from, to: to)
    case .insertSection(let section): insertSections([section])
    case .deleteSection(let section): deleteSections([section])
    case .reloadSection(let section): reloadSections([section])
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    }
  }
}
