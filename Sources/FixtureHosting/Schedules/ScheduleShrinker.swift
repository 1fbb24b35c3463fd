/// A shrinker that simplifies a failing list of choices as long as it still fails.
///
/// A smaller list has fewer choices that differ from the first ready step, or smaller choices. Each
/// candidate is run, so the result is a schedule that has failed.
public struct FixtureScheduleShrinker: Sendable {
  /// The maximum number of lists to try.
  public let budget: Int

  /// Creates a shrinker.
  public init(budget: Int = 500) {
    self.budget = budget
  }

  /// Shrinks a failing list of choices.
  ///
  /// - Parameters:
  ///   - choices: Choices that fail.
  ///   - fails: A closure that runs a candidate and returns whether it fails.
  /// - Returns: The smallest failing list that was found, without trailing zeros.
  @MainActor public func shrink(
    _ choices: [Int], whileFailing fails: @MainActor ([Int]) async throws -> Bool
  ) async rethrows -> [Int] {
    var best = Self.trimmed(choices)
    var rest = budget
    var improved = true
    while improved {
      improved = false
      for candidate in Self.candidates(for: best) where rest > 0 {
        rest -= 1
        guard try await fails(candidate) else { continue }
        best = Self.trimmed(candidate)
        improved = true
        break
      }
    }
    return best
  }

  /// Returns simpler lists, the simplest first: blocks of zeros of decreasing length, then smaller
  /// choices.
  private static func candidates(for choices: [Int]) -> [[Int]] {
    var candidates: [[Int]] = []
    var length = choices.count
    while length > 0 {
      for start in stride(from: 0, to: choices.count, by: length) {
        let block = start..<min(start + length, choices.count)
        guard choices[block].contains(where: { $0 != 0 }) else { continue }
        var candidate = choices
        for index in block { candidate[index] = 0 }
        candidates.append(candidate)
      }
      length /= 2
    }
    for index in choices.indices where choices[index] > 1 {
      var candidate = choices
      candidate[index] -= 1
      candidates.append(candidate)
    }
    return candidates
  }

  /// Returns a list without its trailing zeros, which have no effect.
  private static func trimmed(_ choices: [Int]) -> [Int] {
    Array(choices.prefix((choices.lastIndex { $0 != 0 } ?? -1) + 1))
  }
}
