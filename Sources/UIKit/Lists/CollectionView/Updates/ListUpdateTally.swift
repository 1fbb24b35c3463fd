import Foundation

/// The numbers of item edits in each section, for UIKit's arithmetic (rule V6).
struct ListUpdateTally: Sendable {
  private let inserted: [Int: Int]
  private let deleted: [Int: Int]
  private let movedIn: [Int: Int]
  private let movedOut: [Int: Int]

  init(_ edits: ListEdits) {
    inserted = Self.count(edits.insertedItems)
    deleted = Self.count(edits.deletedItems)
    movedIn = Self.count(edits.movedItems.map(\.to))
    movedOut = Self.count(edits.movedItems.map(\.from))
  }

  private static func count(_ paths: [IndexPath]) -> [Int: Int] {
    paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }

  /// Holds a section that stays against the arithmetic.
  ///
  /// - Throws: UIKit's sentence with the section, the counts after and before, and the numbers of
  ///   items inserted, deleted, moved in and moved out.
  func check(
    _ section: Int, before: Int, place: Int, after: Int, wording: ListWording
  ) throws(RuntimeViolation) {
    let numbers = [
      inserted[place, default: 0], deleted[section, default: 0],
      movedIn[place, default: 0], movedOut[section, default: 0],
    ]
    let expected = before + numbers[0] - numbers[1] + numbers[2] - numbers[3]
    guard after != expected else { return }
    let items = wording.item + "s"
    throw RuntimeViolation(
      .invalidItemCount,
      message: "Invalid update: invalid number of \(items) in section \(section). The number of "
        + "\(items) contained in an existing section after the update (\(after)) must be equal to "
        + "the number of \(items) contained in that section before the update (\(before)), plus or "
        + "minus the number of \(items) inserted or deleted from that section (\(numbers[0]) "
        + "inserted, \(numbers[1]) deleted) and plus or minus the number of \(items) moved into or "
        + "out of that section (\(numbers[2]) moved in, \(numbers[3]) moved out).",
      remedy: "Change the data inside the batch, once for each edit, and by nothing else.",
      numbers: [section, after, before] + numbers)
  }
}
