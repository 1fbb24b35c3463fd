/// A generator of random numbers that follow from its seed, so that every random test can be replayed.
public struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator. Equal seeds give equal numbers.
  public init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, but not including, a bound.
  public mutating func next(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// Returns whether an event happens whose chance is one in a count.
  public mutating func happens(oneIn count: Int) -> Bool { next(count) == 0 }
}
