/// The search for the known word that is closest to a misspelled one.
package enum SpellingSuggestion {
  /// The nearest candidate, when it is near enough to be meant; ties go to the earlier one.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.unicodeScalars.prefix(64))
    let bound = max(1, min(3, letters.count / 3))
    var best: (word: String, distance: Int)?
    for candidate in candidates.prefix(candidateLimit) where candidate != word {
      let other = Array(candidate.unicodeScalars.prefix(64))
      guard abs(other.count - letters.count) <= bound else { continue }
      let found = distance(letters, other, bound: bound)
      if found <= bound, found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.word
  }

  /// Beyond so many words a search would cost more than its answer is worth.
  private static let candidateLimit = 2_000

  /// The clause that a message ends with: `; did you mean 'title'?`, or nothing.
  package static func clause(for suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The number of edits between two words, where swapping neighbors counts as one; above the bound
  /// any number above the bound.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], bound: Int
  ) -> Int {
    var before: [Int] = []
    var above = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let cost = left[row] == right[column] ? 0 : 1
        var value = min(above[column] + cost, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          value = min(value, before[column - 1] + 1)
        }
        current.append(value)
      }
      // No later row can come below the least of this one.
      guard current.contains(where: { $0 <= bound }) else { return bound + 1 }
      (before, above) = (above, current)
    }
    return above[right.count]
  }
}
