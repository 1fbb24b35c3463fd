import FixtureModel

/// Finds the model of a container's rows and of its sections, from attributes or from the cells.
struct ContainerModels {
  /// The container's element.
  let element: SourceElement
  /// The children before the data.
  let children: [SourceElement]
  /// The declarations.
  let index: DeclarationIndex
  /// Where mistakes go.
  let sink: DiagnosticSink

  /// The rows' model.
  func itemModel() -> Model? {
    let rules = children.filter { $0.name == "cells" }.flatMap(\.children)
    return model(attribute: "model", uses: rules)
  }

  /// The sections' model.
  func sectionModel() -> Model? {
    let names = ["header", "footer", "supplementary"]
    return model(attribute: "sectionModel", uses: children.filter { names.contains($0.name) })
  }

  private func model(attribute name: String, uses: [SourceElement]) -> Model? {
    var found = stated(name)
    for use in uses {
      guard let cell = use.attribute("cell"), let model = index.cellNodes[cell.value]?.model else {
        continue
      }
      guard let (first, place) = found else {
        found = (model, cell.valuePosition)
        continue
      }
      if first != model {
        sink.error(
          .modelMismatch, "'\(cell.value)' takes '\(model)', but the others take '\(first)'",
          at: cell.valuePosition, length: cell.value.count,
          note: DiagnosticNote("'\(first)' comes from here", at: place))
      }
    }
    return found.flatMap { index.models[$0.0] }
  }

  private func stated(_ name: String) -> (String, SourcePosition)? {
    guard let attribute = element.attribute(name) else { return nil }
    guard index.models[attribute.value] != nil else {
      sink.unknown(
        .unknownModel, "there is no model '\(attribute.value)'", name: attribute.value,
        among: index.models.keys.sorted(), at: attribute.valuePosition)
      return nil
    }
    return (attribute.value, attribute.valuePosition)
  }
}
