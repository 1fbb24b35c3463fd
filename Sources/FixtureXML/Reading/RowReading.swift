/// The part of a fixture whose rows are streamed.
struct RowReading {
  /// The stream of the latest list of rows.
  var stream: RowStream?
  /// A Boolean value that indicates whether an `item` has begun and not ended.
  private(set) var isInItem = false

  mutating func begin(_ tag: StartTag, in parser: SAXParser) {
    isInItem = true
    stream?.beginItem(tag, in: parser)
  }

  /// Ends an item, and returns whether reading continues.
  mutating func end() -> Bool {
    isInItem = false
    return stream?.endItem() ?? true
  }
}
