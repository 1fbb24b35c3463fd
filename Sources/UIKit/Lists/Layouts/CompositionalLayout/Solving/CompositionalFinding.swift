/// Something wrong in the description of a layout, with the section in which it was noticed first.
struct CompositionalFinding: Hashable, Sendable {
  enum Problem: Hashable, Sendable {
    case size(CGFloat)
    case distance(CGFloat)
    case groupWithoutItems
    case groupTooSmall(needed: CGFloat, room: CGFloat)
    case count(Int)
    case itemsWithoutExtent
    case overflow(needed: CGFloat, room: CGFloat)
    case missingSection
    case estimate
  }

  let problem: Problem
  /// The section; nil for the layout as a whole.
  let section: Int?
}
