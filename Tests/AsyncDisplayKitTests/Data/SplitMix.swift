/// A small seeded generator of random numbers.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  /// A number below a bound.
  mutating func next(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether an event of a chance of one in so many happens.
  mutating func happens(oneIn count: Int) -> Bool { next(count) == 0 }
}
