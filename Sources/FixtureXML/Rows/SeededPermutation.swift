/// A random order of the whole numbers below a count, which depends only on a seed, on every machine.
///
/// A network of Feistel permutes the numbers of an even number of bits; a number that is too large is permuted
/// again, so that no table of the numbers is needed.
struct SeededPermutation {
  private let count: UInt64
  private let halfBits: UInt64
  private let draw: SeededDraw

  /// Creates an order of the numbers from 0 up to but not including a count, which is at least 1.
  init(count: Int, draw: SeededDraw) {
    self.count = UInt64(count)
    self.draw = draw
    let bits = UInt64(64 - UInt64(count - 1).leadingZeroBitCount)
    halfBits = max(1, (bits + 1) / 2)
  }

  /// Returns the number at a place below the count.
  func value(at place: Int) -> Int {
    var value = UInt64(place)
    repeat { value = permuted(value) } while value >= count
    return Int(value)
  }

  private func permuted(_ value: UInt64) -> UInt64 {
    let mask = (UInt64(1) << halfBits) - 1
    var (left, right) = (value >> halfBits, value & mask)
    for round in 0..<4 {
      let bits = draw.bits(round: Int(truncatingIfNeeded: right << 3 | UInt64(round)))
      (left, right) = (right, (left ^ bits) & mask)
    }
    return left << halfBits | right
  }
}
