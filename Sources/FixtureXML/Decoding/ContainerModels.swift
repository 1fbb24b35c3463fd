import FixtureModel

/// The models of a container's rows and sections, determined by its attributes or its cells.
struct ContainerModels {
  /// The container's element.
  let element: SourceElement
  /// The children before the data.
  let children: [SourceElement]
  /// The declarations.
  let index: DeclarationIndex
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Returns the rows' model.
  func itemModel() -> ModelOfUses {
    let choices = children.filter { $0.name == "cells" }
    let found = model(attribute: "model", uses: choices.flatMap(\.children))
    let hasInvalidRule = choices.contains(where: \.hasInvalidChild)
    return ModelOfUses(
      model: found.model, isInvalid: found.model == nil && (found.isInvalid || hasInvalidRule))
  }

  /// Returns the sections' model.
  func sectionModel() -> ModelOfUses {
    model(attribute: "sectionModel", uses: children.filter(\.spec.isSupplementary))
  }

  private func model(attribute name: String, uses: [SourceElement]) -> ModelOfUses {
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
    let model = found.flatMap { index.models[$0.0] }
    let isInvalid = element.attribute(name) != nil || uses.contains { hasNoKnownModel($0) }
    return ModelOfUses(model: model, isInvalid: model == nil && isInvalid)
  }

  /// Returns whether a use names an unknown cell, or a cell whose model is unknown.
  private func hasNoKnownModel(_ use: SourceElement) -> Bool {
    guard let name = use.attribute("cell")?.value else { return true }
    if index.invalid.holds(cellOfNoModel: name) { return true }
    return index.cellNodes[name] == nil && index.plainCells[name] == nil
      && index.reusableViews[name] == nil && !CellUseDecoder.builtIn.contains(name)
  }

  private func stated(_ name: String) -> (String, SourcePosition)? {
    guard let attribute = element.attribute(name) else { return nil }
    guard index.models[attribute.value] != nil else {
      if index.invalid.holds(type: attribute.value) { return nil }
      sink.unknown(
        .unknownModel, "there is no model '\(attribute.value)'", name: attribute.value,
        among: index.models.keys, at: attribute.valuePosition)
      return nil
    }
    return (attribute.value, attribute.valuePosition)
  }
}

/// The model of a container's rows or of its sections.
struct ModelOfUses {
  /// The model; nil when there is none.
  let model: Model?
  /// A Boolean value that indicates whether the model is missing because of an error that was
  /// already reported.
  let isInvalid: Bool
}
