/// Draws numbers that depend on nothing but a seed and a place, the same on every machine.
struct SeededDraw {
  private let base: UInt64

  /// Creates the draws of one template of a repeat.
  init(seed: UInt64, stream: Int) {
    base = Self.mix(seed ^ (UInt64(stream) &+ 1) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// A whole number in a closed range, for a field and a round.
  func integer(in range: ClosedRange<Int>, field: Int, round: Int) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
    let bits = bits(field: field, round: round)
    guard width != 0 else { return Int(truncatingIfNeeded: bits) }
    return range.lowerBound &+ Int(truncatingIfNeeded: bits.multipliedFullWidth(by: width).high)
  }

  /// A number from 0 up to but not including 1.
  func fraction(field: Int, round: Int) -> Double {
    Double(bits(field: field, round: round) >> 11) * 0x1p-53
  }

  private func bits(field: Int, round: Int) -> UInt64 {
    Self.mix(Self.mix(base &+ UInt64(field) &* 0xD1B5_4A32_D192_ED03) &+ UInt64(round))
  }

  /// A bijection of 64 bits after which neighbouring inputs have nothing in common.
  private static func mix(_ input: UInt64) -> UInt64 {
    var value = input &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
