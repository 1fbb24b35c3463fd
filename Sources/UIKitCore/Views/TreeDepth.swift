/// The depth limits of trees of views, layers and nodes.
///
/// Decided here: UIKit, Core Animation and Texture visit their trees recursively and end the process when
/// the stack is used up. An insertion that would make a tree deeper than a limit is rejected instead.
package enum TreeDepth {
  /// The maximum number of views or layers from the root of a tree to a leaf.
  package static var limitOfViews: Int { 2_000 }
  /// The maximum number of nodes from the root of a tree to a leaf. A node's view may be below those of
  /// controllers and lists.
  package static var limitOfNodes: Int { 1_000 }

  /// Returns a Boolean value that indicates whether a tree has at most a number of levels.
  ///
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - levels: The number of levels.
  ///   - children: A closure that returns the elements one level below an element.
  /// - Returns: Whether the tree fits.
  package static func fits<Element>(
    _ root: Element, in levels: Int, children: (Element) -> [Element]
  ) -> Bool {
    guard levels > 0 else { return false }
    var (level, count) = (children(root), 1)
    while !level.isEmpty {
      count += 1
      guard count <= levels else { return false }
      level = level.flatMap(children)
    }
    return true
  }
}

extension RuntimeViolation.Code {
  /// The code of a violation: views, layers or nodes are nested too deeply. Numbers: the limit. On a device,
  /// the stack overflows.
  public static let hierarchyTooDeep = RuntimeViolation.Code(rawValue: "hierarchy-too-deep")
}

extension RuntimeViolation {
  /// The report of an insertion that would make a tree too deep.
  package static func hierarchyTooDeep(_ subject: String, limit: Int, of elements: String) -> Self {
    RuntimeViolation(
      .hierarchyTooDeep, subject: subject,
      message: "More than \(limit) \(elements) would be nested in one another.",
      remedy: "Insert siblings instead, or end the recursion that creates them.", numbers: [limit])
  }
}
