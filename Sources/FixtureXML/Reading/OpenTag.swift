/// An element that has begun and not ended, for messages about where it began.
struct OpenTag {
  /// The interned local name.
  let name: UnsafePointer<UInt8>
  /// The line of its `<`.
  let line: Int
  /// The column of its `<`.
  let column: Int
}
