import FixtureModel

/// Makes the rows of a `repeat`: its items, so many times, with what varies put in.
struct RepeatExpander {
  /// Where the rows go.
  let rows: RowSink
  /// Decodes `count` and `seed`.
  let scope: BindingScope

  /// Adds the rows of all rounds.
  func expand(_ element: SourceElement) {
    let reader = ElementReader(element, scope: scope, sink: rows.sink)
    guard let count = reader.integer("count", atLeast: 0) else { return }
    let seed = UInt64(bitPattern: Int64(reader.integer("seed", atLeast: .min) ?? 0))
    let items = element.children.filter { $0.name == "item" }
    let templates = items.enumerated().map { position, item in
      RowTemplate(item, rows: rows, seed: SeededDraw(seed: seed, stream: position))
    }
    guard count > 0, !templates.contains(where: \.hasMistake) else { return }
    for round in 1...count {
      for template in templates {
        template.add(round: round)
        if rows.isExhausted { return }
      }
    }
  }
}
