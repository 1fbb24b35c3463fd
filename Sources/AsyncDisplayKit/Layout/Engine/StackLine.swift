/// The lines of a stack, in the memory of the function that measures it.
typealias StackLines = UnsafeMutableBufferPointer<StackLine>

/// A line of a stack: a run of its items.
struct StackLine {
  var start: Int
  var end: Int
  /// The size across the stack.
  var cross = 0.0
  var baseline = 0.0
  /// The sum of sizes and spacings along the stack.
  var main = 0.0

  @inline(__always)
  init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  @inline(__always)
  var count: Int { end - start }
}
