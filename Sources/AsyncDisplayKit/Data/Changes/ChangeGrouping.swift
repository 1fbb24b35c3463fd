import Foundation

/// The order in which changes are applied: deletes from the end, inserts from the start.
package enum ChangeOrder: Sendable {
  /// Smallest index first.
  case ascending
  /// Largest index first.
  case descending

  /// Returns whether the first element comes before the second.
  func areInOrder<Element: Comparable>(_ first: Element, _ second: Element) -> Bool {
    self == .ascending ? first < second : first > second
  }
}

/// Divides sorted elements into runs with the same animation. A gap between neighbors does not end
/// a run.
private func runs<Element>(
  of elements: some Sequence<Element>, animation: (Element) -> Int
) -> [(elements: [Element], animation: Int)] {
  var result: [(elements: [Element], animation: Int)] = []
  for element in elements {
    let animation = animation(element)
    if result.last?.animation == animation {
      result[result.count - 1].elements.append(element)
    } else {
      result.append(([element], animation))
    }
  }
  return result
}

extension [SectionChange] {
  /// Returns the changes sorted and grouped by animation. The last animation of a section is used.
  ///
  /// Source: `_ASHierarchyChangeSet.mm`, `+sortAndCoalesceSectionChanges:`.
  func coalesced(_ order: ChangeOrder) -> [SectionChange] {
    var animations: [Int: Int] = [:]
    for change in self {
      for section in change.sections { animations[section] = change.animation }
    }
    let sections = animations.keys.sorted { order.areInOrder($0, $1) }
    return runs(of: sections) { animations[$0] ?? 0 }.map {
      SectionChange(IndexSet($0.elements), animation: $0.animation)
    }
  }
}

extension [ItemChange] {
  /// Returns the changes sorted and grouped by animation, without those inside some sections.
  ///
  /// An item that occurs twice has its last animation and stays in the list twice. Source:
  /// `_ASHierarchyChangeSet.mm`, `+sortAndCoalesceItemChanges:ignoringChangesInSections:`.
  func coalesced(_ order: ChangeOrder, ignoring ignored: IndexSet) -> [ItemChange] {
    var animations: [IndexPath: Int] = [:]
    var indexPaths: [IndexPath] = []
    for change in self {
      for indexPath in change.indexPaths where !ignored.contains(indexPath.section) {
        animations[indexPath] = change.animation
        indexPaths.append(indexPath)
      }
    }
    indexPaths.sort { order.areInOrder($0, $1) }
    return runs(of: indexPaths) { animations[$0] ?? 0 }.map {
      ItemChange($0.elements, animation: $0.animation)
    }
  }
}
