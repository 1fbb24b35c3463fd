import FixtureModel

/// A container without its data: what its attributes and the children before the data state.
struct ContainerFrame {
  /// The container's class.
  let kind: ContainerKind
  /// The container's name.
  let name: String
  /// The source position of the container.
  let position: SourcePosition
  /// The text of the `documentation` child.
  let documentation: String?
  /// The items for which the container requests plain UIKit cells.
  let interop: InteropMode
  /// A Boolean value that indicates whether the data source returns node models.
  let usesNodeModels: Bool
  /// The codes of the advisories that are no issues.
  let acceptedAdvisories: [String]
  /// The rows' model, or why there is none.
  let items: ModelOfUses
  /// The sections' model, or why there is none.
  let sectionFields: ModelOfUses
  /// The app's view controller.
  let controller: HostedController?
  /// The stated properties.
  let properties: [Property]
  /// The layout.
  let layout: ContainerLayout?
  /// The range tunings.
  let tunings: [RangeTuning]
  /// The supplementary elements.
  let supplementaries: [Supplementary]
  /// The titles of sections.
  let titles: [SectionTitle]
  /// The rules that choose cells.
  let cellRules: CellRules

  /// The rows' model.
  var itemModel: Model? { items.model }

  /// The sections' model.
  var sectionModel: Model? { sectionFields.model }

  /// Returns the finished container.
  func container(
    position: SourcePosition, sections: [Section], sectionCounts: [Int], batches: [Batch],
    mutations: [Mutation], expectations: [Expectation]
  ) -> Container {
    Container(
      kind: kind, name: name, documentation: documentation, interop: interop,
      usesNodeModels: usesNodeModels, acceptedAdvisories: acceptedAdvisories,
      itemModel: itemModel?.name,
      sectionModel: sectionModel?.name, controller: controller, properties: properties,
      layout: layout, tunings: tunings,
      supplementaries: supplementaries, titles: titles, cellRules: cellRules.rules,
      cellSize: cellRules.size, sections: sections, sectionCounts: sectionCounts,
      batches: batches, mutations: mutations, expectations: expectations, position: position)
  }
}

/// The decoder of the part of a container before its data.
struct ContainerFrameDecoder {
  /// The container's element.
  let element: SourceElement
  /// The children before the data.
  let children: [SourceElement]
  /// The declarations.
  let index: DeclarationIndex
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  private static let handled: Set<String> = [
    "name", "model", "sectionModel", "nodeModels", "interop", "accepts", "class", "init", "list",
  ]

  /// Decodes everything.
  func decode() -> ContainerFrame {
    let name = element.attribute("name")?.value ?? element.name
    let constant = BindingScope(owner: "'\(name)'", index: index)
    let reader = ElementReader(element, scope: constant, sink: sink)
    let kind = element.spec.containerKind ?? .collection
    let interop: InteropMode = reader.choice("interop") ?? .never
    let models = ContainerModels(element: element, children: children, index: index, sink: sink)
    let itemModel = models.itemModel()
    let sectionModel = models.sectionModel()
    let cells = CellUseDecoder(
      container: name, kind: kind, interop: interop, index: index, sink: sink)
    let layouts = LayoutChoiceDecoder(index: index, sink: sink)
    reportIgnoredMetrics(name)
    return ContainerFrame(
      kind: kind, name: name, position: element.position,
      documentation: SourceElement.documentation(in: children), interop: interop,
      usesNodeModels: reader.bool("nodeModels") ?? false,
      acceptedAdvisories: acceptedAdvisories, items: itemModel,
      sectionFields: sectionModel, controller: controller(reader, constant, itemModel),
      properties: reader.properties(excluding: Self.handled),
      layout: children.lazy.compactMap { layouts.layout($0) }.first,
      tunings: layouts.tunings(children.filter { $0.name == "tuning" }),
      supplementaries: cells.supplementaries(children, model: sectionModel),
      titles: cells.titles(children, model: sectionModel),
      cellRules: cells.rules(
        children.first { $0.name == "cells" }, model: itemModel,
        sizes: CellSizeDecoder(
          kind: kind, layout: children.first { $0.spec.layoutDecoding != nil }, sink: sink)))
  }

  /// Reports metrics of a flow layout on a container that has another layout, or whose `flow` states them.
  private func reportIgnoredMetrics(_ name: String) {
    guard let layout = children.first(where: { $0.spec.layoutDecoding != nil }) else { return }
    for metric in Vocabulary.flowMetrics {
      guard let attribute = element.attribute(metric.name) else { continue }
      let other = layout.attribute(metric.name)
      guard layout.name != "flow" || other != nil else { continue }
      let message =
        layout.name == "flow"
        ? "is stated in 'flow' too; remove one of them"
        : "is a metric of a flow layout, which '\(name)' does not have"
      sink.error(
        .conflictingAttributes, "'\(metric.name)' \(message)", at: attribute.position,
        length: metric.name.count,
        note: layout.name == "flow"
          ? DiagnosticNote("it is stated here", at: other?.position ?? layout.position)
          : DiagnosticNote("the layout is here", at: layout.position))
    }
  }

  /// The codes of `accepts` in its order, each once. A code that is not that of an advisory is an error.
  private var acceptedAdvisories: [String] {
    guard let attribute = element.attribute("accepts") else { return [] }
    let advisories = CodeCatalog.Group.runtime.codes.filter { code in
      CodeCatalog.explanation(of: code)?.severities.contains(.advisory) == true
    }
    var accepted: [String] = []
    for word in ValueParser.words(attribute.value) {
      let code = String(word)
      guard advisories.contains(code) else {
        let offset = attribute.value[..<word.startIndex].unicodeScalars.count
        sink.unknown(
          .unknownViolation, "there is no advisory '\(code)'", name: code, among: advisories,
          at: attribute.position(ofScalar: offset))
        continue
      }
      if !accepted.contains(code) { accepted.append(code) }
    }
    return accepted
  }

  /// Decodes the view controller of a `controller`; `nil` for other containers and after an error.
  private func controller(
    _ reader: ElementReader, _ scope: BindingScope, _ items: ModelOfUses
  ) -> HostedController? {
    guard element.spec.containerKind == .controller, let type = reader.type("class"),
      let list = element.attribute("list")
    else { return nil }
    guard Identifier.isValidType(list.value) else {
      return sink.failure(
        .invalidValue, "'\(list.value)' is not \(ValueKind.fieldPath.expectation)", in: list)
    }
    var call: InitializerCall?
    if let attribute = element.attribute("init") {
      var parser = ArgumentsParser(attribute, scope: scope, sink: sink)
      parser.hasRows = items.model != nil || items.isInvalid
      call = parser.call()
    }
    return HostedController(
      className: type, initializer: call, list: list.value, listPosition: list.valuePosition)
  }
}
