import Foundation

/// The drag state of a list: a drag that began in the list, a drag over the list, and drop
/// placeholders.
@MainActor package struct ListDragging {
  /// The drag for which items of the list were lifted, or `nil`.
  var drag: DragSession?
  /// The lifted items, with their current index paths.
  var lifted: [(item: UIDragItem, path: IndexPath)] = []
  /// The drag that is over the list, or `nil`.
  var drop: DropSession?
  /// The index path at which the dragged items would be dropped, or `nil`.
  var destination: IndexPath?
  /// A Boolean value that indicates whether a gap is open for the dragged items.
  var opensGap = false
  /// A Boolean value that indicates whether the items would be dropped into the item at the destination.
  var targetsItem = false
  /// The positions at which items will be inserted when their data is loaded.
  var placeholders: [DropPlaceholderState] = []

  /// A Boolean value that indicates whether a reload would discard a gap or placeholders of a drop.
  var isUncommitted: Bool { opensGap || !placeholders.isEmpty }

  func path(of item: UIDragItem) -> IndexPath? {
    lifted.first { $0.item === item }?.path
  }

  /// Updates the index paths for an update of the list.
  mutating func move(_ plan: ListUpdatePlan, from before: [Int]) {
    lifted = lifted.compactMap { entry in
      plan.indexPath(after: entry.path).map { (entry.item, $0) }
    }
    for placeholder in placeholders { placeholder.move(plan, from: before) }
  }

  /// Removes all placeholders, because the list was reloaded.
  mutating func reload() {
    for placeholder in placeholders { placeholder.isThere = false }
    placeholders = []
  }
}

/// The position in a list at which an item will be inserted when its data is loaded.
@MainActor final class DropPlaceholderState {
  private(set) var path: IndexPath
  var isThere = true

  init(path: IndexPath) {
    self.path = path
  }

  /// Updates the position for an update of the list: it stays before the same item, or moves to the
  /// end of its section.
  func move(_ plan: ListUpdatePlan, from before: [Int]) {
    let counts = plan.counts
    guard let section = plan.section(after: path.section), counts.indices.contains(section) else {
      return path = IndexPath(item: 0, section: min(path.section, max(counts.count - 1, 0)))
    }
    let former = before.indices.contains(path.section) ? before[path.section] : 0
    let follower = (path.item..<max(path.item, former)).lazy.compactMap {
      plan.indexPath(after: IndexPath(item: $0, section: self.path.section))
    }.first { $0.section == section }
    path = follower ?? IndexPath(item: counts[section], section: section)
  }
}
