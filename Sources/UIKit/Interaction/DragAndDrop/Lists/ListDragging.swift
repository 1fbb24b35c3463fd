import Foundation

/// The drag state of a list: the drag that began in it, the one over it, and its placeholders.
@MainActor struct ListDragging {
  /// The drag that items were lifted for.
  var drag: DragSession?
  /// The lifted items, with their current index paths.
  var lifted: [(item: UIDragItem, path: IndexPath)] = []
  /// The drag that is over the list.
  var drop: DropSession?
  /// The index path at which the items would be dropped.
  var destination: IndexPath?
  /// A Boolean value that indicates whether the target would open a gap for them.
  var opensGap = false
  /// A Boolean value that indicates whether the items would be dropped into the item at the destination.
  var targetsItem = false
  /// The positions at which items that are still being loaded will be inserted.
  var placeholders: [DropPlaceholderState] = []

  /// A Boolean value that indicates whether a reload would discard what a drop has begun.
  var isUncommitted: Bool { opensGap || !placeholders.isEmpty }

  func path(of item: UIDragItem) -> IndexPath? {
    lifted.first { $0.item === item }?.path
  }

  /// Adjusts the index paths for an update.
  mutating func move(_ plan: ListUpdatePlan, from before: [Int]) {
    lifted = lifted.compactMap { entry in
      plan.indexPath(after: entry.path).map { (entry.item, $0) }
    }
    for placeholder in placeholders { placeholder.move(plan, from: before) }
  }

  /// Removes the placeholders, as a reload does.
  mutating func reload() {
    for placeholder in placeholders { placeholder.isThere = false }
    placeholders = []
  }
}

/// The position in a list at which an item will be inserted when it is loaded.
@MainActor final class DropPlaceholderState {
  private(set) var path: IndexPath
  var isThere = true

  init(path: IndexPath) {
    self.path = path
  }

  /// Moves along with the item that the position precedes, or else to the end of its section.
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
