import FixtureModel

/// The statements that configure one display node after it was made.
struct NodeConfiguration {
  private let properties: [Property]
  private let object: String
  private let scope: BindingExpressions

  /// Creates the configuration of the node that an expression names.
  init(_ properties: [Property], of object: String, in scope: BindingExpressions) {
    self.properties = properties
    self.object = object
    self.scope = scope
  }

  /// Writes the statements in the order of the attributes, the attributed text first.
  func write(to writer: inout SwiftWriter) {
    text?.writeText(of: object, to: &writer)
    writeTruncation(to: &writer)
    writeRest(to: &writer)
  }

  /// Writes the statements for a text cell, whose text has no attributed form.
  func writeTextCell(to writer: inout SwiftWriter) {
    text?.writeCellText(of: object, to: &writer)
    writeRest(to: &writer)
  }

  private var text: TextAttributes? {
    TextAttributes(properties.filter { $0.target == .text }, in: scope)
  }

  private func writeTruncation(to writer: inout SwiftWriter) {
    guard let property = properties.first(where: { $0.name == "truncationText" }) else { return }
    let string = PropertyExpression(property, in: scope).text
    let value = text?.attributed(string) ?? "NSAttributedString(string: \(string))"
    writer.line("\(object).truncationAttributedText = \(value)")
  }

  private func writeRest(to writer: inout SwiftWriter) {
    TextAttributes(properties.filter { $0.target == .title }, in: scope)?
      .writeTitle(of: object, to: &writer)
    for property in properties {
      PropertyAssignment(property, of: object, in: scope).write(to: &writer)
    }
  }
}

/// The statement that gives a stated property its value.
struct PropertyAssignment {
  private let property: Property
  private let object: String
  private let scope: BindingExpressions

  /// Creates the assignment of a property of the object that an expression names.
  init(_ property: Property, of object: String, in scope: BindingExpressions) {
    self.property = property
    self.object = object
    self.scope = scope
  }

  /// Writes the statement; nothing for properties that are no member of an object.
  func write(to writer: inout SwiftWriter) {
    guard let target else { return }
    let expression = PropertyExpression(property, in: scope)
    guard expression.isOptional, !takesNil else {
      return writer.line(statement(target, value: expression.text))
    }
    writer.block("if let fixtureValue = \(expression.text)") { writer in
      writer.line(statement(target, value: "fixtureValue"))
    }
  }

  /// Bound images and addresses may be missing, and their properties may too.
  private var takesNil: Bool {
    property.target == .object && (property.kind == .image || property.kind == .url)
  }

  private var target: String? {
    let prefix = object.isEmpty ? "" : "\(object)."
    return switch property.target {
    case .object, .initializer, .view, .layout:
      "\(prefix)\(SwiftIdentifier.spelling(property.name))"
    case .style: "\(prefix)style.\(SwiftIdentifier.spelling(property.name))"
    case .state: "\(prefix)set\(property.name.prefix(1).uppercased())\(property.name.dropFirst())"
    case .text, .title, .generated: nil
    }
  }

  private func statement(_ target: String, value: String) -> String {
    property.target == .state ? "\(target)(\(value), for: .normal)" : "\(target) = \(value)"
  }
}
