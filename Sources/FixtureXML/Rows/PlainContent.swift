/// The sections and rows of an element that is plain as a whole, before the container has them.
struct PlainContent {
  /// A change of the container, in document order.
  enum Change {
    /// A section begins.
    case beginSection
    /// A row ends.
    case row(key: RowKey?, RowPlace)
    /// A section ends; the place is that of its start.
    case endSection(RowPlace)
  }

  /// The changes.
  private(set) var changes: [Change] = []
  /// The number of rows.
  private(set) var rowCount = 0
  /// The number of sections.
  private(set) var sectionCount = 0
  /// The number of elements that are not streamed as rows: those of repeats, and sections.
  var elementCount = 0
  /// The values that rows and sections leave to defaults.
  private(set) var defaulted = (values: 0, text: 0)
  /// The cost of repeats.
  var repeated = RepeatCost()

  /// Forgets everything, the memory of the changes aside.
  mutating func removeAll() {
    var empty = changes
    changes = []
    empty.removeAll(keepingCapacity: true)
    self = PlainContent()
    changes = empty
  }

  /// Adds the current row of a decoder.
  mutating func addRow(of decoder: RowValueDecoder, at place: RowPlace) {
    addDefaults(of: decoder)
    rowCount += 1
    changes.append(.row(key: decoder.key, place))
  }

  /// Starts a section, whose fields a decoder has.
  mutating func beginSection(fields: RowValueDecoder) {
    addDefaults(of: fields)
    sectionCount += 1
    changes.append(.beginSection)
  }

  /// Ends a section that starts at a place.
  mutating func endSection(at place: RowPlace) { changes.append(.endSection(place)) }

  private mutating func addDefaults(of decoder: RowValueDecoder) {
    defaulted.values += decoder.defaulted.values
    defaulted.text += decoder.defaulted.text
  }
}
