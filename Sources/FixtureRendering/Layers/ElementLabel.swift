import Foundation
import UIKit

/// The name of an element of a list in a picture.
struct ElementLabel: Hashable {
  /// The attribute that contains the name.
  let attribute: String
  /// The index path, such as `0.1`. In a nested list, the item's path precedes it, as in `0.1/0.0`.
  let path: String

  /// Returns the names of a list's visible elements by their layers. Empty for other scroll views.
  ///
  /// - Parameters:
  ///   - view: the list.
  ///   - outerPath: the path of the item that the list is inside of, or an empty text.
  /// - Returns: the names.
  @MainActor
  static func labels(
    of view: UIScrollView, outerPath: String
  ) -> [ObjectIdentifier: ElementLabel] {
    let prefix = outerPath.isEmpty ? "" : "\(outerPath)/"
    switch view {
    case let view as UICollectionView: return labels(of: view, prefix)
    case let view as UITableView: return labels(of: view, prefix)
    default: return [:]
    }
  }

  @MainActor private static func labels(
    of view: UICollectionView, _ prefix: String
  ) -> [ObjectIdentifier: ElementLabel] {
    var labels: [ObjectIdentifier: ElementLabel] = [:]
    for (cell, place) in zip(view.visibleCells, view.indexPathsForVisibleItems) {
      labels[ObjectIdentifier(cell.layer)] = ElementLabel(
        attribute: "data-item", path: prefix + place.dotted)
    }
    let kinds = [
      UICollectionView.elementKindSectionHeader: "header",
      UICollectionView.elementKindSectionFooter: "footer",
    ]
    for (kind, name) in kinds {
      for place in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let element = view.supplementaryView(forElementKind: kind, at: place) else {
          continue
        }
        labels[ObjectIdentifier(element.layer)] = ElementLabel(
          attribute: "data-element", path: "\(prefix)\(name) \(place.dotted)")
      }
    }
    return labels
  }

  @MainActor private static func labels(
    of view: UITableView, _ prefix: String
  ) -> [ObjectIdentifier: ElementLabel] {
    var labels: [ObjectIdentifier: ElementLabel] = [:]
    for (cell, place) in zip(view.visibleCells, view.indexPathsForVisibleRows ?? []) {
      labels[ObjectIdentifier(cell.layer)] = ElementLabel(
        attribute: "data-item", path: prefix + place.dotted)
    }
    for section in 0..<view.numberOfSections {
      let parts = [
        ("header", view.headerView(forSection: section)),
        ("footer", view.footerView(forSection: section)),
      ]
      for case (let name, let part?) in parts {
        labels[ObjectIdentifier(part.layer)] = ElementLabel(
          attribute: "data-element", path: "\(prefix)\(name) \(section)")
      }
    }
    return labels
  }
}

extension IndexPath {
  /// The numbers of the index path, separated by periods.
  var dotted: String { map(String.init).joined(separator: ".") }
}
