import FixtureModel

/// The numbers of values and bytes of text that a `repeat` makes, saturated at `Int.max`.
///
/// Decided here, from measurements of the debug tool: a row takes as long as two values, and memory for
/// each field of its model. A `vary` sets a field and adds nothing.
struct RepeatCost {
  /// The number of items, sections, attributes and values.
  private(set) var values = 0
  /// The length of the attributes' values, in bytes.
  private(set) var text = 0

  /// Creates the cost of nothing.
  init() {}

  /// Creates the cost of what a repeat makes in addition to what is written once in the fixture.
  init(rounds count: Int, of element: SourceElement, fields: Int) {
    self.init(rounds: count, of: element, fields: fields, isExpanded: true)
    let written = RepeatCost(rounds: 1, of: element, fields: fields, isExpanded: false)
    values = max(0, values - written.values)
    text = max(0, text - written.text)
  }

  /// Adds up the rounds of a repeat. Without `isExpanded`, each repeat inside of it is one round.
  private init(rounds count: Int, of element: SourceElement, fields: Int, isExpanded: Bool) {
    for child in element.children {
      add(RepeatCost(of: child, fields: fields, isExpanded: isExpanded))
    }
    values = Self.product(max(1, values), count)
    text = Self.product(text, count)
  }

  /// The cost of one row of a number of fields, without attributes and children.
  init(rowOfFields fields: Int) { values = Self.valuesPerRow + fields }

  /// Adds another cost.
  mutating func add(_ other: RepeatCost) {
    values = Self.sum(values, other.values)
    text = Self.sum(text, other.text)
  }

  private init(of element: SourceElement, fields: Int, isExpanded: Bool) {
    switch element.spec.decoding {
    case .repetition:
      let count = element.attribute("count").flatMap { ValueParser.index($0.value) } ?? 0
      add(
        RepeatCost(
          rounds: isExpanded ? count : 1, of: element, fields: fields, isExpanded: isExpanded))
      values = max(1, values)
    case .externalRows: values = Self.valuesPerDocument
    case .variation: text = Self.longestWord(of: element)
    case .rowList:
      values = Self.valuesPerSection + 3 * element.attributes.count
      text = Self.length(of: element)
      for child in element.children {
        add(RepeatCost(of: child, fields: fields, isExpanded: isExpanded))
      }
    default:
      values = element.attributes.count + (element.spec.isItem ? Self.valuesPerRow + fields : 1)
      text = Self.length(of: element)
      for child in element.children {
        add(RepeatCost(of: child, fields: fields, isExpanded: isExpanded))
      }
    }
  }

  /// A row takes as long as two values, in addition to those of its fields.
  private static let valuesPerRow = 2

  /// A section is an array of rows and an array of fields.
  private static let valuesPerSection = 5

  /// Returns the length of the attributes' values, in bytes.
  private static func length(of element: SourceElement) -> Int {
    let attributes = element.attributes
    return attributes.indices.reduce(0) { $0 + attributes[$1].value.utf8.count }
  }

  /// Returns the length of the longest text that a `vary` can give a row, in bytes.
  private static func longestWord(of element: SourceElement) -> Int {
    let rules = element.attributes.filter { $0.name != "field" }
    return rules.map { ValueParser.words($0.value).map(\.utf8.count).max() ?? 0 }.max() ?? 0
  }

  /// A document is read again in each round.
  private static let valuesPerDocument = 50_000

  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? .max : sum
  }

  private static func product(_ first: Int, _ second: Int) -> Int {
    let (product, overflow) = first.multipliedReportingOverflow(by: second)
    return overflow ? .max : product
  }
}
