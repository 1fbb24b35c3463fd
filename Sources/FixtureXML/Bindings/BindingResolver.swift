import FixtureModel

/// A resolver that looks up the names of bindings, one step after the other.
struct BindingResolver {
  /// The names that bindings may refer to.
  let scope: BindingScope
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Resolves a binding in an attribute; `nil` after an error was reported.
  func resolve(_ raw: RawBinding, in attribute: SourceAttribute) -> Binding? {
    let position = attribute.position(ofScalar: raw.offset)
    guard let first = raw.names.first else { return nil }
    if first.text == "$each", let each = scope.each {
      return path(raw, root: .each(each), from: each, in: attribute, at: position)
    }
    if first.text.hasPrefix("$") { return context(raw, in: attribute, at: position) }
    guard let model = scope.model else {
      if scope.isModelInvalid { return nil }
      sink.error(
        .missingModel, "\(scope.owner) has no model, so '\(raw.path)' cannot be resolved",
        at: position, length: raw.path.count + 2)
      return nil
    }
    if first.text == "." { return wholeModel(model, at: position) }
    return path(
      raw, root: .row, from: .model(model.name), in: attribute, at: position)
  }

  private func context(
    _ raw: RawBinding, in attribute: SourceAttribute, at position: SourcePosition
  ) -> Binding? {
    let name = raw.path
    guard let value = ContextValue(rawValue: name), scope.contexts.contains(value) else {
      let hint =
        name.split(separator: ".").first == "$each" ? "; it is the element of an 'each'" : ""
      let each = scope.each == nil ? [] : ["$each"]
      sink.unknown(
        .unknownContext, "'\(name)' is not known here\(hint)", name: name,
        among: scope.contexts.map(\.rawValue).sorted() + each,
        at: attribute.position(ofScalar: raw.offset + 1))
      return nil
    }
    return Binding(root: .context(value), type: .scalar(.int), position: position)
  }

  private func wholeModel(_ model: Model, at position: SourcePosition) -> Binding? {
    guard scope.wholeModel == .allowed else {
      sink.error(
        .wholeModelBinding,
        "the whole model can be passed only to the initializer of a class of this target",
        at: position, length: 3)
      return nil
    }
    return Binding(root: .wholeModel, type: .model(model.name), position: position)
  }

  private func path(
    _ raw: RawBinding, root: BindingRoot, from start: FieldType, in attribute: SourceAttribute,
    at position: SourcePosition
  ) -> Binding? {
    var type = start
    let isElement = root != .row
    var isOptional =
      start.isOptional && !(isElement && scope.guarded.contains(raw.names[0].text))
    var steps: [BindingStep] = []
    for (depth, name) in raw.names.enumerated() where !isElement || depth > 0 {
      let place = attribute.position(ofScalar: name.offset)
      guard let step = step(name.text, from: type.unwrapped, at: place) else { return nil }
      steps.append(step)
      let written = raw.names[...depth].map(\.text).joined(separator: ".")
      isOptional = (isOptional || step.type.isOptional) && !scope.guarded.contains(written)
      type = step.type
    }
    return Binding(
      root: root, steps: steps, type: isOptional ? type.madeOptional : type.unwrapped,
      position: position)
  }

  private func step(_ name: String, from type: FieldType, at place: SourcePosition) -> BindingStep?
  {
    if case .model(let modelName) = type {
      guard let model = scope.index.models[modelName] else { return nil }
      guard let field = scope.index.fields[modelName]?[name] else {
        if scope.index.invalid.holds(field: name, of: modelName) { return nil }
        sink.unknown(
          .unknownField, "'\(modelName)' has no field '\(name)'", name: name,
          among: model.fields.map(\.name), at: place)
        return nil
      }
      return BindingStep(name: name, member: .field, type: field.type, position: place)
    }
    let members = Self.members(of: type)
    guard let found = members.first(where: { $0.0.rawValue == name }) else {
      sink.unknown(
        .unknownMember, "'\(type)' has no member '\(name)'", name: name,
        among: members.map(\.0.rawValue), at: place)
      return nil
    }
    return BindingStep(name: name, member: found.0, type: .scalar(found.1), position: place)
  }

  /// Returns the derived members of a type.
  private static func members(of type: FieldType) -> [(BindingMember, ScalarType)] {
    switch type {
    case .scalar(.image): [(.size, .cgSize), (.ratio, .cgFloat)]
    case .scalar(.cgSize): [(.width, .cgFloat), (.height, .cgFloat), (.ratio, .cgFloat)]
    case .scalar(.string), .list: [(.count, .int)]
    default: []
    }
  }
}
