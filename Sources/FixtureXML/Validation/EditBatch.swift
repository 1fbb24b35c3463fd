import FixtureModel

/// One batch of edits, split into what goes away before and what comes after.
struct EditBatch {
  private let before: [Int]
  private var deletedItems: Set<IndexPathValue> = []
  private var deletedSections: Set<Int> = []
  private var reloadedItems: Set<IndexPathValue> = []
  private var reloadedSections: Set<Int> = []
  private var insertedItems: Set<IndexPathValue> = []
  private var insertedSections: [Int: Int] = [:]

  /// Starts a batch on data of a shape.
  init(before: [Int]) { self.before = before }

  /// Adds an edit, or returns a message about an invalid one.
  mutating func take(_ operation: EditOperation) -> String? {
    switch operation {
    case .insertItems(let paths, _): return first(paths) { $0.insert($1) }
    case .deleteItems(let paths): return first(paths) { $0.delete($1) }
    case .reloadItems(let paths, _): return first(paths) { $0.reload($1) }
    case .moveItem(let source, let target): return delete(source) ?? insert(target)
    case .insertSection(let index, let section):
      return insertSection(index, count: section.rowCount)
    case .deleteSections(let indexes):
      return first(indexes) { $0.deleteSection($1) }
    case .reloadSections(let indexes):
      return first(indexes) { $0.reloadSection($1) }
    case .moveSection(let source, let target):
      let count = before.indices.contains(source) ? before[source] : 0
      return deleteSection(source) ?? insertSection(target, count: count)
    }
  }

  /// Returns the shape after the batch, or what contradicts it.
  func result() -> (counts: [Int], message: String?) {
    var counts = before
    for path in deletedItems { counts[path.section] -= 1 }
    if deletedSections.count > 16 {
      counts = counts.indices.filter { !deletedSections.contains($0) }.map { counts[$0] }
    } else {
      for section in deletedSections.sorted(by: >) { counts.remove(at: section) }
    }
    let total = counts.count + insertedSections.count
    for index in insertedSections.keys.sorted() {
      guard index <= counts.count else {
        return (counts, "section \(index) is beyond the \(total) sections after the edits")
      }
      counts.insert(insertedSections[index] ?? 0, at: index)
    }
    return insertItems(into: counts)
  }

  private func insertItems(into counts: [Int]) -> (counts: [Int], message: String?) {
    var counts = counts
    for path in insertedItems.sorted() {
      guard counts.indices.contains(path.section) else {
        return (counts, "there is no section \(path.section) after the edits")
      }
      guard path.item <= counts[path.section] else {
        return (counts, "\(path) is beyond the items of its section after the edits")
      }
      counts[path.section] += 1
    }
    return (counts, nil)
  }

  /// Returns the first thing that is wrong with any of the values.
  private mutating func first<Value>(
    _ values: [Value], _ take: (inout EditBatch, Value) -> String?
  ) -> String? {
    for value in values {
      if let message = take(&self, value) { return message }
    }
    return nil
  }

  private mutating func insert(_ path: IndexPathValue) -> String? {
    insertedItems.insert(path).inserted ? nil : "\(path) is inserted twice"
  }

  private mutating func insertSection(_ index: Int, count: Int) -> String? {
    insertedSections.updateValue(count, forKey: index) == nil
      ? nil : "section \(index) is inserted twice"
  }

  private mutating func delete(_ path: IndexPathValue) -> String? {
    if let message = missing(path) { return message }
    if reloadedItems.contains(path) { return Self.reloaded("\(path)") }
    return deletedItems.insert(path).inserted ? nil : "\(path) is deleted twice"
  }

  private mutating func deleteSection(_ index: Int) -> String? {
    if let message = missing(section: index) { return message }
    if reloadedSections.contains(index) { return Self.reloaded("section \(index)") }
    return deletedSections.insert(index).inserted ? nil : "section \(index) is deleted twice"
  }

  /// Adds a reload of an item. The runtime rejects an update that deletes or moves the item as well, as UIKit does.
  private mutating func reload(_ path: IndexPathValue) -> String? {
    if let message = missing(path) { return message }
    reloadedItems.insert(path)
    return deletedItems.contains(path) ? Self.deleted("\(path)") : nil
  }

  private mutating func reloadSection(_ index: Int) -> String? {
    if let message = missing(section: index) { return message }
    reloadedSections.insert(index)
    return deletedSections.contains(index) ? Self.deleted("section \(index)") : nil
  }

  private static func reloaded(_ place: String) -> String {
    "\(place) is reloaded, so it cannot be deleted or moved"
  }

  private static func deleted(_ place: String) -> String {
    "\(place) is deleted or moved, so it cannot be reloaded"
  }

  private func missing(section index: Int) -> String? {
    before.indices.contains(index) ? nil : "there is no section \(index)"
  }

  private func missing(_ path: IndexPathValue) -> String? {
    if let message = missing(section: path.section) { return message }
    return path.item < before[path.section] ? nil : "there is no item \(path)"
  }
}

extension Mutation {
  /// The number of places that the edits name, each of which takes a step to apply.
  var placeCount: Int { edits.reduce(0) { $0 + $1.operation.placeCount } }
}

extension EditOperation {
  fileprivate var placeCount: Int {
    switch self {
    case .insertItems(let places, _), .deleteItems(let places), .reloadItems(let places, _):
      places.count
    case .deleteSections(let indexes), .reloadSections(let indexes): indexes.count
    case .insertSection, .moveItem, .moveSection: 1
    }
  }
}
