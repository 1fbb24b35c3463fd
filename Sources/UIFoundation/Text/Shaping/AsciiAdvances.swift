/// The advances of the ASCII characters of a typeface whose characters each have an advance of their own.
struct AsciiAdvances {
  /// The number of values.
  static let count = 256
  /// The advance of each byte, so that adding those of a block needs no comparison.
  ///
  /// The array is not the typeface's, so that threads do not share its reference count.
  let values: [Int32]

  /// Creates the advances of the characters from U+0020 to U+007E. All other bytes have the advance 0.
  init(_ advances: [Int32]) {
    let others = [Int32](repeating: 0, count: 0x20)
    let known = others + advances.prefix(0x7F - 0x20)
    values = known + [Int32](repeating: 0, count: Self.count - known.count)
  }
}
