import FixtureModel

/// The statements that configure one display node after it was made.
struct NodeConfiguration {
  private let properties: [Property]
  private let object: String
  private let scope: BindingScope

  /// Makes the configuration of the node that an expression names.
  init(_ properties: [Property], of object: String, in scope: BindingScope) {
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
