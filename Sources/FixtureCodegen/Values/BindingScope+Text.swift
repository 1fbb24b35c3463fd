import FixtureModel

extension BindingScope {
  /// Returns a string expression for text with bindings.
  func string(_ template: TextTemplate) -> String {
    if template.parts.count == 1, case .binding(let binding) = template.parts[0],
      binding.type == .scalar(.string), !binding.isOptional
    {
      return expression(binding)
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
    let type = binding.type.unwrapped
    guard type != .scalar(.string) else { return value }
    return "(\(value)).map({ \"\\($0\(Self.textMember(of: type)))\" })"
  }

  /// Returns a value whose description is a binding's text; a missing value has none.
  private func interpolation(_ binding: Binding) -> String {
    let value = expression(binding)
    let suffix = Self.textMember(of: binding.type.unwrapped)
    guard binding.isOptional else { return value + suffix }
    guard binding.type.unwrapped == .scalar(.string) else {
      return "(\(value)).map({ \"\\($0\(suffix))\" }) ?? \"\""
    }
    return "\(value) ?? \"\""
  }

  private static func textMember(of type: FieldType) -> String {
    switch type {
    case .scalar(.url): ".absoluteString"
    case .enumeration: ".rawValue"
    default: ""
    }
  }

  /// Returns a Boolean expression: whether a value is there, true and not empty.
  func condition(_ binding: Binding) -> String {
    let value = expression(binding)
    let isOptional = binding.isOptional
    return switch binding.type.unwrapped {
    case .scalar(.bool): isOptional ? "(\(value) ?? false)" : value
    case .scalar(.string): isOptional ? "!(\(value) ?? \"\").isEmpty" : "!\(value).isEmpty"
    case .list: isOptional ? "!(\(value) ?? []).isEmpty" : "!\(value).isEmpty"
    default: isOptional ? "\(value) != nil" : "true"
    }
  }
}
