import FixtureModel

/// A search for models that contain themselves without a list in between, or are nested too deeply.
struct ModelCycles {
  /// The models by name.
  let index: DeclarationIndex
  /// The greatest depth and the greatest number of fields.
  let limits: ReadingLimits
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  private struct Extent {
    var depth = 1
    var fields = 0
  }

  /// A model on the way from a model to those that it contains.
  private struct Visit {
    let model: Model
    var nextField = 0
    var extent = Extent()
  }

  /// Reports each cycle once, at the first model that is part of it, and each model that is the first
  /// to exceed a limit. Returns the names of those models.
  ///
  /// Keeps the way in an array, because the call stack is too short for thousands of models.
  func check(_ models: [Model]) -> Set<String> {
    var finished: [String: Extent] = [:]
    var invalid: Set<String> = []
    for model in models where finished[model.name] == nil {
      var trail = [Visit(model: model)]
      var places = [model.name: 0]
      while let last = trail.indices.last {
        guard trail[last].nextField < trail[last].model.fields.count else {
          let visit = trail.removeLast()
          places[visit.model.name] = nil
          finished[visit.model.name] = visit.extent
          if let above = trail.indices.last {
            add(visit.extent, to: &trail[above], &invalid)
          }
          continue
        }
        let field = trail[last].model.fields[trail[last].nextField]
        trail[last].nextField += 1
        guard case .model(let name) = field.type.unwrapped, let next = index.models[name] else {
          add(Extent(depth: 0, fields: 1), to: &trail[last], &invalid)
          continue
        }
        if let start = places[name] {
          report(trail[start...].map(\.model.name) + [name], at: field)
          invalid.formUnion(trail[start...].map(\.model.name))
        } else if let extent = finished[name] {
          add(extent, to: &trail[last], &invalid)
        } else {
          places[name] = trail.count
          trail.append(Visit(model: next))
        }
      }
    }
    return invalid
  }

  /// Adds what the latest field of a model contains; reports the field that is too much.
  private func add(_ extent: Extent, to visit: inout Visit, _ invalid: inout Set<String>) {
    let field = visit.model.fields[visit.nextField - 1]
    visit.extent.depth = max(visit.extent.depth, extent.depth + 1)
    visit.extent.fields += extent.fields
    let message: String
    if visit.extent.depth > limits.modelDepth {
      message =
        "models may be nested at most \(limits.modelDepth) deep; a list would end the nesting"
    } else if visit.extent.fields > limits.fieldsPerModel {
      message =
        "a model may have at most \(limits.fieldsPerModel) fields, those of nested models included"
    } else {
      return
    }
    // What contains this model is not reported as well.
    visit.extent = Extent()
    guard invalid.insert(visit.model.name).inserted else { return }
    sink.error(.modelTooLarge, message, at: field.position, length: 6)
  }

  private func report(_ circle: [String], at field: Field) {
    sink.error(
      .modelCycle,
      "models contain each other: \(CircleText(circle).text); a list would break the cycle",
      at: field.position, length: 6)
  }
}

/// The names of a circle, the middle of a long one left out.
struct CircleText {
  /// The names with arrows in between.
  let text: String

  /// Joins the names.
  init(_ names: [String]) {
    let shown = names.count > 9 ? names.prefix(4) + ["…"] + names.suffix(4) : names[...]
    text = shown.joined(separator: " → ")
  }
}
