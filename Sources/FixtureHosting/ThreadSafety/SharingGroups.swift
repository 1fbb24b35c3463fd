import Foundation

/// Items in groups, where those that reach a common mutable object are in one.
///
/// Two threads that change one node at the same time would end the process instead of telling the
/// fault, so each group is for one thread.
struct SharingGroups {
  /// The positions of the items of each group, in the order of items.
  let groups: [[Int]]

  /// Groups items by what was found of them.
  init(of items: [IndexPath], sharing findings: [NodeBlockFinding]) {
    var first = Dictionary(uniqueKeysWithValues: items.map { ($0, $0) })
    for finding in findings {
      guard case .sharesObject(_, let other) = finding.kind,
        let old = first[finding.indexPath], let new = first[other]
      else { continue }
      first = first.mapValues { $0 == old ? new : $0 }
    }
    let positions = Dictionary(grouping: items.indices) { first[items[$0]] }
    groups = positions.values.sorted { $0[0] < $1[0] }
  }
}
