/// The search for the known word that is closest to a misspelled one.
package enum SpellingSuggestion {
  /// The length in bytes from which a word has no suggestion.
  private static let lengthLimit = 128

  /// Returns the nearest candidate, if it is near enough to be meant; of equally near ones, the first
  /// in alphabetical order.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    var budget = SuggestionBudget()
    return nearest(to: word, among: candidates, budget: &budget)
  }

  /// Returns the nearest candidate, or `nil` when the search exceeds the budget.
  ///
  /// A candidate that differs in capital letters alone is the nearest. Without a near candidate, the result is the only one that contains the word, in any case, or else the only one
  /// that the word begins with: `maximumNumberOfLines` for `numberOfLines`, `font` for `fontSize`.
  ///
  /// The cost does not depend on the order of the candidates, so that a set needs no sorting.
  package static func nearest(
    to word: String, among candidates: some Sequence<String>, budget: inout SuggestionBudget
  ) -> String? {
    let length = word.utf8.count
    guard length < lengthLimit else { return nil }
    let letters = Array(word.unicodeScalars)
    let lowercased = word.lowercased()
    let bound = max(1, min(3, letters.count / 3))
    var best: (word: String, distance: Int)?
    var contained = ContainedWords(word)
    for candidate in candidates {
      guard contained.take(candidate, &budget) else { return nil }
      // An edit changes the length by at most four bytes.
      let isNear = abs(candidate.utf8.count - length) <= 4 * bound
      guard budget.take(isNear ? 2 * length + 8 : 1) else { return nil }
      guard isNear, candidate != word else { continue }
      if candidate.utf8.count == length, candidate.lowercased() == lowercased {
        best = (candidate, 0)
      }
      let other = Array(candidate.unicodeScalars)
      guard abs(other.count - letters.count) <= bound else { continue }
      let found = distance(letters, other, bound: min(bound, best?.distance ?? bound))
      guard found <= bound else { continue }
      if (found, candidate) < (best?.distance ?? .max, best?.word ?? "") {
        best = (candidate, found)
      }
    }
    return best?.word ?? contained.only
  }

  /// Returns the clause that a message ends with: `; did you mean 'title'?`, or nothing.
  package static func clause(for suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Returns the number of edits between two words, where swapping neighbors counts as one; above
  /// the bound any number above the bound.
  ///
  /// Only cells of the table that are at most `bound` away from its diagonal can be within the bound.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], bound: Int
  ) -> Int {
    let far = bound + 1
    var before: [Int] = []
    var above = (0...right.count).map { min($0, far) }
    for row in left.indices {
      var current = Array(repeating: far, count: right.count + 1)
      current[0] = min(row + 1, far)
      let end = min(right.count, row + bound + 1)
      for column in min(max(0, row - bound), end)..<end {
        let cost = left[row] == right[column] ? 0 : 1
        var value = min(above[column] + cost, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          value = min(value, before[column - 1] + 1)
        }
        current[column + 1] = min(value, far)
      }
      (before, above) = (above, current)
    }
    return above[right.count]
  }
}

/// The candidates that contain a word, and those that the word begins with.
private struct ContainedWords {
  /// The length in characters from which words are compared.
  private static let least = 4
  private let word: String
  private let lowercased: String
  private var around: [String] = []
  private var beginnings: [String] = []

  init(_ word: String) {
    self.word = word
    lowercased = word.lowercased()
  }

  /// The only candidate around the word, or else the only one at its beginning.
  var only: String? {
    around.isEmpty
      ? (beginnings.count == 1 ? beginnings[0] : nil) : (around.count == 1 ? around[0] : nil)
  }

  /// Compares a candidate; returns `false` when the search exceeds the budget.
  mutating func take(_ candidate: String, _ budget: inout SuggestionBudget) -> Bool {
    let length = candidate.utf8.count
    guard min(length, word.utf8.count) >= Self.least, length <= 64, around.count < 2 else {
      return true
    }
    guard budget.take(length) else { return false }
    let other = candidate.lowercased()
    if other.count > lowercased.count, other.contains(lowercased), !around.contains(candidate) {
      around.append(candidate)
    }
    if other.count < lowercased.count, beginnings.count < 2, lowercased.hasPrefix(other),
      !beginnings.contains(candidate)
    {
      beginnings.append(candidate)
    }
    return true
  }
}

/// The number of steps that the searches for suggestions of one file may take.
///
/// Without a limit, a file with many unknown names and many known ones takes seconds.
package struct SuggestionBudget: Sendable {
  private var remaining = 1_500_000

  /// Creates a full budget.
  package init() {}

  /// Takes steps; returns `false` when there are not enough of them.
  mutating func take(_ steps: Int) -> Bool {
    guard remaining >= steps else {
      remaining = 0
      return false
    }
    remaining -= steps
    return true
  }

  /// A Boolean value that indicates whether nothing is left.
  var isEmpty: Bool { remaining == 0 }
}
