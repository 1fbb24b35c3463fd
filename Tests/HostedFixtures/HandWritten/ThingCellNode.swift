import AsyncDisplayKit

/// A hand-written cell node with every kind of argument.
nonisolated final class ThingCellNode: ASCellNode {
  enum Style: Sendable { case compact }

  /// What the initializer was given.
  let arguments: String

  init(_ id: Int, title: String, scale: Double, style: Style, note: String?, isLarge: Bool) {
    arguments = "\(id) \(title) \(scale) \(style) \(note ?? "nil") \(isLarge)"
    super.init()
  }
}
