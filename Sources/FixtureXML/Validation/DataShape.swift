import FixtureModel

/// The number of items in each section, followed through edits.
struct DataShape: Equatable {
  /// The items of each section.
  private(set) var counts: [Int]

  /// A Boolean value that indicates whether some of the data could not be read, so that any index
  /// may exist.
  private let isUnknown: Bool

  /// The items of the batches that no step fetches. The list may fetch them by itself, when its end comes near.
  private var pending: Int

  /// Starts with the data as stated.
  init(counts: [Int], pending: Int = 0, isUnknown: Bool = false) {
    self.counts = counts
    self.pending = pending
    self.isUnknown = isUnknown
  }

  /// Returns whether an item may exist.
  func contains(_ indexPath: IndexPathValue) -> Bool {
    if isUnknown { return true }
    let isLast = indexPath.section == max(counts.count - 1, 0)
    let count = counts.indices.contains(indexPath.section) ? counts[indexPath.section] : 0
    return indexPath.item < count + (isLast ? pending : 0)
  }

  /// Returns whether a section may exist.
  func contains(section: Int) -> Bool {
    isUnknown || counts.indices.contains(section) || pending > 0 && section == 0
  }

  /// Appends items of a batch to the last section, as a batch fetch does.
  mutating func fetch(_ count: Int) {
    if counts.isEmpty { counts = [0] }
    counts[counts.count - 1] += count
    pending -= min(pending, count)
  }

  /// Applies a batch of edits; returns what contradicts the data, with the edit's place.
  ///
  /// Deletions and the sources of moves count before the batch, insertions and targets after it. Edits that need
  /// items of a batch find them fetched.
  mutating func apply(_ edits: [Edit]) -> (message: String, position: SourcePosition)? {
    if isUnknown { return nil }
    guard let contradiction = applyNow(edits) else { return nil }
    guard pending > 0 else { return contradiction }
    var fetched = self
    fetched.fetch(pending)
    guard fetched.applyNow(edits) == nil else { return contradiction }
    self = fetched
    return nil
  }

  private mutating func applyNow(_ edits: [Edit]) -> (message: String, position: SourcePosition)? {
    var batch = EditBatch(before: counts)
    for edit in edits {
      if let message = batch.take(edit.operation) { return (message, edit.position) }
    }
    let result = batch.result()
    if let message = result.message {
      return (message, edits.first?.position ?? SourcePosition(file: "", line: 1, column: 1))
    }
    counts = result.counts
    return nil
  }
}
