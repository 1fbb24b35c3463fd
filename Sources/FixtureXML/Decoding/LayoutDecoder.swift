import FixtureModel

/// The decoder of the elements of a layout tree.
struct LayoutDecoder {
  /// The names that bindings may refer to.
  let scope: BindingScope
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  private static let handled: Set<String> = [
    "name", "if", "style", "class", "init", "view", "layer", "container", "rows",
  ]

  /// Decodes an element and everything inside it.
  func node(_ stated: SourceElement) -> LayoutNode {
    let element = StyleDecoder(index: scope.index, sink: sink).styled(stated)
    let outer = ElementReader(element, scope: scope, sink: sink)
    if element.spec.isLayoutRepetition { return each(element, outer) }
    let condition = element.attribute("if").flatMap { outer.decoder.condition($0) }
    let inner = scope.guarding(condition?.guardedPath)
    let reader = ElementReader(element, scope: inner, sink: sink)
    let properties = reader.properties(excluding: Self.handled)
    StyleRules(sink: sink).check(properties)
    let decoder = LayoutDecoder(scope: inner, sink: sink)
    return LayoutNode(
      element: element.name, kind: kind(element, reader), name: name(element),
      condition: condition, properties: properties, initializer: decoder.initializer(element),
      children: element.content.map { decoder.node($0) }, position: element.position)
  }

  /// Decodes an element that repeats its child.
  private func each(_ element: SourceElement, _ reader: ElementReader) -> LayoutNode {
    if scope.each != nil {
      sink.error(
        .misplacedElement, "an 'each' cannot be inside of another 'each'", at: element.position,
        length: element.name.count + 1)
    }
    let condition = element.attribute("if").flatMap { reader.decoder.condition($0) }
    let list = element.attribute("in").flatMap { reader.decoder.list($0) }
    var inner = scope.guarding(condition?.guardedPath)
    if case .list(let type)? = list?.type.unwrapped { inner.each = type }
    // Bindings to the element of an unknown list are not reported as further errors.
    let decoder = LayoutDecoder(scope: inner, sink: sink)
    let children = list == nil ? [] : element.content.map { decoder.node($0) }
    return LayoutNode(
      element: element.name, kind: list.map { .each($0) } ?? .spec("ASLayoutSpec"),
      condition: condition, children: children, position: element.position)
  }

  private func name(_ element: SourceElement) -> Located<String>? {
    guard let attribute = element.attribute("name"),
      NameRules(sink: sink).checkChild(attribute)
    else { return nil }
    return Located(value: attribute.value, position: attribute.valuePosition)
  }

  private func kind(_ element: SourceElement, _ reader: ElementReader) -> LayoutNodeKind {
    let className = element.spec.className ?? "ASDisplayNode"
    if let kind = element.spec.listKind { return list(kind, element, reader) ?? .node(className) }
    guard element.spec.attribute(named: "class") != nil else { return .spec(className) }
    let forms = ["class", "view", "layer"].compactMap { element.attribute($0) }
    if forms.count > 1 {
      sink.error(
        .conflictingAttributes, "'\(forms[0].name)' and '\(forms[1].name)' exclude each other",
        at: forms[1].position, length: forms[1].name.count)
    }
    if let type = reader.type("class") { return .customNode(type) }
    if let type = reader.type("view") { return .viewNode(type) }
    if let type = reader.type("layer") { return .layerNode(type) }
    return .node(className)
  }

  /// Decodes what a container node shows; `nil` after an error was reported.
  private func list(
    _ kind: ContainerKind, _ element: SourceElement, _ reader: ElementReader
  ) -> LayoutNodeKind? {
    guard scope.each == nil else {
      sink.error(
        .misplacedElement, "a '\(element.name)' cannot be inside of an 'each'",
        at: element.position, length: element.name.count + 1)
      return nil
    }
    guard let container = element.attribute("container"), let attribute = element.attribute("rows"),
      let rows = reader.decoder.list(attribute)
    else { return nil }
    guard case .list(.model) = rows.type.unwrapped else {
      sink.error(
        .bindingType,
        "'\(rows.path)' is of type '\(rows.type)', but rows are the elements of a list of models",
        in: attribute)
      return nil
    }
    return .list(
      NestedList(
        kind: kind,
        container: Located(value: container.value, position: container.valuePosition), rows: rows))
  }

  private func initializer(_ element: SourceElement) -> InitializerCall? {
    guard let attribute = element.attribute("init") else { return nil }
    let hasClass = ["class", "view", "layer"].contains { element.attribute($0) != nil }
    guard hasClass else {
      sink.error(
        .conflictingAttributes, "'init' requires a hand-written class on the same element",
        at: attribute.position, length: 4)
      return nil
    }
    return ArgumentsParser(attribute, scope: scope, sink: sink).call()
  }
}

extension Binding {
  /// The path as written.
  var path: String {
    let names = steps.map(\.name)
    if case .each = root { return (["$each"] + names).joined(separator: ".") }
    return names.joined(separator: ".")
  }
}
