import Foundation

/// What is wrong in the description of a layout: the first finding of each code.
struct CompositionalFindings {
  /// The section that is being solved; nil for the layout as a whole.
  var section: Int?
  private(set) var all: [CompositionalFinding] = []

  mutating func add(_ problem: CompositionalFinding.Problem) {
    guard !all.contains(where: { $0.problem.code == problem.code }) else { return }
    all.append(CompositionalFinding(problem: problem, section: section))
  }

  /// A length of a size: zero for what is negative or no number.
  mutating func checkedSize(_ length: CGFloat) -> CGFloat {
    guard length.isFinite, length >= 0 else {
      add(.size(length))
      return 0
    }
    return length
  }

  /// A distance: zero for what is no number.
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
