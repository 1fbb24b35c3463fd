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
    "cell", "kind", "sections", "sizeRange", "columns", "when", "every", "offset",
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
      let condition = element.attribute("when").map { reader.decoder.condition($0) }
      let forms: [CellReferenceForm] =
        self.kind == .table ? [.cellNode, .builtIn] : [.cellNode, .reusableView, .builtIn]
      guard let cell = reference(element, reader.guarding(condition ?? nil), forms: forms) else {
        return nil
      }
      if case .some(nil) = condition { return nil }
      if cell.form == .reusableView, interop == .never { reportMissingInterop(element, "views") }
      let sections = reader.indexes("sections").map { SectionSelection.only($0.sorted()) } ?? .all
      taken.take(kind, sections, isConditional: condition != nil, element, sink)
      placed.check(kind, element)
      return Supplementary(
        kind: kind, cell: cell, sections: sections, condition: condition ?? nil,
        sizeRange: reader.sizeRange("sizeRange"),
        position: element.position)
    }
  }

  /// Decodes the titles of sections among a table's children. The first one for a section is used.
  func titles(_ children: [SourceElement], model: ModelOfUses) -> [SectionTitle] {
    children.compactMap { element in
      guard let kind = element.spec.sectionTitleKind else { return nil }
      let reader = reader(element, model: model, owner: "a section of '\(container)'")
      let condition = element.attribute("when").map { reader.decoder.condition($0) }
      if case .some(nil) = condition { return nil }
      // A text may bind what the condition has checked for a value.
      guard case .text(let text) = reader.guarding(condition ?? nil).value("text") else {
        return nil
      }
      let sections = reader.indexes("sections").map { SectionSelection.only($0.sorted()) } ?? .all
      return SectionTitle(
        kind: kind, text: text, sections: sections, condition: condition ?? nil,
        position: element.position)
    }
  }

  /// Decodes the rules of a `cells` element.
  func rules(
    _ element: SourceElement?, model: ModelOfUses, sizes: CellSizeDecoder
  ) -> CellRules {
    let size = element.flatMap { sizes.size(reader($0, model: model, owner: "'\(container)'")) }
    var last: LastRule?
    var coverage = RuleCoverage(index)
    var rules: [CellRule] = []
    for child in element?.children ?? [] {
      if let last { reportUnreachable(child, after: last) }
      guard let rule = rule(child, model: model, sizes, size) else { continue }
      rules.append(rule)
      guard last == nil else { continue }
      switch rule.condition {
      case .always: last = LastRule(position: child.position, isOneOfSeveral: false)
      case .when(let condition):
        if !coverage.add(condition) { reportUnreachable(child, after: nil) }
        guard coverage.isComplete else { continue }
        last = LastRule(position: child.position, isOneOfSeveral: true)
      case .every: continue
      }
    }
    if let element, last == nil, rules.count == element.children.count {
      reportMissingCases(coverage, element)
    }
    return CellRules(rules: rules, size: size, isComplete: last != nil)
  }

  /// The rule after which no other rule is reached.
  private struct LastRule {
    let position: SourcePosition
    /// A Boolean value that indicates whether rules before it apply to the items that it leaves out.
    let isOneOfSeveral: Bool

    var note: DiagnosticNote {
      DiagnosticNote(
        isOneOfSeveral ? "with this rule, one applies to every item" : "this rule always applies",
        at: position)
    }
  }

  private func reportUnreachable(_ rule: SourceElement, after last: LastRule?) {
    let reason =
      last.map(\.isOneOfSeveral) ?? true
      ? "rules before it apply to all of its items" : "a rule before it always applies"
    sink.error(
      .unreachableRule, "this rule never applies, because \(reason)", at: rule.position,
      length: rule.name.count + 1, note: last?.note)
  }

  private func reportMissingCases(_ coverage: RuleCoverage, _ element: SourceElement) {
    guard let (path, enumeration, cases) = coverage.missingCases else { return }
    // An enumeration may have thousands of cases.
    let shown = cases.prefix(8)
    let more = cases.count > shown.count ? ", and \(cases.count - shown.count) more cases" : ""
    let missing =
      cases.isEmpty ? "a missing value" : shown.map { "'\($0)'" }.joined(separator: ", ") + more
    let way =
      cases.isEmpty
      ? "when=\"not {\(path)}\"" : "when=\"{\(path)} is \(shown.joined(separator: " "))\""
    sink.error(
      .cellChoiceIncomplete,
      "no rule applies to \(missing) of '\(enumeration)'; add a rule with \(way), or end with a rule "
        + "that always applies", at: element.position, length: element.name.count + 1)
  }

  private func rule(
    _ element: SourceElement, model: ModelOfUses, _ sizes: CellSizeDecoder, _ size: CellSize?
  ) -> CellRule? {
    guard case .cellRule(let kind) = element.spec.decoding else { return nil }
    let reader = reader(element, model: model, owner: "'\(container)'")
    let condition = condition(element, reader)
    if kind == .plain { checkPlain(element) }
    let forms: [CellReferenceForm] = kind == .plain ? [.plainCell] : [.cellNode, .builtIn]
    let test: Condition? = if case .when(let test)? = condition { test } else { nil }
    guard let cell = reference(element, reader.guarding(test), forms: forms), let condition else {
      return nil
    }
    return CellRule(
      kind: kind, cell: cell, condition: condition, size: sizes.size(reader, within: size),
      position: element.position)
  }

  private func checkPlain(_ element: SourceElement) {
    if kind == .table {
      sink.error(
        .plainInTable, "a table has no interop with plain cells", at: element.position, length: 6)
    } else if interop == .never {
      reportMissingInterop(element, "cells")
    }
  }

  private func reportMissingInterop(_ element: SourceElement, _ what: String) {
    sink.error(
      .missingInterop, "plain \(what) need interop=\"whenNoNode\" or \"always\" on '\(container)'",
      at: element.position, length: element.name.count + 1)
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
    var scope = BindingScope(
      model: model.model, owner: owner, isModelInvalid: model.isInvalid,
      contexts: Set(ContextValue.allCases), index: index)
    scope.condition = "when"
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
    let properties = form == .builtIn ? inlineProperties(element, reader) : []
    return CellReference(
      name: attribute.value, form: form, properties: properties,
      position: attribute.valuePosition)
  }

  /// Decodes the properties of one of Texture's own cells, those of its style included.
  private func inlineProperties(_ element: SourceElement, _ reader: ElementReader) -> [Property] {
    let styled = StyleDecoder(index: index, sink: sink).styled(element)
    return ElementReader(styled, scope: reader.decoder.scope, sink: sink)
      .properties(excluding: Self.handled.union(["style"]))
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

/// The rules of `cells`.
struct CellRules {
  /// The rules, in document order.
  let rules: [CellRule]
  /// The size that `cells` states for all of them; nil for the layout's own.
  let size: CellSize?
  /// A Boolean value that indicates whether a rule applies to every item.
  let isComplete: Bool
}

extension ElementReader {
  /// Returns a reader for which a condition has checked a value.
  fileprivate func guarding(_ condition: Condition?) -> ElementReader {
    ElementReader(
      element, scope: decoder.scope.guarding(condition?.guardedPath), sink: decoder.sink)
  }
}
