extension FixtureUpdateRecipe {
  /// Returns a smaller failing recipe: first with fewer updates, then with fewer edits in the last
  /// update.
  ///
  /// Updates after the failing one are removed. Those before it are replaced by the counts with
  /// which it starts, so that the result is valid.
  ///
  /// - Parameter fails: A closure that runs a candidate from the start and returns whether it
  ///   fails.
  /// - Returns: The smallest failing recipe that was found, which has failed when run.
  @MainActor public func shrunk(
    whileFailing fails: @MainActor (FixtureUpdateRecipe) async throws -> Bool
  ) async rethrows -> FixtureUpdateRecipe {
    let prefix = try await shortestPrefix(whileFailing: fails)
    let best = try await prefix.shortestSuffix(whileFailing: fails)
    return try await best.withFewerEdits(whileFailing: fails)
  }

  /// Returns the recipe up to the failing update, which a binary search finds.
  @MainActor private func shortestPrefix(
    whileFailing fails: @MainActor (FixtureUpdateRecipe) async throws -> Bool
  ) async rethrows -> FixtureUpdateRecipe {
    var (passing, failing) = (0, updates.count)
    while failing - passing > 1 {
      let middle = (passing + failing) / 2
      let candidate = FixtureUpdateRecipe(start: start, updates: Array(updates.prefix(middle)))
      if try await fails(candidate) { failing = middle } else { passing = middle }
    }
    return FixtureUpdateRecipe(start: start, updates: Array(updates.prefix(failing)))
  }

  /// Returns the recipe without the updates before the failing one, if it still fails.
  @MainActor private func shortestSuffix(
    whileFailing fails: @MainActor (FixtureUpdateRecipe) async throws -> Bool
  ) async rethrows -> FixtureUpdateRecipe {
    for first in updates.indices.dropFirst().reversed() {
      let rest = Array(updates[first...])
      let candidate = FixtureUpdateRecipe(start: updates[first].before, updates: rest)
      if try await fails(candidate) { return candidate }
    }
    return self
  }

  /// Returns a recipe of one update without those edits that the failure does not need.
  @MainActor private func withFewerEdits(
    whileFailing fails: @MainActor (FixtureUpdateRecipe) async throws -> Bool
  ) async rethrows -> FixtureUpdateRecipe {
    guard updates.count == 1, var best = updates.first else { return self }
    var index = 0
    while index < best.edits.count {
      var edits = best.edits
      edits.remove(at: index)
      let counts = FixtureListUpdate.counts(after: edits, on: best.before)
      guard let counts else {
        index += 1
        continue
      }
      let candidate = FixtureListUpdate(before: best.before, edits: edits, after: counts)
      if try await fails(FixtureUpdateRecipe(start: start, updates: [candidate])) {
        best = candidate
      } else {
        index += 1
      }
    }
    return FixtureUpdateRecipe(start: start, updates: [best])
  }
}
