import FixtureModel

/// The expander of a `repeat`, which creates its items with varied values in each round.
struct RepeatExpander {
  /// The receiver of the rows.
  let rows: RowSink
  /// Decodes `count` and `seed`.
  let scope: BindingScope
  /// A Boolean value that indicates whether the repeat is part of another, whose cost includes this
  /// one's.
  var isPaid = false

  /// Adds the rows of all rounds.
  func expand(_ element: SourceElement) {
    let reader = ElementReader(element, scope: scope, sink: rows.sink)
    guard let count = reader.integer("count", atLeast: 0) else { return rows.markIncomplete() }
    let seed = UInt64(bitPattern: Int64(reader.integer("seed", atLeast: .min) ?? 0))
    let items = element.children.filter(\.spec.isItem)
    for child in element.children where child.spec.isRowList {
      rows.sink.error(
        .misplacedElement, "a 'repeat' of sections must be in the container, not in a section",
        at: child.position, length: child.name.count + 1)
      return rows.markIncomplete()
    }
    var numbers: [String: Int] = [:]
    let templates = items.map { item in
      RowTemplate(item, rows: rows, draws: ItemDraws(item, SeededDraw(seed: seed), count, &numbers))
    }
    guard count > 0, !rows.isExhausted else { return }
    guard !templates.contains(where: \.hasError),
      isPaid || rows.take(rounds: count, of: element)
    else { return rows.markIncomplete() }
    for round in 1...count {
      for template in templates {
        template.add(round: round)
        if rows.isExhausted { return }
      }
    }
  }
}

/// An `item` inside a `repeat`: fixed attributes, `{$n}` and what varies.
///
/// A class, because it has many parts, and each is used in every round.
final class RowTemplate {
  private let rows: RowSink
  private let elements: RowElements
  private let place: RowPlace
  private let cell: SourceAttribute?
  private let cellText: RoundText?
  private let lists: [(slot: Int, elements: [FieldValue])]
  private let constants: [(slot: Int, value: FieldValue)]
  private let texts: [(attribute: SourceAttribute, text: RoundText)]
  private let variations: [Variation]
  /// A Boolean value that indicates whether a part of the template is wrong, so that no round can
  /// be made.
  let hasError: Bool

  /// Prepares an item. Without draws, as in a repeated section, a `vary` child is an error.
  init(_ item: SourceElement, rows: RowSink, draws: ItemDraws?) {
    self.rows = rows
    var hasError = false
    var texts: [(attribute: SourceAttribute, text: RoundText)] = []
    // With the labels of the property: an array of other labels would be converted element by element.
    var constants: [(slot: Int, value: FieldValue)] = []
    constants.reserveCapacity(item.attributes.count)
    let attributes = item.attributes
    for index in attributes.indices where attributes[index].name != "cell" {
      let slot = rows.schema.slot(named: attributes[index].name, guess: index)
      if let slot, rows.decoder.acceptsUnkept(attributes[index].value, in: slot) {
        constants.append((slot, .none))
        continue
      }
      let attribute = attributes[index]
      guard let text = RoundText(attribute, rows.sink) else {
        hasError = true
        continue
      }
      if let constant = text.constant, let slot,
        case .success(let value) = rows.decoder.parser.value(
          constant, of: rows.schema.slots[slot].type)
      {
        constants.append((slot, value))
      } else {
        texts.append((attribute, text))
      }
    }
    var variations: [Variation] = []
    lazy var listed = Set(
      item.children.filter { $0.name == "value" }.compactMap { $0.attribute("field")?.value })
    var varied: Set<String> = []
    for child in item.children where child.name == "vary" {
      guard let draws else {
        RowElements(rows: rows).reportVariation(child)
        hasError = true
        continue
      }
      if let field = child.attribute("field") {
        hasError = Self.isRepeated(field, of: item, listed, &varied, rows.sink) || hasError
      }
      guard
        let variation = Variation(
          child, schema: rows.schema, seed: draws.draw(of: child), rounds: draws.rounds, rows: rows)
      else {
        hasError = true
        continue
      }
      variations.append(variation)
    }
    elements = RowElements(rows: rows)
    place = RowPlace(item.position)
    cell = item.attribute("cell")
    cellText = cell.flatMap { $0.value.contains("{") ? RoundText($0, rows.sink) : nil }
    if item.children.isEmpty {
      lists = []
    } else {
      rows.decoder.begin()
      for child in item.children where child.name != "vary" { elements.append(child) }
      lists = rows.decoder.statedLists
      hasError = rows.decoder.hasError || hasError
    }
    self.constants = constants
    self.texts = texts
    self.variations = variations
    self.hasError = hasError
  }

  /// Reports a field that two `vary` elements, or an attribute, a `value` and one of them, set.
  private static func isRepeated(
    _ field: SourceAttribute, of item: SourceElement, _ listed: Set<String>,
    _ varied: inout Set<String>, _ sink: DiagnosticSink
  ) -> Bool {
    let message: String
    if !varied.insert(field.value).inserted {
      message = "'\(field.value)' is varied twice"
    } else if item.attribute(field.value) != nil {
      message = "'\(field.value)' has a value in the item's attribute already"
    } else if listed.contains(field.value) {
      message = "'\(field.value)' has elements in the item's 'value' already"
    } else {
      return false
    }
    sink.error(.duplicateName, message, in: field)
    return true
  }

  private func cell(round: Int) -> SourceAttribute? {
    guard let cell, let cellText else { return cell }
    return SourceAttribute(
      name: cell.name, value: cellText.text(round: round), position: cell.position,
      valuePosition: cell.valuePosition, written: cell.written)
  }

  /// Adds the row of one round, counted from 1.
  func add(round: Int) {
    rows.decoder.begin()
    for (slot, value) in constants { rows.decoder.set(slot, value: value) }
    for (attribute, text) in texts { elements.set(attribute, text: text.text(round: round)) }
    for (slot, values) in lists { rows.decoder.append(values, to: slot) }
    for variation in variations { variation.apply(round: round, to: rows) }
    rows.endRow(cell: cell(round: round), at: place)
  }
}

/// The draws of the varied fields of an item.
struct ItemDraws {
  /// The number of repetitions.
  let rounds: Int
  private let seed: SeededDraw
  private var numbers: [String: Int] = [:]

  /// Numbers the item among the items of its repeat that vary the same field at random.
  init(
    _ item: SourceElement, _ seed: SeededDraw, _ rounds: Int, _ counts: inout [String: Int]
  ) {
    self.seed = seed
    self.rounds = rounds
    for child in item.children where child.attribute("random") != nil {
      guard let field = child.attribute("field")?.value else { continue }
      numbers[field] = counts[field, default: 0]
      counts[field, default: 0] += 1
    }
  }

  /// Returns the draws of a `vary` element.
  func draw(of element: SourceElement) -> SeededDraw {
    seed.draw(forItem: element.attribute("field").flatMap { numbers[$0.value] } ?? 0)
  }
}

/// Text of a repeat in which `{$n}` is the round.
struct RoundText {
  private let parts: [RawTemplate.Part]
  /// The text of every round, or `nil` where it depends on the round.
  let constant: String?

  /// Splits an attribute's value; reports every binding that is not `{$n}`.
  init?(_ attribute: SourceAttribute, _ sink: DiagnosticSink) {
    guard attribute.value.utf8.contains(UInt8(ascii: "{")) else {
      parts = []
      constant = attribute.value
      return
    }
    do throws(RawTemplate.SyntaxError) {
      parts = try RawTemplate(attribute.value).parts
    } catch {
      sink.error(.bindingSyntax, error.message, at: attribute.position(ofScalar: error.offset))
      return nil
    }
    for case .binding(let raw) in parts where raw.path != "$n" || raw.format != nil {
      sink.error(
        .unknownContext, "inside a 'repeat', '{$n}' is the only binding of a row",
        at: attribute.position(ofScalar: raw.offset), length: raw.path.count + 2)
      return nil
    }
    if parts.count == 1, case .literal(let text) = parts[0] {
      constant = text
    } else {
      constant = nil
    }
  }

  /// Returns the text of a round.
  func text(round: Int) -> String {
    if let constant { return constant }
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .binding: text += String(round)
      }
    }
    return text
  }
}

extension DiagnosticSink {
  /// Reports `{$n}` in an attribute outside of a repeat, where it has no value; returns whether it did.
  func reportRound(in attribute: SourceAttribute) -> Bool {
    guard let range = attribute.value.firstRange(of: "{$n}"),
      !attribute.value[..<range.lowerBound].hasSuffix("{")
    else { return false }
    let offset = attribute.value[..<range.lowerBound].unicodeScalars.count
    error(
      .unknownContext,
      "'{$n}' has a value only in the attributes of items and sections of a 'repeat'",
      at: attribute.position(ofScalar: offset), length: 4)
    return true
  }
}
