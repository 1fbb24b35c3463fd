/// What the background side of a data controller asks about building and measuring nodes.
package protocol ProcessingPolicy: AnyObject, Sendable {
  /// Whether nodes are built one after the other instead of on all cores.
  var serializesNodeCreation: Bool { get }
  /// Whether to measure a node in a range of sizes before it is needed.
  func shouldMeasureEagerly(_ node: ASCellNode, in range: ASSizeRange) -> Bool
}
