import Foundation

/// A way in which a data source's node blocks depend on their thread or their order.
public struct FixtureNodeBlockFinding: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of findings.
  public enum Kind: Hashable, Sendable {
    /// The node of an item depends on the order in which its block ran.
    case differsByOrder(String)
    /// The node of an item depends on the thread of its block, or on work that runs concurrently.
    case differsByThread(String)
    /// The node of an item depends on data that changed after the block was returned.
    case readsDataLater(String)
    /// Running a block called the data source.
    case callsDataSource([String])
    /// Two nodes reference the same mutable object.
    case sharesObject(type: String, with: IndexPath)
  }

  /// The ways in which a data source returns a node.
  public enum Origin: Hashable, Sendable {
    /// A node block.
    case block
    /// A node that was created on the main thread.
    case node
  }

  /// The index path of the item, row or page.
  public let indexPath: IndexPath
  /// The way in which the data source returned the node.
  public let origin: Origin
  /// The kind of the finding.
  public let kind: Kind

  /// A sentence that names the item and the cause.
  public var description: String {
    let subject = origin == .block ? "The node block" : "The node"
    let item = "\(subject) of item \(indexPath.map(String.init).joined(separator: "."))"
    return switch kind {
    case .differsByOrder(let difference):
      "\(item) creates a different node when blocks run in another order: \(difference)"
    case .differsByThread(let difference):
      "\(item) creates a different node on another thread: \(difference)"
    case .readsDataLater(let difference):
      "\(item) reads its data when it runs, instead of when the data source returns it: \(difference)"
    case .callsDataSource(let calls):
      "\(item) calls the data source while it runs: \(calls.joined(separator: ", "))"
    case .sharesObject(let type, let other):
      "\(item) shares a mutable \(type) with item \(other.map(String.init).joined(separator: "."))"
    }
  }
}

/// Groups of items that reference a common mutable object.
///
/// Two threads that change one node at the same time would crash the process instead of reporting
/// the error, so each group runs on one thread.
struct SharingGroups {
  /// The positions of the items of each group, in the order of items.
  let groups: [[Int]]

  /// Creates groups from the findings about the items.
  init(of items: [IndexPath], sharing findings: [FixtureNodeBlockFinding]) {
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
