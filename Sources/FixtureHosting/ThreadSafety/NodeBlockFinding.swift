import Foundation

/// One way in which a data source's node blocks are not safe to run anywhere, in any order.
public struct NodeBlockFinding: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The node of an item depends on when its block ran.
    case differsByOrder(String)
    /// The node of an item depends on the thread that its block ran on, or on what ran meanwhile.
    case differsByThread(String)
    /// The node of an item depends on data that changed after the block was asked for.
    case readsDataLater(String)
    /// Running a block called the data source.
    case callsDataSource([String])
    /// Two nodes reach the same mutable object.
    case sharesObject(type: String, with: IndexPath)
  }

  /// How the data source gave the node.
  public enum Origin: Hashable, Sendable {
    /// As a node block.
    case block
    /// As a node, made on the main thread.
    case node
  }

  /// The item, row or page.
  public let indexPath: IndexPath
  /// How the data source gave the node.
  public let origin: Origin
  /// What is wrong.
  public let kind: Kind

  /// One sentence that names the item and the culprit.
  public var description: String {
    let subject = origin == .block ? "The node block" : "The node"
    let item = "\(subject) of item \(indexPath.map(String.init).joined(separator: "."))"
    return switch kind {
    case .differsByOrder(let difference):
      "\(item) makes another node in another order of blocks: \(difference)"
    case .differsByThread(let difference):
      "\(item) makes another node on another thread: \(difference)"
    case .readsDataLater(let difference):
      "\(item) reads its data when it runs, not when it is asked for: \(difference)"
    case .callsDataSource(let calls):
      "\(item) calls the data source while it runs: \(calls.joined(separator: ", "))"
    case .sharesObject(let type, let other):
      "\(item) shares a mutable \(type) with item \(other.map(String.init).joined(separator: "."))"
    }
  }
}

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
