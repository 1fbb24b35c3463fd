import Foundation

/// The errors in the description of a compositional layout: the first one of each code.
struct CompositionalFindings {
  /// The index of the section that is being solved, or `nil` for the layout as a whole.
  var section: Int?
  private(set) var all: [CompositionalFinding] = []

  mutating func add(_ problem: CompositionalFinding.Problem) {
    guard !all.contains(where: { $0.problem.code == problem.code }) else { return }
    all.append(CompositionalFinding(problem: problem, section: section))
  }

  /// Returns a valid length of a size: zero for a negative number or one that is not finite.
  mutating func checkedSize(_ length: CGFloat) -> CGFloat {
    guard length.isFinite, length >= 0 else {
      add(.size(length))
      return 0
    }
    return length
  }

  /// Returns a valid distance: zero for a number that is not finite.
  mutating func checkedDistance(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else {
      add(.distance(length))
      return 0
    }
    return length
  }

  mutating func checked(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: checkedDistance(insets.top), leading: checkedDistance(insets.leading),
      bottom: checkedDistance(insets.bottom), trailing: checkedDistance(insets.trailing))
  }

  mutating func checked(_ point: CGPoint) -> CGPoint {
    CGPoint(x: checkedDistance(point.x), y: checkedDistance(point.y))
  }
}

/// An error in the description of a compositional layout, with the first section in which it was
/// found.
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
  /// The index of the section, or `nil` for the layout as a whole.
  let section: Int?
}
