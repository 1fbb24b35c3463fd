/// Gives a new seed to each run.
@MainActor
final class SeedCounter {
  private var seed: UInt64 = 0

  func next() -> UInt64 {
    seed += 1
    return seed
  }
}
