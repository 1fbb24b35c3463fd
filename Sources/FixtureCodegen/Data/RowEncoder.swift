import FixtureModel

/// The encoder of a fixture's data into the inside of one multi-line string literal.
///
/// The form of the rows is that of `FixtureRows` in the runtime.
struct RowEncoder {
  private let fixture: Fixture
  private var lineCount = 0
  private var isInLine = false
  private var imageIndexes: [String: Int] = [:]
  /// The lines so far, escaped for a literal, each with its end.
  private(set) var literal = ""

  /// Creates an encoder for one fixture.
  init(_ fixture: Fixture) {
    self.fixture = fixture
  }

  /// Encodes everything, and returns the lines of each part.
  mutating func encode() -> DataPlan {
    var plan = DataPlan()
    plan.imageCount = encodeImages()
    plan.containers = fixture.containers.map { encode($0) }
    return plan
  }

  private mutating func encodeImages() -> Int {
    for image in fixture.visibleDeclarations.images where imageIndexes[image.name] == nil {
      imageIndexes[image.name] = imageIndexes.count
      append(fields: [RowField.text(image.name)] + Self.form(of: image))
    }
    return lineCount
  }

  /// Returns the fields after an image's name: its size and scale; or of a symbol, its point size, its weight
  /// and no scale.
  private static func form(of image: ImageDeclaration) -> [String] {
    guard let symbol = image.symbol else {
      return [image.size.width, image.size.height, image.scale].map(NumberText.spelling)
    }
    return [
      symbol.pointSize.map(NumberText.spelling) ?? RowField.missing,
      symbol.weight.map { RowField.text($0.rawValue) } ?? RowField.missing, RowField.missing,
    ]
  }

  private mutating func encode(_ container: Container) -> DataPlan.ContainerLines {
    let namesCells = !container.ownCells.isEmpty
    let start = lineCount
    for section in container.sections { encodeHead(of: section) }
    let sections = start..<lineCount
    for section in container.sections { _ = encode(section.rows, namesCells: namesCells) }
    let batches = container.batches.map { encode($0.rows, namesCells: namesCells) }
    let edits = container.mutations.map { mutation in
      mutation.edits.map { encode($0, namesCells: namesCells) }
    }
    let firstMutation = lineCount
    for (mutation, lines) in zip(container.mutations, edits) {
      append(fields: MutationFields(mutation, lines: lines).fields)
    }
    let firstExpectation = lineCount
    for expectation in container.expectations {
      for row in ExpectationFields(expectation).rows { append(fields: row) }
    }
    return DataPlan.ContainerLines(
      sections: sections, batches: batches, mutations: firstMutation..<firstExpectation,
      expectations: firstExpectation..<lineCount, itemsNameCells: namesCells)
  }

  private mutating func encode(_ edit: Edit, namesCells: Bool) -> Range<Int> {
    switch edit.operation {
    case .insertItems(_, let rows), .reloadItems(_, let rows):
      return encode(rows, namesCells: namesCells)
    case .insertSection(_, let section):
      let start = lineCount
      encodeHead(of: section)
      return start..<encode(section.rows, namesCells: namesCells).upperBound
    case .deleteItems, .deleteSections, .reloadSections, .moveItem, .moveSection:
      return lineCount..<lineCount
    }
  }

  private mutating func encodeHead(of section: Section) {
    var fields = [String(section.rows.count)]
    for value in section.fields { append(value, to: &fields) }
    append(fields: fields)
  }

  private mutating func encode(_ rows: [Row], namesCells: Bool) -> Range<Int> {
    let start = lineCount
    for row in rows {
      if namesCells { write(row.cell.map(RowField.text) ?? RowField.missing) }
      for value in row.values { write(value) }
      endLine()
    }
    return start..<lineCount
  }

  /// Writes the frequent values of a row without a list of its fields.
  private mutating func write(_ value: FieldValue) {
    switch value {
    case .string(let text), .enumCase(let text): write(RowField.text(text))
    case .integer(let number): write(String(number))
    default:
      var fields: [String] = []
      append(value, to: &fields)
      for field in fields { write(field) }
    }
  }

  private mutating func write(_ field: String) {
    if isInLine { literal += "\\t" }
    literal += field
    isInLine = true
  }

  private mutating func endLine() {
    literal += "\n"
    lineCount += 1
    isInLine = false
  }

  private mutating func append(fields: [String]) {
    for field in fields { write(field) }
    endLine()
  }

  private func append(_ value: FieldValue, to fields: inout [String]) {
    switch value {
    case .image(let name): fields.append(String(imageIndexes[name] ?? -1))
    case .list(let values):
      fields.append(String(values.count))
      for value in values { append(value, to: &fields) }
    case .model(let values):
      // Without a mark, nil and a model whose first field is nil would be spelled alike.
      fields.append(RowField.present)
      for value in values { append(value, to: &fields) }
    default: fields += RowField.fields(of: value)
    }
  }
}
