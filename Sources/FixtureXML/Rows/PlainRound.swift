/// The round of a `repeat` in plain markup, and the cost of the current tag's attributes.
final class PlainRound {
  /// The number of the current tag's attributes.
  private(set) var attributes = 0
  /// The length of their values in bytes, `{$n}` as written.
  private(set) var text = 0
  private let digits: [UInt8]
  private var buffer: [UInt8] = []

  /// Creates the round of a number.
  init(_ number: Int) { digits = Array(String(number).utf8) }

  /// Forgets the attributes of the tag before.
  func beginTag() {
    attributes = 0
    text = 0
  }

  /// Counts an attribute.
  func noteAttribute(length: Int) {
    attributes += 1
    text += length
  }

  /// Calls a closure with a text in which `{$n}` is the number of the round; `nil` if the text has another
  /// brace.
  func withText<Result>(
    of value: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    buffer.removeAll(keepingCapacity: true)
    var index = 0
    while index < value.count {
      if value[index] == 0x7B {
        guard index + 4 <= value.count, value[index + 1] == 0x24, value[index + 2] == 0x6E,
          value[index + 3] == 0x7D
        else { return nil }
        buffer += digits
        index += 4
      } else {
        buffer.append(value[index])
        index += 1
      }
    }
    return buffer.withUnsafeBufferPointer(body)
  }
}
