import FixtureModel

/// The decoder of the mutations of a container.
struct MutationDecoder {
  /// Decodes the rows of inserted items.
  let rows: RowSink
  /// Decodes the fields of inserted sections.
  let sectionDecoder: RowValueDecoder
  /// The scope of the bindings in values.
  let scope: BindingScope
  /// The container without its data.
  let frame: ContainerFrame
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Decodes all mutations; the second of a name is an error.
  func mutations(_ elements: [SourceElement]) -> [Mutation] {
    var names = NameRegistry()
    return elements.compactMap { element in
      guard let name = element.attribute("name"), NameRules(sink: sink).checkMutation(name),
        names.take(name.value, "mutations", at: name.valuePosition, sink)
      else { return nil }
      rows.beginMutation(name.value)
      let reader = reader(element)
      return Mutation(
        name: name.value, documentation: element.documentation,
        isValid: reader.bool("valid") ?? true, isAnimated: reader.bool("animated") ?? false,
        edits: element.content.compactMap { edit($0) }, position: element.position)
    }
  }

  private func reader(_ element: SourceElement) -> ElementReader {
    ElementReader(element, scope: scope, sink: sink)
  }

  private func edit(_ element: SourceElement) -> Edit? {
    let hasItems = element.attribute("at") != nil
    guard hasItems != (element.attribute("section") != nil) else {
      sink.error(
        .conflictingAttributes, "'\(element.name)' needs either 'at' or 'section'",
        at: element.position, length: element.name.count + 1)
      return nil
    }
    guard case .edit(let decoding) = element.spec.decoding else { return nil }
    guard !reportMisplacedRows(element, isOfItems: hasItems) else { return nil }
    let operation = hasItems ? decoding.items(self, element) : decoding.sections(self, element)
    return operation.map { Edit(operation: $0, position: element.position) }
  }

  /// Reports a child that an edit of items, or of sections, does not have; returns whether there is one.
  private func reportMisplacedRows(_ element: SourceElement, isOfItems: Bool) -> Bool {
    guard let child = element.children.first(where: { $0.spec.isItem != isOfItems }) else {
      return false
    }
    let message: String
    if isOfItems {
      message = "'at' inserts items; a section is inserted by 'section'"
    } else if element.name == "insert" {
      guard child.spec.isItem else { return false }
      message = "the items of an inserted section are in its 'section'"
    } else {
      message = "a reload of sections has no items"
    }
    sink.error(
      .misplacedElement, message, at: child.position, length: child.name.count + 1)
    return true
  }

  /// Decodes an insertion of items.
  func insertItems(_ element: SourceElement) -> EditOperation? {
    guard let paths = reader(element).indexPaths("at") else { return nil }
    let (list, count) = readRows(element)
    guard count == paths.count else {
      sink.error(
        .missingElement,
        "'insert' needs one 'item' for each of its \(paths.count) index paths, not \(count)",
        at: element.position, length: 7)
      return nil
    }
    return .insertItems(at: paths, rows: list)
  }

  /// Decodes a reload of items.
  func reloadItems(_ element: SourceElement) -> EditOperation? {
    guard let paths = reader(element).indexPaths("at") else { return nil }
    let (list, count) = readRows(element)
    guard count == 0 || count == paths.count else {
      sink.error(
        .missingElement, "'reload' needs no 'item', or one for each of its index paths",
        at: element.position, length: 7)
      return nil
    }
    return .reloadItems(at: paths, rows: list)
  }

  private func readRows(_ element: SourceElement) -> ([Row], Int) {
    rows.beginList()
    for child in element.children where child.spec.isItem {
      RowElements(rows: rows).add(child)
    }
    return (rows.list.rows, rows.list.count)
  }

  /// Decodes an insertion of a section.
  func insertSection(_ element: SourceElement) -> EditOperation? {
    guard let index = reader(element).indexes("section"), index.count == 1 else {
      sink.error(
        .invalidValue, "'insert' takes one index in 'section', that of the inserted section",
        at: element.position, length: 7)
      return nil
    }
    let content = element.children.first { $0.spec.isRowList }
    let (list, count) = content.map { readRows($0) } ?? ([], 0)
    let fields =
      content.map {
        FieldAttributes(owner: "a section of '\(frame.name)'", rows: rows)
          .values(of: $0, decoder: sectionDecoder)
      } ?? defaultFields(ofSectionIn: element)
    let section = Section(
      fields: fields ?? [], rows: list, rowCount: count,
      position: content?.position ?? element.position)
    return .insertSection(at: index[0], section)
  }

  /// Returns the fields of an inserted section without a `section`; reports those that have no default.
  private func defaultFields(ofSectionIn element: SourceElement) -> [FieldValue]? {
    sectionDecoder.begin()
    for field in sectionDecoder.missingFields() where !frame.sectionFields.isInvalid {
      sink.error(
        .missingField,
        "the inserted section has no '\(field)', which has no default; state it in a 'section'",
        at: element.position, length: 7)
    }
    return sectionDecoder.fieldValues()
  }

  /// Decodes a deletion of items.
  func deleteItems(_ element: SourceElement) -> EditOperation? {
    reader(element).indexPaths("at").map { .deleteItems(at: $0) }
  }

  /// Decodes a deletion of sections.
  func deleteSections(_ element: SourceElement) -> EditOperation? {
    reader(element).indexes("section").map { .deleteSections($0) }
  }

  /// Decodes a reload of sections.
  func reloadSections(_ element: SourceElement) -> EditOperation? {
    reader(element).indexes("section").map { .reloadSections($0) }
  }

  /// Decodes a move of an item.
  func moveItem(_ element: SourceElement) -> EditOperation? {
    guard let source = element.attribute("at"), let target = element.attribute("to") else {
      return nil
    }
    guard let from = indexPath(source), let to = indexPath(target) else { return nil }
    return .moveItem(from: from, to: to)
  }

  /// Decodes a move of a section.
  func moveSection(_ element: SourceElement) -> EditOperation? {
    guard let from = reader(element).integer("section", atLeast: 0),
      let target = element.attribute("to")
    else { return nil }
    guard let to = ValueParser.position(target.value) else {
      sink.error(.invalidValue, "'\(target.value)' is not a section's index", in: target)
      return nil
    }
    return .moveSection(from: from, to: to)
  }

  private func indexPath(_ attribute: SourceAttribute) -> IndexPathValue? {
    if let path = ValueParser.indexPath(attribute.value) { return path }
    sink.error(
      .invalidValue, "'\(attribute.value)' is not \(ValueKind.indexPath.expectation)",
      in: attribute, suggestion: NumberSuggestion.indexPath(attribute.value))
    return nil
  }
}
