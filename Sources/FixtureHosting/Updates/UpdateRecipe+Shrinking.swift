extension UpdateRecipe {
  /// Makes a failing recipe small: fewer updates, then fewer edits in the last one.
  ///
  /// Updates after the failing one are left out, and those before it by starting from the counts that
  /// it begins with, so that what remains is valid as it stands.
  ///
  /// - Parameter fails: runs a candidate from the start and tells whether it fails too.
  /// - Returns: the smallest failing recipe found, which has been seen to fail.
  @MainActor public func shrunk(
    whileFailing fails: @MainActor (UpdateRecipe) async throws -> Bool
  ) async rethrows -> UpdateRecipe {
    let prefix = try await shortestPrefix(whileFailing: fails)
    let best = try await prefix.shortestSuffix(whileFailing: fails)
    return try await best.withFewerEdits(whileFailing: fails)
  }

  /// Leaves out what comes after the failing update, by halving: a longer run fails no later.
  @MainActor private func shortestPrefix(
    whileFailing fails: @MainActor (UpdateRecipe) async throws -> Bool
  ) async rethrows -> UpdateRecipe {
    var (passing, failing) = (0, updates.count)
    while failing - passing > 1 {
      let middle = (passing + failing) / 2
      let candidate = UpdateRecipe(start: start, updates: Array(updates.prefix(middle)))
      if try await fails(candidate) { failing = middle } else { passing = middle }
    }
    return UpdateRecipe(start: start, updates: Array(updates.prefix(failing)))
  }

  /// Leaves out what comes before the failing update, as far as the rest fails from its own start.
  @MainActor private func shortestSuffix(
    whileFailing fails: @MainActor (UpdateRecipe) async throws -> Bool
  ) async rethrows -> UpdateRecipe {
    for first in updates.indices.dropFirst().reversed() {
      let rest = Array(updates[first...])
      let candidate = UpdateRecipe(start: updates[first].before, updates: rest)
      if try await fails(candidate) { return candidate }
    }
    return self
  }

  /// Leaves out single edits of single-update recipes while the rest still fails.
  @MainActor private func withFewerEdits(
    whileFailing fails: @MainActor (UpdateRecipe) async throws -> Bool
  ) async rethrows -> UpdateRecipe {
    guard updates.count == 1, var best = updates.first else { return self }
    var index = 0
    while index < best.edits.count {
      var edits = best.edits
      edits.remove(at: index)
      let counts = ListUpdate.counts(after: edits, on: best.before)
      guard let counts else {
        index += 1
        continue
      }
      let candidate = ListUpdate(before: best.before, edits: edits, after: counts)
      if try await fails(UpdateRecipe(start: start, updates: [candidate])) {
        best = candidate
      } else {
        index += 1
      }
    }
    return UpdateRecipe(start: start, updates: [best])
  }
}
