import FixtureModel

/// The decoder of the uses of cells in a container: cell rules and supplementary elements.
struct CellUseDecoder {
  /// The container's name.
  let container: String
  /// The container's class.
  let kind: ContainerKind
  /// The items for which the container requests plain UIKit cells.
  let interop: InteropMode
  /// The declarations.
  let index: DeclarationIndex
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Texture's own cells that a fixture may use without declaring one.
  static let builtIn = ["ASTextCellNode", "ASCellNode"]
  private static let handled: Set<String> = [
    "cell", "kind", "sections", "sizeRange", "when", "every", "offset",
  ]

  /// Decodes the supplementary elements among a container's children.
  func supplementaries(_ children: [SourceElement], model: ModelOfUses) -> [Supplementary] {
    var taken = SupplementaryPlaces()
    let placed = PlacedKinds(
      layout: children.first { $0.spec.layoutDecoding != nil }, sink: sink)
    return children.compactMap { element in
      guard case .supplementary(let known) = element.spec.decoding,
        let kind = known ?? element.attribute("kind").map({ .custom($0.value) })
      else { return nil }
      let reader = reader(element, model: model, owner: "a section of '\(container)'")
      guard let cell = reference(element, reader, forms: [.cellNode, .reusableView, .builtIn])
      else { return nil }
      let sections = reader.indexes("sections").map { SectionSelection.only($0.sorted()) } ?? .all
      taken.take(kind, sections, element, sink)
      placed.check(kind, element)
      return Supplementary(
        kind: kind, cell: cell, sections: sections, sizeRange: reader.sizeRange("sizeRange"),
        position: element.position)
    }
  }

  /// Decodes the titles of sections among a table's children. The first one for a section is used.
  func titles(_ children: [SourceElement], model: ModelOfUses) -> [SectionTitle] {
    children.compactMap { element in
      guard let kind = element.spec.sectionTitleKind else { return nil }
      let reader = reader(element, model: model, owner: "a section of '\(container)'")
      guard case .text(let text) = reader.value("text") else { return nil }
      let sections = reader.indexes("sections").map { SectionSelection.only($0.sorted()) } ?? .all
      return SectionTitle(kind: kind, text: text, sections: sections, position: element.position)
    }
  }

  /// Decodes the rules of a `cells` element.
  func rules(_ element: SourceElement?, model: ModelOfUses) -> [CellRule] {
    var fallback: SourcePosition?
    return (element?.children ?? []).compactMap { child in
      if let fallback {
        sink.error(
          .unreachableRule, "this rule never applies, because a rule before it always applies",
          at: child.position,
          length: child.name.count + 1,
          note: DiagnosticNote("this rule always applies", at: fallback))
      }
      guard let rule = rule(child, model: model) else { return nil }
      if rule.condition == .always, fallback == nil { fallback = child.position }
      return rule
    }
  }

  private func rule(_ element: SourceElement, model: ModelOfUses) -> CellRule? {
    guard case .cellRule(let kind) = element.spec.decoding else { return nil }
    let reader = reader(element, model: model, owner: "'\(container)'")
    let condition = condition(element, reader)
    if kind == .plain { checkPlain(element) }
    let forms: [CellReferenceForm] = kind == .plain ? [.plainCell] : [.cellNode, .builtIn]
    guard let cell = reference(element, reader, forms: forms), let condition else { return nil }
    return CellRule(kind: kind, cell: cell, condition: condition, position: element.position)
  }

  private func checkPlain(_ element: SourceElement) {
    if kind == .table {
      sink.error(
        .plainInTable, "a table has no interop with plain cells", at: element.position, length: 6)
    } else if interop == .never {
      sink.error(
        .missingInterop, "plain cells need interop=\"whenNoNode\" or \"always\" on '\(container)'",
        at: element.position, length: 6)
    }
  }

  private func condition(_ element: SourceElement, _ reader: ElementReader) -> CellCondition? {
    if let when = element.attribute("when") {
      if let every = element.attribute("every") ?? element.attribute("offset") {
        sink.error(
          .conflictingAttributes, "'when' and '\(every.name)' exclude each other",
          at: every.position, length: every.name.count)
      }
      return reader.decoder.condition(when).map { .when($0) }
    }
    guard element.attribute("every") != nil else {
      guard let offset = element.attribute("offset") else { return .always }
      sink.error(
        .conflictingAttributes, "'offset' requires 'every' on the same element",
        at: offset.position, length: 6)
      return nil
    }
    guard let every = reader.integer("every", atLeast: 1) else { return nil }
    let offset = reader.integer("offset", atLeast: 0) ?? 0
    guard offset < every else {
      reader.outOfRange("offset", "less than 'every'")
      return nil
    }
    return every == 1 ? .always : .every(every, offset: offset)
  }

  private func reader(
    _ element: SourceElement, model: ModelOfUses, owner: String
  ) -> ElementReader {
    let scope = BindingScope(
      model: model.model, owner: owner, isModelInvalid: model.isInvalid,
      contexts: Set(ContextValue.allCases), index: index)
    return ElementReader(element, scope: scope, sink: sink)
  }

  private func reference(
    _ element: SourceElement, _ reader: ElementReader, forms: [CellReferenceForm]
  ) -> CellReference? {
    guard let attribute = element.attribute("cell"),
      let form = form(of: attribute, allowed: forms)
    else { return nil }
    let extra = element.attributes.filter {
      !Self.handled.contains($0.name) && element.spec.attribute(named: $0.name) != nil
    }
    if form != .builtIn, let first = extra.first {
      sink.error(
        .conflictingAttributes,
        "'\(first.name)' is stated where '\(attribute.value)' is declared, not where it is used",
        at: first.position, length: first.name.count)
    }
    let properties = form == .builtIn ? reader.properties(excluding: Self.handled) : []
    return CellReference(
      name: attribute.value, form: form, properties: properties,
      position: attribute.valuePosition)
  }

  private func form(
    of attribute: SourceAttribute, allowed: [CellReferenceForm]
  ) -> CellReferenceForm? {
    guard let form = form(named: attribute.value) else {
      if index.invalid.holds(type: attribute.value) { return nil }
      sink.unknown(
        .unknownCell, "there is no cell '\(attribute.value)'", name: attribute.value,
        among: index.cellNames + Self.builtIn, at: attribute.valuePosition)
      return nil
    }
    guard allowed.contains(form) else {
      return sink.failure(
        .wrongCellKind,
        "'\(attribute.value)' is \(Self.description(of: form)), which is not allowed here",
        in: attribute)
    }
    return form
  }

  private func form(named name: String) -> CellReferenceForm? {
    if index.cellNodes[name] != nil { return .cellNode }
    if index.plainCells[name] != nil { return .plainCell }
    if index.reusableViews[name] != nil { return .reusableView }
    return Self.builtIn.contains(name) ? .builtIn : nil
  }

  private static func description(of form: CellReferenceForm) -> String {
    switch form {
    case .cellNode, .builtIn: "a cell node"
    case .plainCell: "a plain cell"
    case .reusableView: "a reusable view"
    }
  }
}
