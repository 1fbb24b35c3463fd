import Foundation

/// The identity of an element of a collection view.
package struct ElementKey: ListElement {
  package let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  package let kind: String?
  package let indexPath: IndexPath

  package static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: nil, indexPath: indexPath)
  }

  package static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  package init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  package init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      category: attributes.representedElementCategory, kind: attributes.representedElementKind,
      indexPath: attributes.indexPath)
  }

  var itemPath: IndexPath? { category == .cell ? indexPath : nil }

  /// Returns whether the element comes before another one: by index paths, categories and kinds.
  func precedes(_ other: ElementKey) -> Bool {
    (indexPath, category.rawValue, kind ?? "")
      < (other.indexPath, other.category.rawValue, other.kind ?? "")
  }

  // Hashing a whole index path takes several times as long.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(indexPath.section &<< 40 ^ indexPath.item)
    if let kind { hasher.combine(kind) }
  }

  // A cell moves with its item. Any other element moves with its section, as the item number of a
  // supplementary view need not be that of an item.
  func element(after plan: ListUpdatePlan) -> ElementKey? {
    if category == .cell {
      return plan.indexPath(after: indexPath).map(ElementKey.cell)
    }
    guard !plan.isReloaded(section: indexPath.section),
      let section = plan.section(after: indexPath.section)
    else { return nil }
    var moved = indexPath
    moved.section = section
    return ElementKey(category: category, kind: kind, indexPath: moved)
  }
}
