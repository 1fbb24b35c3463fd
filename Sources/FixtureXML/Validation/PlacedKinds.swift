import FixtureModel

/// The kinds of supplementary elements that a layout places; others are never shown, or are
/// an error when the list runs.
struct PlacedKinds {
  /// The layout's element; nil for a collection without one, which is a flow layout.
  let layout: SourceElement?
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  private var placement: LayoutDecoding.Placement {
    layout?.spec.layoutDecoding?.placement ?? .headersAndFooters("a flow layout")
  }

  /// Reports an element that the layout does not place.
  func check(_ kind: SupplementaryKind, _ element: SourceElement) {
    switch (kind, placement) {
    case (.custom(let name), _): check(name, element)
    case (.footer, .headers(let layout)):
      sink.error(
        .unplacedSupplementary, "\(layout) places headers and no other supplementary elements",
        at: element.position, length: element.name.count + 1, note: note)
    case (.header, _), (.footer, _): return
    }
  }

  private func check(_ name: String, _ element: SourceElement) {
    guard let attribute = element.attribute("kind") else { return }
    if let own = Self.ownElements[name] {
      return sink.error(
        .unplacedSupplementary, "'\(name)' is the kind of the element '\(own)': use that element",
        in: attribute)
    }
    let places: String
    switch placement {
    case .all: return
    case .headers(let layout): places = "\(layout) places headers"
    case .headersAndFooters(let layout): places = "\(layout) places headers and footers"
    }
    sink.add(
      Diagnostic(
        .unplacedSupplementary,
        "\(places) and no '\(name)'; another kind needs a hand-written 'layout'",
        at: attribute.valuePosition, length: name.unicodeScalars.count,
        notes: note.map { [$0] } ?? []))
  }

  private var note: DiagnosticNote? {
    layout.map { DiagnosticNote("the layout is here", at: $0.position) }
  }

  /// The values of UIKit's constants, with the elements of their kinds.
  private static let ownElements = [
    "UICollectionElementKindSectionHeader": "header",
    "UICollectionElementKindSectionFooter": "footer",
  ]
}

/// A check for two supplementary elements of one kind in one section.
struct SupplementaryPlaces {
  private var all: [SupplementaryKind: SourcePosition] = [:]
  private var listed: [SupplementaryKind: [Int: SourcePosition]] = [:]

  /// Adds an element. Reports a conflict with an earlier one.
  ///
  /// An element for all sections may follow one for listed sections, which has precedence.
  mutating func take(
    _ kind: SupplementaryKind, _ sections: SectionSelection, isConditional: Bool,
    _ element: SourceElement, _ sink: DiagnosticSink
  ) {
    switch sections {
    case .all:
      if let first = all[kind] { report(element, first, sink) }
      if !isConditional { all[kind] = all[kind] ?? element.position }
    case .only(let indexes):
      for index in indexes {
        if let first = all[kind] ?? listed[kind]?[index] {
          report(element, first, sink)
          return
        }
        if !isConditional { listed[kind, default: [:]][index] = element.position }
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
