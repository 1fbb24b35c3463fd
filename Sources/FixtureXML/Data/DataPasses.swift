import CLibXML2

/// The pass over a data file that keeps what is outside of rows.
final class KeepingPass: DataParserHandler {
  private let rows: RowFinder
  private let collector: KeptCollector
  private let keys: [RowFinder]
  private let addEntry: (Int, RowFinder.Row) throws(ExternalDocumentError) -> Void

  /// Creates a pass. `addEntry` is called with the index of a key and an entry.
  init(
    rows: RowFinder, collector: KeptCollector, keys: [RowFinder],
    addEntry: @escaping (Int, RowFinder.Row) throws(ExternalDocumentError) -> Void
  ) {
    self.rows = rows
    self.collector = collector
    self.keys = keys
    self.addEntry = addEntry
  }

  var keepsText: Bool { collector.keepsText }

  func didStart(_ element: xmlNodePtr, in parser: DataParser) throws(ExternalDocumentError) {
    if try rows.start(element, in: parser) {
      collector.noteRow()
      parser.beginCollection()
    }
    for key in keys {
      if try key.start(element, in: parser) { parser.beginCollection() }
    }
    if try collector.start(element, isInRow: rows.isInHost, in: parser) {
      parser.beginCollection()
    }
  }

  func didEndText(_ text: xmlNodePtr?, in parser: DataParser) throws(ExternalDocumentError) {
    try collector.takeText(text, parser)
  }

  func didRead(_ text: xmlNodePtr, in parser: DataParser) throws(ExternalDocumentError) {
    try rows.read(text, in: parser)
    for key in keys { try key.read(text, in: parser) }
    collector.read(text, in: parser)
  }

  func willEnd(_ element: xmlNodePtr, in parser: DataParser) throws(ExternalDocumentError) {
    if try collector.end(element, in: parser) { parser.endCollection() }
    for (index, key) in keys.enumerated() {
      let ends = try key.end { [self] (row: RowFinder.Row) throws(ExternalDocumentError) -> Bool in
        try addEntry(index, row)
        return true
      }
      if ends { parser.endCollection() }
    }
    if rows.endWithoutRows() { parser.endCollection() }
  }
}

/// The pass over a data file that reads its rows.
final class RowPass: DataParserHandler {
  private let rows: RowFinder
  private let kept: KeptNodes
  private let body: (RowFinder.Row) throws(ExternalDocumentError) -> Bool
  private let placesKept: Bool
  private var ordinals = [0]

  /// Creates a pass that calls `body` with each row until it returns `false`.
  init(
    rows: RowFinder, kept: KeptNodes,
    body: @escaping (RowFinder.Row) throws(ExternalDocumentError) -> Bool
  ) {
    self.rows = rows
    self.kept = kept
    self.body = body
    placesKept = !kept.isEmpty
  }

  var keepsText: Bool { false }

  func didStart(_ element: xmlNodePtr, in parser: DataParser) throws(ExternalDocumentError) {
    if placesKept { ordinals.append(parser.ordinal) }
    if try rows.start(element, in: parser) { parser.beginCollection() }
  }

  func didEndText(_ text: xmlNodePtr?, in parser: DataParser) {}

  func didRead(_ text: xmlNodePtr, in parser: DataParser) throws(ExternalDocumentError) {
    try rows.read(text, in: parser)
  }

  func willEnd(_ element: xmlNodePtr, in parser: DataParser) throws(ExternalDocumentError) {
    if placesKept {
      try endPlaced(element, in: parser)
    } else {
      try end(in: parser)
    }
  }

  private func end(in parser: DataParser) throws(ExternalDocumentError) {
    let ends = try rows.end { [self] (row: RowFinder.Row) throws(ExternalDocumentError) -> Bool in
      let goesOn = try body(row)
      if !goesOn { parser.stop() }
      return goesOn
    }
    if ends { parser.endCollection() }
  }

  /// Ends an element with what is kept around it.
  private func endPlaced(
    _ element: xmlNodePtr, in parser: DataParser
  ) throws(ExternalDocumentError) {
    let placements = rows.endsHost ? try place(around: element, parser) : []
    defer {
      for placement in placements.reversed() { kept.remove(placement) }
    }
    try end(in: parser)
    kept.end(ordinals.removeLast())
  }

  /// Reports a container of which all content is kept, before anything is put around the row.
  private func checkContainers(
    of element: xmlNodePtr, _ parser: DataParser
  ) throws(ExternalDocumentError) {
    var container = element.pointee.parent
    for ordinal in ordinals.dropFirst().dropLast().reversed() {
      if kept.isWhole(ordinal) {
        throw .containsRow(
          container?.qualifiedName ?? "", offset: element.tagOffset ?? parser.offset)
      }
      container = container?.pointee.parent
    }
  }

  /// Puts what is kept around the element with rows, and around each of its containers.
  private func place(
    around element: xmlNodePtr, _ parser: DataParser
  ) throws(ExternalDocumentError) -> [KeptNodes.Placement] {
    try checkContainers(of: element, parser)
    var placements: [KeptNodes.Placement] = []
    var node = element
    for depth in ordinals.indices.dropFirst().dropLast().reversed() {
      guard let parent = node.pointee.parent else { break }
      if let placement = kept.place(around: node, ordinals[depth + 1], in: parent, ordinals[depth])
      {
        placements.append(placement)
      }
      node = parent
    }
    return placements
  }
}
