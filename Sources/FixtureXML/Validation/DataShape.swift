import FixtureModel

/// The number of items in each section, followed through edits.
struct DataShape: Equatable {
  /// The items of each section.
  private(set) var counts: [Int]

  /// Starts with the data as stated.
  init(counts: [Int]) { self.counts = counts }

  /// Whether an item exists.
  func contains(_ indexPath: IndexPathValue) -> Bool {
    counts.indices.contains(indexPath.section) && indexPath.item < counts[indexPath.section]
  }

  /// Whether a section exists.
  func contains(section: Int) -> Bool { counts.indices.contains(section) }

  /// Appends items to the last section, as a batch fetch does.
  mutating func append(_ count: Int) {
    if counts.isEmpty { counts = [0] }
    counts[counts.count - 1] += count
  }

  /// Applies a batch of edits; returns what contradicts the data, with the edit's place.
  ///
  /// Deletions and the sources of moves count before the batch, insertions and targets after it.
  mutating func apply(_ edits: [Edit]) -> (message: String, position: SourcePosition)? {
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
