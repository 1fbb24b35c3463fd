import Foundation

/// UIKit's checks of a batch update before the counts of each section are compared: ranges,
/// conflicts, and the number of sections.
struct ListUpdateCheck {
  let edits: ListEdits
  let before: [Int]
  let after: [Int]
  let wording: ListWording

  func run() throws(RuntimeViolation) {
    try checkSectionRanges()
    try checkItemsBefore()
    try checkItemsAfter()
    try checkPairs()
    try checkSectionCount()
  }

  // MARK: Ranges

  private func checkSectionRanges() throws(RuntimeViolation) {
    for section in edits.deletedSections {
      try checkBefore(section, "delete section \(section)")
    }
    for section in edits.reloadedSections.sorted() {
      try checkBefore(section, "reload section \(section)")
    }
    for move in edits.movedSections {
      try checkBefore(move.from, "move section \(move.from)")
      try checkAfter(move.to, "move section \(move.from) to section \(move.to)")
    }
    for section in edits.insertedSections {
      try checkAfter(section, "insert section \(section)")
    }
  }

  private func checkBefore(_ section: Int, _ attempt: String) throws(RuntimeViolation) {
    guard !before.indices.contains(section) else { return }
    throw outOfRange(
      "\(attempt), but there are only \(before.count) sections before the update",
      [section, before.count])
  }

  private func checkAfter(_ section: Int, _ attempt: String) throws(RuntimeViolation) {
    guard !after.indices.contains(section) else { return }
    throw outOfRange(
      "\(attempt), but there are only \(after.count) sections after the update",
      [section, after.count])
  }

  private func checkItemsBefore() throws(RuntimeViolation) {
    for path in edits.deletedItems {
      try checkBefore(path, "delete \(wording.item) \(path.item) from section \(path.section)")
    }
    for path in edits.reloadedItems.sorted() {
      try checkBefore(path, "reload \(wording.item) \(path.item) from section \(path.section)")
    }
    for move in edits.movedItems {
      try checkBefore(
        move.from, "move \(wording.item) \(move.from.item) from section \(move.from.section)")
    }
  }

  private func checkBefore(_ path: IndexPath, _ attempt: String) throws(RuntimeViolation) {
    try checkBefore(path.section, attempt)
    let count = before[path.section]
    guard !(0..<count).contains(path.item) else { return }
    throw outOfRange(
      "\(attempt) which only contains \(count) \(wording.item)s before the update",
      [path.section, path.item, count])
  }

  private func checkItemsAfter() throws(RuntimeViolation) {
    for path in edits.insertedItems {
      try checkAfter(path, "insert \(wording.item) \(path.item) into section \(path.section)")
    }
    for move in edits.movedItems {
      try checkAfter(
        move.to, "move a \(wording.item) to \(move.to.item) in section \(move.to.section)")
    }
  }

  private func checkAfter(_ path: IndexPath, _ attempt: String) throws(RuntimeViolation) {
    try checkAfter(path.section, attempt)
    let count = after[path.section]
    guard !(0..<count).contains(path.item) else { return }
    throw outOfRange(
      "\(attempt), but there are only \(count) \(wording.item)s in section \(path.section) after "
        + "the update",
      [path.section, path.item, count])
  }

  private func outOfRange(_ sentence: String, _ numbers: [Int]) -> RuntimeViolation {
    RuntimeViolation(
      .updateOutOfRange, message: "attempt to \(sentence)",
      remedy:
        "Use index paths before the update for deletes and reloads, and those after it for inserts.",
      numbers: numbers)
  }

  // MARK: Pairs

  private func checkPairs() throws(RuntimeViolation) {
    try checkPairs(
      of: "section", deleted: edits.deletedSections, inserted: edits.insertedSections,
      reloaded: edits.reloadedSections, moved: edits.movedSections)
    try checkPairs(
      of: "index path", deleted: edits.deletedItems, inserted: edits.insertedItems,
      reloaded: edits.reloadedItems, moved: edits.movedItems)
  }

  private func checkPairs<Place: Hashable>(
    of noun: String, deleted: [Place], inserted: [Place], reloaded: Set<Place>,
    moved: [(from: Place, to: Place)]
  ) throws(RuntimeViolation) {
    let sources = moved.map(\.from)
    let targets = moved.map(\.to)
    try refuse(duplicate(in: deleted), "delete the same \(noun) twice")
    try refuse(duplicate(in: inserted), "insert the same \(noun) twice")
    try refuse(duplicate(in: sources), "move the same \(noun) twice")
    try refuse(duplicate(in: targets), "move twice to the same \(noun)")
    try refuse(deleted.first(where: Set(sources).contains), "delete and move the same \(noun)")
    try refuse(deleted.first(where: reloaded.contains), "delete and reload the same \(noun)")
    try refuse(sources.first(where: reloaded.contains), "move and reload the same \(noun)")
    try refuse(
      inserted.first(where: Set(targets).contains), "insert and move to the same \(noun)")
  }

  private func duplicate<Place: Hashable>(in places: [Place]) -> Place? {
    var seen: Set<Place> = []
    return places.first { !seen.insert($0).inserted }
  }

  private func refuse(_ place: (some Hashable)?, _ attempt: String) throws(RuntimeViolation) {
    guard let place else { return }
    throw RuntimeViolation(
      .conflictingUpdates, message: "attempt to \(attempt) (\(place))",
      remedy: "Edit each \(wording.item) and section only once in a batch.")
  }

  // MARK: Number of sections

  private func checkSectionCount() throws(RuntimeViolation) {
    let inserted = edits.insertedSections.count
    let deleted = edits.deletedSections.count
    guard after.count != before.count + inserted - deleted else { return }
    throw RuntimeViolation(
      .invalidSectionCount,
      message: "Invalid update: invalid number of sections. The number of sections contained in "
        + "the \(wording.view) after the update (\(after.count)) must be equal to the number of "
        + "sections contained in the \(wording.view) before the update (\(before.count)), plus or "
        + "minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
        + "deleted).",
      remedy: "Change the data inside the batch, once for each edit, and by nothing else.",
      numbers: [after.count, before.count, inserted, deleted])
  }
}

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

  /// Compares the item counts of a section that is neither inserted, deleted, nor reloaded with the
  /// edits.
  ///
  /// - Throws: A violation with UIKit's message: the section, the counts after and before, and the
  ///   numbers of items inserted, deleted, moved in, and moved out.
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

/// The words that UIKit's messages use for the parts of a list.
package struct ListWording: Sendable {
  /// The word for an item, in the singular.
  let item: String
  /// The word for the view.
  let view: String

  static let collection = ListWording(item: "item", view: "collection view")
  static let table = ListWording(item: "row", view: "table view")
}
