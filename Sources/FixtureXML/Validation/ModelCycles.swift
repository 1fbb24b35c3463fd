import FixtureModel

/// Finds models that contain themselves without a list in between.
struct ModelCycles {
  /// The models by name.
  let index: DeclarationIndex
  /// Receives the diagnostics.
  let sink: DiagnosticSink

  /// Reports each cycle once, at the first model that is part of it.
  func check(_ models: [Model]) {
    var finished: Set<String> = []
    for model in models {
      var trail: [String] = []
      visit(model, &trail, &finished)
    }
  }

  private func visit(_ model: Model, _ trail: inout [String], _ finished: inout Set<String>) {
    guard !finished.contains(model.name) else { return }
    trail.append(model.name)
    for field in model.fields {
      guard case .model(let name) = field.type.unwrapped else { continue }
      if let start = trail.firstIndex(of: name) {
        let circle = (trail[start...] + [name]).joined(separator: " → ")
        sink.error(
          .modelCycle, "models contain each other: \(circle); a list would end the circle",
          at: field.position, length: 6)
      } else if let next = index.models[name] {
        visit(next, &trail, &finished)
      }
    }
    trail.removeLast()
    finished.insert(model.name)
  }
}
