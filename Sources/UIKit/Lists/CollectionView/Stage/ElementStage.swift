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
