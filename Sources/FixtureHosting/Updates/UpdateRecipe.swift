/// A list's first counts and the updates that follow, as a value that can be run again.
public struct UpdateRecipe: Hashable, Sendable {
  /// The number of items of each section at the start.
  public let start: [Int]
  /// The updates in order; each begins with the counts that the one before it ends with.
  public let updates: [ListUpdate]

  /// Makes a recipe of random updates.
  ///
  /// - Parameters:
  ///   - start: the number of items of each section at the start.
  ///   - count: the number of updates.
  ///   - seed: what the updates follow from.
  ///   - options: how lively they are.
  public init(
    start: [Int], count: Int, seed: UInt64,
    options: RandomUpdateGenerator.Options = RandomUpdateGenerator.Options()
  ) {
    var generator = RandomUpdateGenerator(seed: seed, options: options)
    var counts = start
    var updates: [ListUpdate] = []
    for _ in 0..<max(count, 0) {
      let update = generator.update(for: counts)
      updates.append(update)
      counts = update.after
    }
    self.init(start: start, updates: updates)
  }

  /// Makes a recipe from its updates.
  public init(start: [Int], updates: [ListUpdate]) {
    self.start = start
    self.updates = updates
  }
}
