import FixtureModel

/// An attributed string that several attributes of one element describe.
struct TextAttributes {
  private let text: Property
  private let attributes: [Property]
  private let scope: BindingExpressions

  /// Creates the string; nil when no attribute holds its text.
  init?(_ properties: [Property], in scope: BindingExpressions) {
    guard let text = properties.first(where: { $0.name == "text" || $0.name == "title" }) else {
      return nil
    }
    self.text = text
    attributes = properties.filter { $0.name != text.name }
    self.scope = scope
  }

  /// Writes the assignment of a text node's `attributedText`.
  func writeText(of object: String, to writer: inout SwiftWriter) {
    write(to: &writer) { "\(object).attributedText = \(attributed($0))" }
  }

  /// Writes the setting of a button's title for the normal state.
  func writeTitle(of object: String, to writer: inout SwiftWriter) {
    write(to: &writer) { "\(object).setAttributedTitle(\(attributed($0)), for: .normal)" }
  }

  /// Writes the assignments of a text cell's `text` and `textAttributes`.
  func writeCellText(of object: String, to writer: inout SwiftWriter) {
    if !entries.isEmpty {
      let cast = mayMiss ? "" : " as [NSAttributedString.Key: Any]"
      writer.line("\(object).textAttributes = \(dictionary)\(cast)")
    }
    write(to: &writer) { "\(object).text = \($0)" }
  }

  private func write(to writer: inout SwiftWriter, _ statement: (String) -> String) {
    let expression = PropertyExpression(text, in: scope)
    guard expression.isOptional else {
      return writer.line(statement(expression.text))
    }
    writer.block("if let fixtureText = \(expression.text)") { writer in
      writer.line(statement("fixtureText"))
    }
  }

  /// Returns an attributed string of the text that an expression gives.
  func attributed(_ string: String) -> String {
    guard !entries.isEmpty else { return "NSAttributedString(string: \(string))" }
    return "NSAttributedString(string: \(string), attributes: \(dictionary))"
  }

  /// The attributes, without those whose values are missing.
  private var dictionary: String {
    let literal = "[\(entries.joined(separator: ", "))]"
    guard mayMiss else { return literal }
    return "(\(literal) as [NSAttributedString.Key: Any?]).compactMapValues { $0 }"
  }

  private var mayMiss: Bool {
    attributes.contains {
      Self.keys[$0.name] != nil && PropertyExpression($0, in: scope).isOptional
    }
  }

  /// The entries of the attributes' dictionary.
  private var entries: [String] {
    var entries = attributes.compactMap { attribute in
      Self.keys[attribute.name].map { "\($0): \(value(attribute))" }
    }
    let styles = attributes.filter { Self.paragraph.contains($0.name) }
    if !styles.isEmpty {
      let arguments = Self.paragraph.compactMap { name in
        styles.first { $0.name == name }.map { "\(name): \(style($0))" }
      }
      entries.append(
        ".paragraphStyle: FixtureSupport.FixtureParagraph(\(arguments.joined(separator: ", "))).style"
      )
    }
    return entries
  }

  /// Returns a value of the paragraph style; a missing one is that of UIKit's default style.
  private func style(_ property: Property) -> String {
    let isOptional = PropertyExpression(property, in: scope).isOptional
    return isOptional ? "\(value(property)) ?? 0" : value(property)
  }

  private func value(_ property: Property) -> String {
    let expression = PropertyExpression(property, in: scope)
    // A bound value is a `CGFloat` already.
    if property.name == "kern", !expression.isOptional { return "CGFloat(\(expression.text))" }
    if case .enumCase(let style) = property.value, property.kind == .enumeration("NSUnderlineStyle")
    {
      return "NSUnderlineStyle.\(style).rawValue"
    }
    return expression.text
  }

  private static let keys = [
    "font": ".font", "textColor": ".foregroundColor", "titleFont": ".font",
    "titleColor": ".foregroundColor", "kern": ".kern", "underlineStyle": ".underlineStyle",
    "strikethroughStyle": ".strikethroughStyle",
  ]

  /// The parameters of `FixtureParagraph`, in their order.
  private static let paragraph = [
    "textAlignment", "lineSpacing", "lineHeightMultiple", "minimumLineHeight",
    "maximumLineHeight",
  ]
}
