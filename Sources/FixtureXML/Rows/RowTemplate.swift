import FixtureModel

/// An `item` inside a `repeat`: fixed attributes, `{$n}` and what varies.
struct RowTemplate {
  private let item: SourceElement
  private let rows: RowSink
  private let texts: [(attribute: SourceAttribute, text: RoundText)]
  private let variations: [Variation]
  /// Whether a part of the template is wrong, so that no round can be made.
  let hasMistake: Bool

  /// Prepares an item.
  init(_ item: SourceElement, rows: RowSink, seed: SeededDraw) {
    self.item = item
    self.rows = rows
    var hasMistake = false
    var texts: [(SourceAttribute, RoundText)] = []
    for attribute in item.attributes where attribute.name != "cell" {
      guard let text = RoundText(attribute, rows.sink) else {
        hasMistake = true
        continue
      }
      texts.append((attribute, text))
    }
    var variations: [Variation] = []
    for child in item.children where child.name == "vary" {
      guard let variation = Variation(child, schema: rows.schema, seed: seed, rows: rows) else {
        hasMistake = true
        continue
      }
      variations.append(variation)
    }
    self.texts = texts
    self.variations = variations
    self.hasMistake = hasMistake
  }

  /// Adds the row of one round, counted from 1.
  func add(round: Int) {
    let elements = RowElements(rows: rows)
    rows.decoder.begin()
    for (attribute, text) in texts { elements.set(attribute, text: text.text(round: round)) }
    for child in item.children where child.name != "vary" { elements.append(child) }
    for variation in variations { variation.apply(round: round, to: rows) }
    rows.endRow(cell: item.attribute("cell"), at: RowPlace(item.position))
  }
}
