import Foundation

/// The views of a collection view that are in sight, found by element and by view.
@MainActor
struct ElementStage {
  private var views: [ElementKey: UICollectionReusableView] = [:]
  /// What is in sight, in the order in which the layout named it.
  private(set) var elements: [StagedElement] = []

  /// The cells in sight, in the layout's order.
  var cells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    elements.compactMap { element in
      (element.view as? UICollectionViewCell).flatMap { cell in
        element.key.category == .cell ? (element.key.indexPath, cell) : nil
      }
    }
  }

  subscript(key: ElementKey) -> UICollectionReusableView? { views[key] }

  func key(of view: UICollectionReusableView) -> ElementKey? {
    elements.first { $0.view === view }?.key
  }

  /// Shows other elements from now on.
  mutating func replace(with elements: [StagedElement]) {
    self.elements = elements
    views = Dictionary(minimumCapacity: elements.count)
    for element in elements { views[element.key] = element.view }
  }
}

/// A view in sight and the element it stands for.
@MainActor
struct StagedElement {
  let key: ElementKey
  let view: UICollectionReusableView
}

/// Which element of a collection view something is about.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; nil for a cell.
  let kind: String?
  let indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: nil, indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      category: attributes.representedElementCategory, kind: attributes.representedElementKind,
      indexPath: attributes.indexPath)
  }

  /// The same element after a batch; nil when it is gone or replaced.
  ///
  /// A cell follows its item. Everything else follows its section, whatever its item number says: the
  /// number of a supplementary view need not be that of an item.
  func key(after plan: ListUpdatePlan) -> ElementKey? {
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
