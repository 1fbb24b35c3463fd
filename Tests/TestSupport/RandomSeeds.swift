import Foundation

/// The seeds of random tests: few in each run, and all of them where the nightly gate `all-seeds` asks for them.
public enum RandomSeeds {
  private static let isComplete =
    ProcessInfo.processInfo.environment["TEXTURE_FIXTURES_SEEDS"] == "all"

  /// Returns the seeds of one test, from 0.
  public static func first<Seed: BinaryInteger>(_ few: Seed, of all: Seed) -> Range<Seed> {
    0..<(isComplete ? all : few)
  }
}
