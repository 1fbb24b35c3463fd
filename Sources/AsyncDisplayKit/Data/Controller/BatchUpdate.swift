import UIKit

/// One batch of changes that a container processes.
@MainActor
package final class BatchUpdate {
  /// The requested changes.
  package var changes: ASHierarchyChangeSet
  /// The compacted changes, once the new counts are known.
  package internal(set) var update: ASHierarchyUpdate?
  /// A Boolean value that indicates whether the view animates the changes.
  package var isAnimated = true
  /// The number of new elements whose nodes are measured in the background.
  package internal(set) var asynchronousElementCount = 0
  /// The number of elements with nodes that do not count because a UIKit cell precedes them.
  package internal(set) var uncountedElementCount = 0
  // Whether one of the new elements has a UIKit cell.
  private var hasPlainElements = false
  /// The existing nodes that the update measures in the background.
  private var heldNodes: [ASCellNode] = []
  /// A Boolean value that indicates whether several elements share a node, which only one thread
  /// may use at a time.
  private(set) var sharesNodes = false
  private var heldIdentities: Set<ObjectIdentifier> = []
  private var checkout: NodeCheckout?
  /// The position of the update among the updates enqueued on the container's lane.
  private(set) var number: UInt?
  private var completions: [(Bool) -> Void] = []

  /// Records the existing node of a new element.
  func note(_ held: HeldNode) {
    guard heldIdentities.insert(ObjectIdentifier(held.node)).inserted else {
      if !sharesNodes { held.node.reportSharing() }
      sharesNodes = true
      return
    }
    heldNodes.append(held.node)
  }

  /// Records all existing nodes of a map.
  func noteNodes(of map: ASElementMap) {
    for node in map.elements.compactMap(\.nodeIfAllocated)
    where heldIdentities.insert(ObjectIdentifier(node)).inserted {
      heldNodes.append(node)
    }
  }

  /// Marks the nodes as used by the container's lane, so that the main thread waits before it
  /// accesses them.
  func lendNodes(of owner: ElementOwner) {
    number = owner.handOverUpdate()
    guard !heldNodes.isEmpty else { return }
    heldNodes.first { $0.isHeldByUpdate(otherwiseThanOn: owner.editingLane) }?.reportSharing()
    for node in heldNodes where !owner.isFirst(at: node) { owner.waitForWorks(with: node) }
    checkout = NodeCheckout(heldNodes, label: "update", lane: owner.editingLane)
    heldNodes = []
  }

  /// Marks the nodes as no longer used by the container's lane.
  func takeNodesBack(from owner: ElementOwner) {
    if let number { owner.endLoans(of: number) }
    checkout?.giveBack()
    checkout = nil
  }

  /// The class and the environment of the list that has begun and not yet ended the batch.
  var openList: (view: AnyClass, environment: RuntimeEnvironment)?

  /// A Boolean value that indicates whether every element of the batch's map is new and has a node.
  var makesAllNodes: Bool { update?.includesReloadData == true && !hasPlainElements }

  /// Adds the number of new elements of one series of queries.
  func count(_ pass: ElementCount) {
    asynchronousElementCount += pass.asynchronous
    uncountedElementCount += pass.uncounted
    if pass.hasMetPlain { hasPlainElements = true }
  }

  /// Creates a batch without changes.
  package init(oldItemCounts: [Int]) {
    changes = ASHierarchyChangeSet(oldItemCounts: oldItemCounts)
  }

  /// Reports a batch that its list did not end before it was deallocated.
  ///
  /// Source: `ASCollectionView.mm` and `ASTableView.mm`, `-dealloc`.
  deinit {
    if let (view, environment) = openList { environment.report(.batchWithoutEnd("\(view)")) }
  }

  /// Adds a closure that is called after the batch has been applied. Closures are called in order.
  package func addCompletion(_ completion: @escaping (Bool) -> Void) {
    completions.append(completion)
  }

  /// Calls the completion closures, once.
  package func complete(finished: Bool) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(finished) }
  }
}

extension ASCellNode {
  /// Returns whether the node displays an existing item of another container.
  ///
  /// Off the main thread this is unknown, and the method returns `true`.
  final func isElsewhere(than owner: ElementOwner) -> Bool {
    guard let first = firstOwner.object, first !== owner else { return false }
    let isElsewhere = onMain { node in
      guard let cell = node as? ASCellNode else { return false }
      return cell.elementOwner !== owner && cell.indexPath != nil
    }
    return isElsewhere ?? true
  }

  /// Reports that several elements share the node.
  final func reportSharing() {
    report(
      .sharedNode, severity: .advisory,
      "The data source returned this node for several items at the same time; a node knows only "
        + "the item that adopted it last, as in Texture.",
      remedy: "Return a new node for each item.")
  }
}
