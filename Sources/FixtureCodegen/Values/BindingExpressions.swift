import FixtureModel

/// The expressions for bindings at a place of generated code.
struct BindingExpressions {
  /// The expression of the row's or the section's model.
  let model: String
  /// The expression of the element's index path.
  let indexPath: String
  /// The prefix of members of the node that lays out: empty, or its name and a dot.
  var node = ""

  /// The scope inside of generated cell nodes and of the blocks that make cells.
  static let cell = BindingExpressions(model: "model", indexPath: "indexPath")

  /// The constant that has the element of a list in the body of a loop.
  static let each = "fixtureEach"

  /// Returns the value of a binding; optional when the binding's type is.
  func expression(_ binding: Binding) -> String {
    switch binding.root {
    case .wholeModel: return model
    case .context(let value): return expression(value)
    case .row: return path(binding.steps, from: PathValue(text: model, type: nil))
    case .each(let type):
      let start = PathValue(text: Self.each, type: type, isOptional: type.isOptional)
      return path(binding.steps, from: start)
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

  private func path(_ steps: [BindingStep], from start: PathValue) -> String {
    var value = start
    for step in steps { value = value.reading(step) }
    return value.text
  }
}

/// The value of a path so far.
private struct PathValue {
  let text: String
  /// The declared type of the last step, nil for the model itself.
  let type: FieldType?
  /// A Boolean value that indicates whether the value may be missing, since a step before it may be.
  var isOptional = false

  /// Returns the value one step further.
  ///
  /// Only a step whose own type is optional needs a question mark after it: one optional step makes all
  /// of the chain optional.
  func reading(_ step: BindingStep) -> PathValue {
    guard step.member == .ratio else {
      let name =
        step.member == .field ? SwiftIdentifier.spelling(step.name) : step.member.rawValue
      let mark = type?.isOptional == true ? "?" : ""
      return PathValue(
        text: "\(text)\(mark).\(name)", type: step.type,
        isOptional: isOptional || step.type.isOptional)
    }
    let size = type?.scalar == .image ? ".size" : ""
    guard isOptional else {
      return PathValue(text: "\(text)\(size).height / \(text)\(size).width", type: step.type)
    }
    return PathValue(
      text: "(\(text)).map({ $0\(size).height / $0\(size).width })", type: step.type,
      isOptional: true)
  }
}

extension BindingExpressions {
  /// Returns a string expression for text with bindings.
  func string(_ template: TextTemplate) -> String {
    if template.parts.count == 1, case .binding(let binding) = template.parts[0],
      binding.type == .scalar(.string) || binding.format != nil, !binding.isOptional
    {
      return interpolation(binding)
    }
    let parts = template.parts.map { part in
      switch part {
      case .literal(let text): SwiftStringLiteral.escaped(text)
      case .binding(let binding): "\\(\(interpolation(binding)))"
      }
    }
    return "\"\(parts.joined())\""
  }

  /// Returns an expression that is nil when text is one binding to a missing value.
  ///
  /// Text that cannot be missing has none.
  func optionalString(_ template: TextTemplate) -> String? {
    guard template.parts.count == 1, case .binding(let binding) = template.parts[0],
      binding.isOptional
    else { return nil }
    let value = expression(binding)
    if binding.type.unwrapped == .scalar(.string) { return value }
    if let format = binding.format { return "(\(value)).map({ \(format.expression(of: "$0")) })" }
    let member = Self.textMember(of: binding)
    return member.isEmpty ? "(\(value)).map({ \"\\($0)\" })" : value + member
  }

  /// Returns a value whose description is a binding's text; a missing value has none.
  private func interpolation(_ binding: Binding) -> String {
    let value = expression(binding)
    if let format = binding.format {
      let text = format.expression(of: binding.isOptional ? "$0" : value)
      return binding.isOptional ? "(\(value)).map({ \(text) }) ?? \"\"" : text
    }
    let text = value + Self.textMember(of: binding)
    // A call instead of '??', whose closure costs the compiler twice as much.
    return binding.isOptional ? "FixtureSupport.FixtureRuntime.text(\(text))" : text
  }

  private static func textMember(of binding: Binding) -> String {
    let endsOptional = binding.steps.last?.type.isOptional ?? binding.isOptional
    let mark = endsOptional ? "?" : ""
    return switch binding.type.unwrapped {
    case .scalar(.url): mark + ".absoluteString"
    case .enumeration: mark + ".name"
    default: ""
    }
  }
}

extension BindingExpressions {
  /// Returns the list that an `each` repeats its child for. A missing list is empty.
  func list(_ binding: Binding) -> String {
    let value = expression(binding)
    return binding.isOptional ? "(\(value) ?? [])" : value
  }
}

extension Binding {
  /// A Boolean value that indicates whether the expression of the binding is optional in Swift.
  ///
  /// The binding's own type is not when an `if` guards its element, which Swift does not see.
  var isOptional: Bool {
    if case .each(let start) = root, start.isOptional { return true }
    return type.isOptional || steps.contains { $0.type.isOptional }
  }

  /// A Boolean value that indicates whether the last step of the binding is itself optional, so that a
  /// member of its value is read behind a question mark.
  var endsOptional: Bool { steps.last?.type.isOptional ?? type.isOptional }
}
