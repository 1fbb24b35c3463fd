import FixtureModel

/// Finds two supplementary elements of one kind in one section.
struct SupplementaryPlaces {
  private var all: [SupplementaryKind: SourcePosition] = [:]
  private var listed: [SupplementaryKind: [Int: SourcePosition]] = [:]

  /// Takes an element; reports a clash with an earlier one.
  ///
  /// An element for all sections may stand behind one for listed sections: those come first.
  mutating func take(
    _ kind: SupplementaryKind, _ sections: SectionSelection, _ element: SourceElement,
    _ sink: DiagnosticSink
  ) {
    switch sections {
    case .all:
      if let first = all[kind] { report(element, first, sink) }
      all[kind] = all[kind] ?? element.position
    case .only(let indexes):
      for index in indexes {
        if let first = all[kind] ?? listed[kind]?[index] {
          report(element, first, sink)
          return
        }
        listed[kind, default: [:]][index] = element.position
      }
    }
  }

  private func report(_ element: SourceElement, _ first: SourcePosition, _ sink: DiagnosticSink) {
    sink.error(
      .duplicateSupplementary, "a section has two elements of this kind", at: element.position,
      length: element.name.count + 1,
      note: DiagnosticNote("the first one is here", at: first))
  }
}
