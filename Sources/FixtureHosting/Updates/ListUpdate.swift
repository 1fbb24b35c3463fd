/// A valid batch update: the counts before, the edits, and the counts after.
public struct ListUpdate: Hashable, Sendable {
  /// The number of items of each section before the update.
  public let before: [Int]
  /// The edits, in the order in which they are submitted.
  public let edits: [ListEdit]
  /// The number of items of each section after the update.
  public let after: [Int]

  /// Makes an update; the counts are taken as they are given.
  public init(before: [Int], edits: [ListEdit], after: [Int]) {
    self.before = before
    self.edits = edits
    self.after = after
  }
}
