import FixtureModel

/// The decoder of the declarations of cells and views.
struct CellDecoder {
  /// The declarations that bindings and types refer to.
  let index: DeclarationIndex
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  private static let forms = ["class", "view", "layer", "viewController"]

  /// Decodes a `cellNode` element.
  func cellNode(_ stated: SourceElement) -> CellNode {
    let element = StyleDecoder(index: index, sink: sink).styled(stated)
    let name = element.attribute("name")?.value ?? ""
    let model = model(of: element)
    var scope = BindingScope(model: model, owner: "cell node '\(name)'", index: index)
    scope.isModelInvalid = model == nil && element.attribute("model") != nil
    scope.contexts = Set(ContextValue.allCases)
    let reader = ElementReader(element, scope: scope, sink: sink)
    let properties = reader.properties(
      excluding: Set(Self.forms + ["name", "model", "init", "style"]))
    StyleRules(sink: sink).check(properties)
    return CellNode(
      name: name, documentation: element.documentation,
      model: model?.name, form: form(element, reader, scope), properties: properties,
      position: element.position)
  }

  private func model(of element: SourceElement) -> Model? {
    guard let attribute = element.attribute("model") else { return nil }
    guard let model = index.models[attribute.value] else {
      if index.invalid.holds(type: attribute.value) { return nil }
      sink.unknown(
        .unknownModel, "there is no model '\(attribute.value)'", name: attribute.value,
        among: index.models.keys, at: attribute.valuePosition)
      return nil
    }
    return model
  }

  private func form(
    _ element: SourceElement, _ reader: ElementReader, _ scope: BindingScope
  ) -> CellForm {
    let stated = Self.forms.compactMap { element.attribute($0) }
    checkForms(stated, of: element)
    checkOwnName(element, stated)
    let call = initializer(element, reader, scope, hasForm: !stated.isEmpty)
    if let type = reader.type("class") { return .custom(type, call) }
    if let type = reader.type("view") { return .view(type, call) }
    if let type = reader.type("layer") { return .layer(type, call) }
    if let type = reader.type("viewController") { return .viewController(type, call) }
    var names = NameRegistry()
    let types = Set(index.models.keys).union(index.enumerations.keys)
      .union(handWrittenTypes(element.content))
    checkChildNames(element.content, types, &names)
    let decoder = LayoutDecoder(scope: scope, sink: sink)
    return .layout(element.content.map { decoder.node($0) })
  }

  private func checkForms(_ stated: [SourceAttribute], of element: SourceElement) {
    if stated.count > 1 {
      sink.error(
        .conflictingAttributes, "'\(stated[0].name)' and '\(stated[1].name)' exclude each other",
        at: stated[1].position, length: stated[1].name.count)
    } else if let form = stated.first, let child = element.content.first {
      sink.error(
        .conflictingAttributes, "a layout tree and '\(form.name)' exclude each other",
        at: child.position, length: child.name.count + 1,
        note: DiagnosticNote("'\(form.name)' is stated here", at: form.position))
    }
  }

  /// A cell of a hand-written class generates a type of its own, which would be that class again.
  private func checkOwnName(_ element: SourceElement, _ stated: [SourceAttribute]) {
    guard let name = element.attribute("name"), let form = stated.first, form.value == name.value
    else { return }
    sink.error(
      .reservedName,
      "the cell node '\(name.value)' generates a type of this name, which its hand-written "
        + "'\(form.name)' has already; choose another name", in: name)
  }

  private func initializer(
    _ element: SourceElement, _ reader: ElementReader, _ scope: BindingScope, hasForm: Bool
  ) -> InitializerCall? {
    guard let attribute = element.attribute("init") else { return nil }
    guard hasForm else {
      sink.error(
        .conflictingAttributes, "'init' requires a hand-written class on the same element",
        at: attribute.position, length: 4)
      return nil
    }
    var inner = scope
    let isOwn = Self.forms.contains { reader.type($0).map { $0.module == nil } ?? false }
    inner.wholeModel = isOwn ? .allowed : .invalid
    return ArgumentsParser(attribute, scope: inner, sink: sink).call()
  }

  private func checkChildNames(
    _ elements: [SourceElement], _ types: Set<String>, _ names: inout NameRegistry
  ) {
    for element in elements {
      if let name = element.attribute("name") {
        _ = names.take(name.value, "nodes", at: name.valuePosition, sink)
        NameRules(sink: sink).checkHiding(name, types: types)
      }
      checkChildNames(element.children, types, &names)
    }
  }

  /// Returns the classes, or the modules before them, that elements and what is inside them name.
  private func handWrittenTypes(_ elements: [SourceElement]) -> [String] {
    elements.flatMap { element in
      let types = ["class", "view", "layer"].compactMap { element.attribute($0)?.value }
      return types.compactMap { $0.split(separator: ".").first.map(String.init) }
        + handWrittenTypes(element.children)
    }
  }

  /// Decodes a `plainCell` or a `reusableView` element.
  func plainView(_ element: SourceElement, as role: PlainView.Role) -> PlainView {
    let name = element.attribute("name")?.value ?? ""
    let scope = BindingScope(owner: "'\(name)'", index: index)
    let reader = ElementReader(element, scope: scope, sink: sink)
    return PlainView(
      role: role, name: name, documentation: element.documentation,
      className: reader.type("class"), reuseIdentifier: reader.text("reuseIdentifier") ?? name,
      size: reader.extents("size"), properties: viewProperties(reader), position: element.position)
  }

  private func viewProperties(_ reader: ElementReader) -> [Property] {
    reader.properties(excluding: ["name", "class", "reuseIdentifier", "size"])
  }
}
