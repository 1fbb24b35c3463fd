import UIKit

/// The geometry of a table view: its rows, always along the vertical axis.
///
/// Source: Texture's table layout controller.
final class TableRangeGeometry: RangeGeometry {
  weak var view: ASTableView?

  var viewport: CGRect { view?.bounds ?? .zero }
  let scrollableDirections = ASScrollDirectionVerticalDirections

  func itemElements(in rect: CGRect, of map: ASElementMap) -> [ASCollectionElement] {
    (view?.indexPathsForRows(in: rect) ?? []).compactMap { map.elementForItem(at: $0) }
  }
}
