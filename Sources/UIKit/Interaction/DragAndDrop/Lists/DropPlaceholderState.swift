import Foundation

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
