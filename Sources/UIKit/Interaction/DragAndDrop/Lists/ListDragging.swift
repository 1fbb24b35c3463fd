import Foundation

/// What a list knows of the drag that began in it, of the one over it, and of its placeholders.
@MainActor struct ListDragging {
  /// The drag that items were lifted for.
  var drag: DragSession?
  /// Where the lifted items stand now.
  var lifted: [(item: UIDragItem, path: IndexPath)] = []
  /// The drag that is over the list.
  var drop: DropSession?
  /// Where the items would be dropped.
  var destination: IndexPath?
  /// A Boolean value that indicates whether the target would open a gap for them.
  var opensGap = false
  /// Where items will be inserted that are still being loaded.
  var placeholders: [DropPlaceholderState] = []

  /// A Boolean value that indicates whether a reload would take away what a drop has begun.
  var isUncommitted: Bool { opensGap || !placeholders.isEmpty }

  func path(of item: UIDragItem) -> IndexPath? {
    lifted.first { $0.item === item }?.path
  }

  /// Takes every place to where it is after an update.
  mutating func move(_ plan: ListUpdatePlan, from before: [Int]) {
    lifted = lifted.compactMap { entry in
      plan.indexPath(after: entry.path).map { (entry.item, $0) }
    }
    for placeholder in placeholders { placeholder.move(plan, from: before) }
  }

  /// Forgets the placeholders, which a reload deletes.
  mutating func reload() {
    for placeholder in placeholders { placeholder.isThere = false }
    placeholders = []
  }
}

/// The place in a list where an item will be inserted when it is loaded.
@MainActor final class DropPlaceholderState {
  private(set) var path: IndexPath
  var isThere = true

  init(path: IndexPath) {
    self.path = path
  }

  /// Goes along with the item that the place is in front of, or else to the end of its section.
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
