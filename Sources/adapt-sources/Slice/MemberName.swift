import SwiftSyntax

/// The name of a method with its argument labels, as in `tableView(_:didSelectRowAt:)`, or of a property.
struct MemberName: Hashable {
  let base: String
  /// The labels of a method, `_` for none; `nil` for a property.
  let labels: [String]?

  init(_ function: FunctionDeclSyntax) {
    base = function.name.text.unescaped
    labels = function.signature.parameterClause.parameters.map { $0.firstName.text.unescaped }
  }

  init(_ node: SubscriptDeclSyntax) {
    base = "subscript"
    labels = node.parameterClause.parameters.map {
      $0.secondName == nil ? "_" : $0.firstName.text.unescaped
    }
  }

  init(base: String, labels: [String]?) {
    self.base = base
    self.labels = labels
  }

  /// The name of the property with the closure of an optional method. No method has it.
  var ofProperty: String {
    ([base] + (labels ?? []).filter { $0 != "_" } + ["optional"]).joined(separator: "__")
  }
}

extension FunctionDeclSyntax {
  /// The name of the method in Objective-C: the one that `@objc` states, or the one that Swift derives.
  ///
  /// Rule: the Swift language's derivation: a first label is joined with `With`, unless it begins with a
  /// preposition, and a method that throws takes the pointer to the error last.
  var objectiveCName: String {
    if let name = attribute("objc")?.arguments?.trimmedDescription, !name.isEmpty { return name }
    let parameters = signature.parameterClause.parameters.map { $0.firstName.text.unescaped }
    return ObjectiveCName.name(
      MemberName(base: name.text.unescaped, labels: parameters),
      doesThrow: signature.effectSpecifiers?.throwsClause != nil,
      isAsync: signature.effectSpecifiers?.asyncSpecifier != nil)
  }
}

/// The derivation of Objective-C names.
enum ObjectiveCName {
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the name of a method.
  static func name(_ member: MemberName, doesThrow: Bool = false, isAsync: Bool = false) -> String {
    var pieces = member.labels ?? []
    if isAsync { pieces.append("completionHandler") } else if doesThrow { pieces.append("error") }
    guard let first = pieces.first else { return member.base }
    var text = member.base
    switch (member.labels?.isEmpty, first) {
    case (true, "error"): text += "AndReturnError"
    case (true, _): text += "WithCompletionHandler"
    case (_, "_"): break
    default:
      let word = String(first.prefix { $0.isLowercase })
      text += (prepositions.contains(word) ? "" : "With") + first.capitalizedFirst
    }
    for piece in pieces.dropFirst() { text += ":" + (piece == "_" ? "" : piece) }
    return text + ":"
  }
}
