import FixtureModel

/// What bindings mean at a place of generated code: which expressions stand for their roots.
struct BindingScope {
  /// The expression of the row's or the section's model.
  let model: String
  /// The expression of the element's index path.
  let indexPath: String
  /// The prefix of members of the node that lays out: empty, or its name and a dot.
  var node = ""

  /// The scope inside of generated cell nodes and of the blocks that make cells.
  static let cell = BindingScope(model: "model", indexPath: "indexPath")

  /// Returns the value of a binding; optional when the binding's type is.
  func expression(_ binding: Binding) -> String {
    switch binding.root {
    case .wholeModel: return model
    case .context(let value): return expression(value)
    case .row: return path(binding.steps)
    }
  }

  /// Returns the number that the container knows.
  private func expression(_ value: ContextValue) -> String {
    switch value {
    case .section: "\(indexPath).section + 1"
    case .item: "\(indexPath).item + 1"
    case .section0: "\(indexPath).section"
    case .item0: "\(indexPath).item"
    }
  }

  private func path(_ steps: [BindingStep]) -> String {
    var value = PathValue(text: model, type: nil)
    for step in steps { value = value.reading(step) }
    return value.text
  }
}

/// The value of a path so far.
private struct PathValue {
  let text: String
  /// The type, nil for the model itself.
  let type: FieldType?
  /// Whether the value may be missing.
  var isOptional: Bool { type?.isOptional ?? false }

  /// Returns the value one step further.
  func reading(_ step: BindingStep) -> PathValue {
    let type = isOptional ? step.type.madeOptional : step.type
    guard step.member == .ratio else {
      let name =
        step.member == .field ? SwiftIdentifier.spelling(step.name) : step.member.rawValue
      return PathValue(text: "\(text)\(isOptional ? "?" : "").\(name)", type: type)
    }
    let size = self.type?.scalar == .image ? ".size" : ""
    guard isOptional else {
      return PathValue(text: "\(text)\(size).height / \(text)\(size).width", type: type)
    }
    return PathValue(text: "(\(text)).map({ $0\(size).height / $0\(size).width })", type: type)
  }
}
