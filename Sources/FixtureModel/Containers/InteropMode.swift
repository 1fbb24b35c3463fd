/// When a container asks for plain UIKit cells.
package enum InteropMode: String, Sendable, CaseIterable {
  /// Every item has a node.
  case never
  /// Items whose node block is nil have a plain cell.
  case whenNoNode
  /// Plain cells are dequeued for node-backed items too.
  case always
}
