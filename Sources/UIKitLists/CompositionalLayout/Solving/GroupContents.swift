import Foundation

/// The sizes that contents of a group's elements gave, in points.
struct GroupContents: Hashable, Sendable {
  /// An anchored view, by the place of the first cell that it belongs to and by its kind.
  struct Anchor: Hashable, Sendable {
    let place: Int
    let kind: String
  }

  /// The sizes of cells, by their places in the group.
  var cells: [Int: CGSize] = [:]
  /// The sizes of anchored views.
  var anchors: [Anchor: CGSize] = [:]
  /// The number of places that have items; `nil` if all places of a full group count.
  var limit: Int?

  var isEmpty: Bool { cells.isEmpty && anchors.isEmpty && limit == nil }
}

extension NSCollectionLayoutGroup {
  /// A Boolean value that indicates whether contents decide how many items a group holds: the items of a row
  /// or column that is filled have estimated lengths along it.
  var wrapsByContents: Bool {
    guard case .line(let axis, .untilFull) = arrangement, !layoutSize.isEstimated(along: axis)
    else {
      return false
    }
    return subitems.contains { $0.layoutSize.isEstimated(along: axis) }
  }
}
