/// Whether a rule answers with a node or a plain cell.
package enum CellRuleKind: String, Sendable {
  /// A node block.
  case node
  /// A plain UIKit cell.
  case plain
}
