import Foundation

/// The views of a collection view that are in sight, found by element and by view.
@MainActor
struct ElementStage {
  private var views: [ElementKey: UICollectionReusableView] = [:]
  /// The elements in the order in which the layout named them.
  private(set) var order: [ElementKey] = []

  var elements: [StagedElement] {
    order.compactMap { key in views[key].map { StagedElement(key: key, view: $0) } }
  }

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
    order.first { views[$0] === view }
  }

  /// Shows other elements from now on.
  mutating func replace(with elements: [StagedElement]) {
    order = elements.map(\.key)
    views = Dictionary(
      elements.map { ($0.key, $0.view) }, uniquingKeysWith: { first, _ in first })
  }
}
