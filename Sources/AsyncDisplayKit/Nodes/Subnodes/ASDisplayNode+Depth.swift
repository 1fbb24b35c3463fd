import UIKit

extension ASDisplayNode {
  /// Returns whether a node may be inserted without a cycle and without a tree that is too deep. Reports a
  /// violation if not.
  ///
  /// Decided here: Texture checks neither, and its recursive visits of the tree do not end or use up the
  /// stack.
  final func fits(_ subnode: ASDisplayNode) -> Bool {
    var levels = 0
    for ancestor in sequence(first: self, next: { $0.parent }) {
      guard ancestor !== subnode else {
        report(
          .subnodeCycle, "\(subnode.shortName) was inserted into one of its own subnodes.",
          remedy: "Insert it into a node outside of its own subtree.")
        return false
      }
      levels += 1
    }
    let limit = TreeDepth.limitOfNodes
    if TreeDepth.fits(subnode, in: limit - levels, children: { $0.children }) { return true }
    environment.report(.hierarchyTooDeep(shortName, limit: limit, of: "nodes"))
    return false
  }
}

extension RuntimeViolation.Code {
  /// A node was inserted into one of its own subnodes, directly or not.
  public static let subnodeCycle = Self(rawValue: "subnode-cycle")
}
