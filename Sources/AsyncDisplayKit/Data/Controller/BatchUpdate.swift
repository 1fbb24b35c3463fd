import UIKit

/// One batch of changes on its way through a container.
@MainActor
package final class BatchUpdate {
  /// The changes as they are given.
  package var changes: ASHierarchyChangeSet
  /// The compacted changes, once the new counts are known.
  package internal(set) var update: ASHierarchyUpdate?
  /// A Boolean value that indicates whether the view animates the changes.
  package var isAnimated = true
  /// The number of new elements whose nodes are measured in the background.
  package internal(set) var asynchronousElementCount = 0
  /// The number of elements with nodes that do not count because a UIKit cell stands before them.
  package internal(set) var uncountedElementCount = 0
  // Whether a UIKit cell stands for one of the new elements.
  private var hasPlainElements = false
  /// Nodes that the main thread has already, and which the update measures in the background.
  private var heldNodes: [ASCellNode] = []
  /// A Boolean value that indicates whether one node stands for several elements, so that only one
  /// thread may work at a time.
  private(set) var sharesNodes = false
  private var heldIdentities: Set<ObjectIdentifier> = []
  private var checkout: NodeCheckout?
  /// Its place among the updates that the lane has been given.
  private(set) var number: UInt?
  private var completions: [(Bool) -> Void] = []

  /// Notes the node of a new element that the main thread has already.
  func note(_ held: HeldNode) {
    guard heldIdentities.insert(ObjectIdentifier(held.node)).inserted else {
      if !sharesNodes { held.node.reportSharing() }
      sharesNodes = true
      return
    }
    heldNodes.append(held.node)
  }

  /// Notes the nodes of a map that have been built, whoever has them.
  func noteNodes(of map: ASElementMap) {
    for node in map.elements.compactMap(\.nodeIfAllocated)
    where heldIdentities.insert(ObjectIdentifier(node)).inserted {
      heldNodes.append(node)
    }
  }

  /// Lets the main thread wait where it would touch a node that a container's lane works with.
  func lendNodes(of owner: ElementOwner) {
    number = owner.handOverUpdate()
    guard !heldNodes.isEmpty else { return }
    heldNodes.first { $0.isLent(otherwiseThanTo: owner.editingLane) }?.reportSharing()
    for node in heldNodes where !owner.isFirst(at: node) { owner.waitForWorks(with: node) }
    checkout = NodeCheckout(heldNodes, label: "update", lane: owner.editingLane)
    heldNodes = []
  }

  /// Ends the lending.
  func takeNodesBack(from owner: ElementOwner) {
    if let number { owner.endLoans(of: number) }
    checkout?.giveBack()
    checkout = nil
  }

  /// A Boolean value that indicates whether every element of the batch's map is new, and a node's.
  var makesAllNodes: Bool { update?.includesReloadData == true && !hasPlainElements }

  /// Counts the new elements of a pass of questions.
  func count(_ pass: ElementCount) {
    asynchronousElementCount += pass.asynchronous
    uncountedElementCount += pass.uncounted
    if pass.hasMetPlain { hasPlainElements = true }
  }

  /// Makes a batch without changes.
  package init(oldItemCounts: [Int]) {
    changes = ASHierarchyChangeSet(oldItemCounts: oldItemCounts)
  }

  /// Adds a closure to run when the batch has been applied; closures run in the order of addition.
  package func addCompletion(_ completion: @escaping (Bool) -> Void) {
    completions.append(completion)
  }

  /// Runs the completions, once.
  package func complete(finished: Bool) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(finished) }
  }
}

extension ASCellNode {
  /// Returns whether another container has the node for an item that it still has.
  ///
  /// Off the main thread it is not known whether it still has it, and taken for granted.
  final func isElsewhere(than owner: ElementOwner) -> Bool {
    guard let first = firstOwner.object, first !== owner else { return false }
    let isElsewhere = onMain { node in
      guard let cell = node as? ASCellNode else { return false }
      return cell.elementOwner !== owner && cell.indexPath != nil
    }
    return isElsewhere ?? true
  }

  /// Remarks that the node stands for several elements at a time.
  final func reportSharing() {
    report(
      .sharedNode, severity: .advisory,
      "The data source gave this node for several items at a time; a node knows only the item that "
        + "took it last, as in Texture.",
      remedy: "Return a new node for each item.")
  }
}
