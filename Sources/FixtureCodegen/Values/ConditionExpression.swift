import FixtureModel

extension BindingExpressions {
  /// Returns the Boolean expression of a condition.
  func condition(_ condition: Condition) -> String {
    let binding = condition.binding
    let test: String
    switch condition.test {
    case .isPresent: return presence(of: binding, isNegated: condition.isNegated)
    case .isOneOf(let values): test = equality(of: binding, with: values)
    case .isLess(let value): test = comparison(of: binding, "<", "isLess", "than: ", value)
    case .isAtLeast(let value): test = comparison(of: binding, ">=", "isAtLeast", "", value)
    }
    return condition.isNegated ? "!(\(test))" : test
  }

  private func presence(of binding: Binding, isNegated: Bool) -> String {
    let value = expression(binding)
    let isOptional = binding.isOptional
    let (sign, opposite) = isNegated ? ("!", "") : ("", "!")
    return switch binding.type.unwrapped {
    // A call instead of '??', whose closures cost the compiler most of a function of many conditions.
    case .scalar(.bool) where isOptional, .scalar(.string) where isOptional, .list where isOptional:
      "\(sign)FixtureSupport.FixtureRuntime.hasValue(\(value))"
    case .scalar(.bool): sign + value
    case .scalar(.string), .list: "\(opposite)\(value).isEmpty"
    default: isOptional ? "\(value) \(isNegated ? "==" : "!=") nil" : "\(!isNegated)"
    }
  }

  private func equality(of binding: Binding, with values: [FieldValue]) -> String {
    let type = binding.type.unwrapped
    let constants = values.map { Self.constant($0, of: type) }
    let value = text(of: binding)
    guard constants.count > 1 else { return "\(value) == \(constants[0])" }
    // The type of the list is stated, so that the compiler does not look for it.
    let element = Self.comparedType(type) + (binding.isOptional ? "?" : "")
    return "([\(constants.joined(separator: ", "))] as [\(element)]).contains(\(value))"
  }

  private func comparison(
    of binding: Binding, _ sign: String, _ function: String, _ label: String, _ value: FieldValue
  ) -> String {
    let constant = Self.constant(value, of: binding.type.unwrapped)
    let bound = expression(binding)
    guard binding.isOptional else { return "\(bound) \(sign) \(constant)" }
    return "FixtureSupport.FixtureRuntime.\(function)(\(bound), \(label)\(constant))"
  }

  /// Returns the compared value. A URL is compared as text.
  private func text(of binding: Binding) -> String {
    let value = expression(binding)
    guard binding.type.unwrapped == .scalar(.url) else { return value }
    return binding.isOptional ? "(\(value)).map({ $0.absoluteString })" : "\(value).absoluteString"
  }

  private static func comparedType(_ type: FieldType) -> String {
    switch type {
    case .enumeration(let name): "FixtureSupport.FixtureType<\(SwiftIdentifier.spelling(name))>"
    case .scalar(.int): "Swift.Int"
    case .scalar(.double): "Swift.Double"
    case .scalar(.bool): "Swift.Bool"
    case .scalar(.string), .scalar(.url): "Swift.String"
    default: type.swiftSpelling
    }
  }

  private static func constant(_ value: FieldValue, of type: FieldType) -> String {
    switch value {
    case .integer(let number): return String(number)
    case .double(let number): return SwiftValue.number(number)
    case .bool(let isTrue): return String(isTrue)
    case .string(let text): return SwiftStringLiteral.quoted(text)
    case .date(let seconds):
      return "Date(timeIntervalSince1970: \(SwiftValue.number(seconds)))"
    case .enumCase(let name):
      guard case .enumeration(let enumeration) = type else { return "" }
      return SwiftIdentifier.expression(ofType: SwiftIdentifier.spelling(enumeration))
        + SwiftIdentifier.caseMember(name)
    case .none, .image, .size, .insets, .color, .font, .list, .model: return ""
    }
  }
}
