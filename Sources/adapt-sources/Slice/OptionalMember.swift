import SwiftSyntax

/// An optional method or property of a protocol, whose value is optional in the copy.
struct OptionalMember {
  let declaration: DeclSyntax
  let name: MemberName
  /// The type of the value of a class that has the member: of a method's closure, or of the property.
  let type: String
  /// The expression of the value in a class that has the member.
  let value: String

  /// Returns `nil` for a member that is not optional, and for one that cannot be adapted.
  init?(_ declaration: DeclSyntax) {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      self.init(method)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      self.init(variable)
    } else {
      return nil
    }
  }

  private init?(_ method: FunctionDeclSyntax) {
    guard method.modifier("optional") != nil, !method.isOfType else { return nil }
    declaration = DeclSyntax(method)
    name = MemberName(method)
    type = Self.closureType(of: method)
    value = Self.closure(calling: method)
  }

  private init?(_ variable: VariableDeclSyntax) {
    guard variable.modifier("optional") != nil, !variable.isOfType, variable.bindings.count == 1,
      let binding = variable.bindings.first, let written = binding.typeAnnotation?.type.flatText,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    declaration = DeclSyntax(variable)
    self.name = MemberName(base: name.text.unescaped, labels: nil)
    type = "(\(written.hasSuffix("!") ? written.dropLast() + "?" : written[...]))"
    // The type tells the class's own property from the optional one that the extension adds.
    value = "self.\(name.text) as \(type)"
  }

  /// Returns the type of a closure with a method's parameters and result, in parentheses.
  private static func closureType(of method: FunctionDeclSyntax) -> String {
    let parameters = method.signature.parameterClause.parameters.map { parameter in
      parameter.type.flatText.replacingWord("@escaping ", with: "")
    }
    let effects = method.signature.effectSpecifiers.map { $0.flatText + " " } ?? ""
    let result = method.signature.returnClause?.type.flatText ?? "Void"
    return "((\(parameters.joined(separator: ", "))) \(effects)-> \(result))"
  }

  private static func closure(calling method: FunctionDeclSyntax) -> String {
    let parameters = method.signature.parameterClause.parameters
    let arguments = parameters.enumerated().map { number, parameter in
      let label = parameter.firstName.text
      let isInout = parameter.type.flatText.hasPrefix("inout ")
      return (label == "_" ? "" : "\(label): ") + (isInout ? "&" : "") + "$\(number)"
    }
    let effects = method.signature.effectSpecifiers
    let words =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    return "{ \(words)self.\(method.name.text)(\(arguments.joined(separator: ", "))) }"
  }
}

extension String {
  /// The text with each occurrence of a word replaced.
  func replacingWord(_ word: String, with other: String) -> String {
    var (result, rest) = ("", self[...])
    while let range = rest.firstRange(of: word) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
