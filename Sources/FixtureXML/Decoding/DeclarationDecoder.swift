import FixtureModel

/// The decoder of a fixture's declarations, in any order.
struct DeclarationDecoder {
  /// The receiver of diagnostics.
  let sink: DiagnosticSink
  /// The declarations of included fixtures, and those of this fixture once they are decoded.
  private(set) var index: DeclarationIndex
  /// The result.
  private(set) var declarations = Declarations()
  private var types = NameRegistry()
  private let limits: ReadingLimits

  /// Creates a decoder that knows what the included fixtures declare.
  init(
    included: Declarations, styles: [String: SourceElement], date: Double?,
    invalid: InvalidNames, modules: Set<String>, fonts: FontNames,
    limits: ReadingLimits, sink: DiagnosticSink
  ) {
    self.limits = limits
    self.sink = sink
    var index = DeclarationIndex()
    index.modules = modules
    index.invalid = invalid
    index.fonts = fonts
    index.styles = styles
    index.date = date
    index.add(included)
    self.index = index
    for item in included.enumerations { types.know(item.name, at: item.position) }
    for item in included.models { types.know(item.name, at: item.position) }
    for item in included.cellNodes { types.know(item.name, at: item.position) }
    for item in included.plainCells { types.know(item.name, at: item.position) }
    for item in included.reusableViews { types.know(item.name, at: item.position) }
  }

  /// Decodes all declarations.
  mutating func decode(_ elements: [SourceElement]) {
    var enumerations: [SourceElement] = []
    var models: [SourceElement] = []
    var cells: [(SourceElement, (inout DeclarationDecoder, CellDecoder, SourceElement) -> Void)] =
      []
    var imageLists: [SourceElement] = []
    var styles: [SourceElement] = []
    for element in elements {
      guard case .declaration(let decoding) = element.spec.decoding else { continue }
      switch decoding {
      case .images: imageLists.append(element)
      case .style: styles.append(element)
      case .enumeration: if takeTypeName(element) { enumerations.append(element) }
      case .model: if takeTypeName(element) { models.append(element) }
      case .cell(let decode): if takeTypeName(element) { cells.append((element, decode)) }
      }
    }
    decodeImages(imageLists)
    declarations.enumerations = enumerations.map { enumeration($0) }
    index.add(declarations)
    let modelDecoder = modelDecoder(for: models)
    declarations.models = models.map { modelDecoder.model($0) }
    for (element, model) in zip(models, declarations.models) {
      index.invalid.add(fields: modelDecoder.invalidFields(of: element, model), of: model.name)
    }
    index.add(declarations)
    index.oversized = ModelCycles(index: index, limits: limits, sink: sink)
      .check(declarations.models)
    decodeStyles(styles)
    let decoder = CellDecoder(index: index, sink: sink)
    for (element, decode) in cells { decode(&self, decoder, element) }
    index.add(declarations)
  }

  /// Reserves the name of a container's type, and returns whether it is valid and free.
  mutating func takeContainerName(_ attribute: SourceAttribute) -> Bool {
    NameRules(sink: sink).checkType(attribute)
      && types.take(attribute.value, "declarations", at: attribute.valuePosition, sink)
  }

  private mutating func takeTypeName(_ element: SourceElement) -> Bool {
    guard let attribute = element.attribute("name") else { return false }
    guard NameRules(sink: sink).checkType(attribute) else {
      index.invalid.add(type: attribute.value)
      return false
    }
    return types.take(attribute.value, "declarations", at: attribute.valuePosition, sink)
  }

  private var scope: BindingScope { BindingScope(owner: "this", index: index) }

  private mutating func decodeImages(_ lists: [SourceElement]) {
    var names = NameRegistry()
    for image in index.images.values { names.know(image.name, at: image.position) }
    for list in lists {
      let scale = ElementReader(list, scope: scope, sink: sink).scale() ?? 1
      for element in list.children {
        let reader = ElementReader(element, scope: scope, sink: sink)
        guard let name = element.attribute("name") else { continue }
        guard element.spec.attribute(named: "size") != nil else {
          decodeSymbol(reader, name, &names)
          continue
        }
        guard let size = reader.extents("size"),
          names.take(name.value, "images", at: name.valuePosition, sink)
        else { continue }
        declarations.images.append(
          ImageDeclaration(
            name: name.value, size: size, scale: reader.scale() ?? scale,
            position: element.position))
      }
    }
  }

  private mutating func decodeSymbol(
    _ reader: ElementReader, _ name: SourceAttribute, _ names: inout NameRegistry
  ) {
    let isName = name.value.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
    guard isName else {
      return sink.error(
        .invalidValue, "'\(name.value)' is not \(ValueKind.symbol.expectation)", in: name)
    }
    guard names.take(name.value, "images", at: name.valuePosition, sink) else { return }
    let properties = reader.properties(excluding: ["name", "weight"])
    let pointSize: Double? = properties.lazy.compactMap { property in
      if case .number(let number) = property.value { number } else { nil }
    }.first
    declarations.images.append(
      ImageDeclaration(
        name: name.value, size: SizeValue(width: 0, height: 0),
        symbol: SymbolValue(pointSize: pointSize, weight: reader.choice("weight")),
        position: reader.element.position))
  }

  private mutating func decodeStyles(_ styles: [SourceElement]) {
    var names = NameRegistry()
    for style in index.styles {
      if let name = style.value.attribute("name") { names.know(style.key, at: name.valuePosition) }
    }
    for style in styles {
      guard let name = style.attribute("name"), NameRules(sink: sink).check(name),
        names.take(name.value, "styles", at: name.valuePosition, sink)
      else { continue }
      index.styles[name.value] = style
      StyleDecoder(index: index, sink: sink).check(style)
    }
  }

  private mutating func enumeration(_ element: SourceElement) -> EnumDeclaration {
    var names = NameRegistry()
    var rawValues = NameRegistry()
    var cases: [EnumCaseDeclaration] = []
    for child in element.content {
      guard let name = child.attribute("name"), NameRules(sink: sink).checkCase(name),
        names.take(name.value, "cases", at: name.valuePosition, sink)
      else { continue }
      cases.append(
        EnumCaseDeclaration(
          name: name.value, rawValue: child.attribute("rawValue")?.value,
          documentation: child.documentation, position: child.position))
      if let value = child.attribute("rawValue") {
        _ = rawValues.take(value.value, "raw values", at: value.valuePosition, sink)
      }
    }
    for child in element.content {
      guard let value = child.attribute("rawValue"), let own = child.attribute("name")?.value,
        value.value != own, cases.contains(where: { $0.name == value.value && $0.rawValue == nil })
      else { continue }
      sink.error(
        .duplicateName,
        "the raw value of '\(own)' is the name of another case, which is its raw value",
        in: value)
    }
    let name = element.attribute("name")?.value ?? ""
    let stated = Set(element.content.compactMap { $0.attribute("name")?.value })
    index.invalid.add(
      cases: stated.union(element.invalidNames).subtracting(cases.map(\.name)), of: name)
    return EnumDeclaration(
      name: name, documentation: element.documentation, cases: cases, position: element.position)
  }

  /// The fields of any model may be of the type of any other.
  private func modelDecoder(for models: [SourceElement]) -> ModelDecoder {
    let names = models.compactMap { $0.attribute("name")?.value } + index.models.keys
    let types = FieldTypeParser(
      enumerations: Set(index.enumerations.keys), models: Set(names), invalid: index.invalid,
      sink: sink)
    return ModelDecoder(index: index, types: types, sink: sink)
  }

  /// Adds a cell node, and records that its model is unknown where it is.
  mutating func add(_ cell: CellNode, of element: SourceElement) {
    declarations.cellNodes.append(cell)
    if cell.model == nil, element.attribute("model") != nil {
      index.invalid.add(cellOfNoModel: cell.name)
    }
  }

  /// Adds a plain cell.
  mutating func addPlainCell(_ cell: PlainView) { declarations.plainCells.append(cell) }

  /// Adds a reusable view.
  mutating func addReusableView(_ view: PlainView) { declarations.reusableViews.append(view) }
}
