import Foundation

/// One line of items whose sizes differ.
struct FlowLine: Sendable {
  /// The first item's number in its section.
  let firstItem: Int
  /// Where the line starts across, counted from the leading inset.
  let start: CGFloat
  /// The extent of its deepest item across.
  let depth: CGFloat
  /// Where the first item starts along, counted from the leading inset.
  let lead: CGFloat
  /// What each gap gets beyond the least spacing.
  let share: CGFloat
}
