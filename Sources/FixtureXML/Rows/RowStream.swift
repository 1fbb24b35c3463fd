import FixtureModel

/// The reader of `item` elements, which creates rows without a tree of elements.
final class RowStream {
  private static let cellTarget = -1
  private static let unknownTarget = -2

  private let rows: RowSink
  private let decoder: RowValueDecoder
  private let path: String
  private let targets = RowTargets()
  private var place = RowPlace(line: 1, column: 1)
  private var cell: SourceAttribute?

  /// Creates a stream into a row sink, for positions in the document of that path.
  init(into rows: RowSink, path: String) {
    self.rows = rows
    self.path = path
    decoder = rows.decoder
  }

  /// Starts a row from an `item` tag.
  func beginItem(_ tag: StartTag, in parser: SAXParser) {
    decoder.begin()
    if cell != nil { cell = nil }
    place = RowPlace(line: tag.start.line, column: tag.start.column)
    for index in 0..<tag.attributeCount {
      guard let name = tag.attributeName(index) else { continue }
      if let prefix = tag.attributePrefix(index) {
        let attribute = parser.sourceAttribute(index, of: tag, path: path)
        rows.sink.reportPrefix(String(cString: prefix), of: attribute)
        decoder.markError()
        continue
      }
      let target = target(of: name, guess: index)
      if target >= 0, !decoder.states(target),
        decoder.takeUnkept(target, tag.attributeValue(index))
      {
        continue
      }
      take(index, of: tag, target: target, in: parser)
    }
  }

  /// Marks the row as wrong, so that what is missing in it is not reported on top.
  func markError() { decoder.markError() }

  /// Adds a child of the current `item`.
  func take(_ child: SourceElement) {
    RowElements(rows: rows).append(child)
  }

  /// Ends the row, and returns whether reading continues.
  func endItem() -> Bool {
    rows.endRow(cell: cell, at: place)
    return !rows.hasTooManyRows
  }

  /// Decodes an attribute whose value is kept or invalid, or that is not a field.
  private func take(_ index: Int, of tag: StartTag, target: Int, in parser: SAXParser) {
    if target >= 0 {
      guard !decoder.states(target) else {
        decoder.markError()
        return rows.sink.reportSecond(parser.sourceAttribute(index, of: tag, path: path))
      }
      let value = tag.attributeValue(index)
      if RowValueDecoder.hasBrace(value),
        rows.sink.reportRound(in: parser.sourceAttribute(index, of: tag, path: path))
      {
        return decoder.markError()
      }
      guard let error = decoder.set(target, value) else { return }
      let attribute = parser.sourceAttribute(index, of: tag, path: path)
      rows.report(
        error, at: attribute.valuePosition, length: attribute.value.unicodeScalars.count)
      return
    }
    let attribute = parser.sourceAttribute(index, of: tag, path: path)
    if target == Self.cellTarget {
      cell = attribute
    } else {
      rows.reportUnknownField(attribute.name, at: attribute.position)
    }
  }

  /// Names are interned, so that after the first row one comparison of addresses finds each.
  private func target(of name: UnsafePointer<UInt8>, guess: Int) -> Int {
    if let known = targets.target(of: name, guess: guess) { return known }
    let text = String(cString: name)
    let target =
      text == "cell"
      ? Self.cellTarget : rows.schema.slot(named: text) ?? Self.unknownTarget
    targets.remember(name, target: target)
    return target
  }
}

/// The slots of the attributes of rows, by the addresses of their interned names.
///
/// A class over flat memory, because it is asked for every attribute.
final class RowTargets {
  private static let capacity = 256
  private let names = UnsafeMutablePointer<UnsafePointer<UInt8>>.allocate(capacity: capacity)
  private let targets = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
  private var count = 0

  deinit {
    names.deallocate()
    targets.deallocate()
  }

  /// Returns the target of a name, looked for first at the place where the row before had it.
  func target(of name: UnsafePointer<UInt8>, guess: Int) -> Int? {
    if guess < count, names[guess] == name { return targets[guess] }
    for index in 0..<count where names[index] == name { return targets[index] }
    return nil
  }

  /// Records a name, up to a limit.
  func remember(_ name: UnsafePointer<UInt8>, target: Int) {
    guard count < Self.capacity else { return }
    (names + count).initialize(to: name)
    (targets + count).initialize(to: target)
    count += 1
  }
}

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
