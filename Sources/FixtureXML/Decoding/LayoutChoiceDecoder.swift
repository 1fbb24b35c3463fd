import FixtureModel

/// The decoder of a container's layout and range tunings.
struct LayoutChoiceDecoder {
  /// The declarations.
  let index: DeclarationIndex
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  private func reader(_ element: SourceElement) -> ElementReader {
    let scope = BindingScope(owner: "'\(element.name)'", index: index)
    return ElementReader(element, scope: scope, sink: sink)
  }

  /// Decodes a layout; `nil` for other elements and after an error was reported.
  func layout(_ element: SourceElement) -> ContainerLayout? {
    element.spec.layoutDecoding?.decode(self, element)
  }

  /// Decodes a `flow` element.
  func flow(_ element: SourceElement) -> ContainerLayout {
    let reader = reader(element)
    return .flow(
      FlowLayout(
        properties: reader.properties(excluding: ["sizes"]), sizes: reader.type("sizes"),
        position: element.position))
  }

  /// Decodes a `mosaic` element.
  func mosaic(_ element: SourceElement) -> ContainerLayout {
    let reader = reader(element)
    let none = InsetsValue(top: 0, left: 0, bottom: 0, right: 0)
    return .mosaic(
      MosaicLayout(
        form: reader.choice("as") ?? .layoutDelegate,
        columns: reader.columns() ?? 1,
        columnSpacing: reader.extent("columnSpacing") ?? 0,
        sectionInset: reader.insets("sectionInset") ?? none,
        interItemSpacing: reader.insets("interItemSpacing") ?? none,
        headerHeight: reader.extent("headerHeight") ?? 0, position: element.position))
  }

  /// Decodes a `layout` element.
  func custom(_ element: SourceElement) -> ContainerLayout? {
    let reader = reader(element)
    guard let type = reader.type("class") else { return nil }
    let call = element.attribute("init").flatMap {
      ArgumentsParser($0, scope: reader.decoder.scope, sink: sink).call()
    }
    return .custom(
      CustomLayout(
        className: type, initializer: call, inspector: reader.type("inspector"),
        position: element.position))
  }

  /// Decodes `tuning` elements; the second of a mode and type is an error.
  func tunings(_ elements: [SourceElement]) -> [RangeTuning] {
    var places = NameRegistry(code: .duplicateTuning)
    return elements.compactMap { element in
      let reader = reader(element)
      guard let type: RangeType = reader.choice("type"), let leading = reader.extent("leading"),
        let trailing = reader.extent("trailing")
      else { return nil }
      let mode: RangeMode = reader.choice("mode") ?? .full
      let name = "\(mode.rawValue) \(type.rawValue)"
      guard places.take(name, "tunings of", at: element.position, sink) else { return nil }
      return RangeTuning(
        mode: mode, type: type, leading: leading, trailing: trailing, position: element.position)
    }
  }
}
