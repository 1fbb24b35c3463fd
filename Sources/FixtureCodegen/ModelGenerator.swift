import FixtureModel

/// The generator of a model: a value type with an initializer and a row decoder.
struct ModelGenerator {
  private let model: Model
  private let context: GenerationContext
  private let groups: StoredGroups<Field>
  private var access: String { context.access }

  /// Creates the generator of one model.
  init(_ model: Model, in context: GenerationContext) {
    self.model = model
    self.context = context
    groups = StoredGroups(of: model.fields, type: "FixtureFields")
  }

  /// Writes the model.
  func write(to writer: inout SwiftWriter) {
    writer.document(
      "The model \(model.name).", model.documentation, at: model.position)
    let name = SwiftIdentifier.spelling(model.name)
    writer.block("\(access)nonisolated struct \(name): Swift.Hashable, Swift.Sendable") { writer in
      groups.writeStorage(
        keyword: "var", conforms: ": Swift.Hashable, Swift.Sendable", to: &writer
      ) { "\(SwiftIdentifier.spelling($0.name)): \($0.type.swiftSpelling)" }
      for field in model.fields where !groups.isUsed { write(field, in: nil, to: &writer) }
      for group in groups.groups {
        for field in group.elements { write(field, in: groups.property(group.number), to: &writer) }
      }
      writeInitializer(to: &writer)
      writeDecoder(to: &writer)
    }
  }

  private func write(_ field: Field, in group: String?, to writer: inout SwiftWriter) {
    let key = field.name == model.key ? " Unique in a container." : ""
    let comment = DocComment(
      "The field \(field.name).\(key)", documentation: field.documentation, at: field.position)
    writer.lines(comment.lines)
    let name = SwiftIdentifier.spelling(field.name)
    guard let group else {
      return writer.line("\(access)var \(name): \(field.type.swiftSpelling)")
    }
    writer.block("\(access)nonisolated var \(name): \(field.type.swiftSpelling)") { writer in
      writer.line("get { \(group).\(name) }")
      writer.line("set { \(group).\(name) = newValue }")
    }
  }

  private func writeInitializer(to writer: inout SwiftWriter) {
    let parameters = model.fields.map { field in
      let name = SwiftIdentifier.spelling(field.name)
      return "\(name): \(field.type.swiftSpelling)\(DefaultValue(field).suffix)"
    }
    writer.blank()
    writer.line("/// Creates a value from its fields.")
    writer.block("\(access)nonisolated init(\(parameters.joined(separator: ", ")))") { writer in
      writeStores(to: &writer) { SwiftIdentifier.spelling($0.name) }
    }
  }

  /// Writes the statements that store an expression for each field.
  private func writeStores(to writer: inout SwiftWriter, value: (Field) -> String) {
    guard !groups.isUsed else {
      return groups.writeInitialization(to: &writer) { field in
        "\(SwiftIdentifier.label(SwiftIdentifier.unquoted(field.name))): \(value(field))"
      }
    }
    for field in model.fields {
      writer.line("self.\(SwiftIdentifier.spelling(field.name)) = \(value(field))")
    }
  }

  private func writeDecoder(to writer: inout SwiftWriter) {
    writer.blank()
    writer.line("/// Reads a value from the fields of a row.")
    writer.block("\(access)nonisolated init(row: inout FixtureSupport.FixtureRowDecoder)") {
      writer in
      writeStores(to: &writer) { $0.type.decoding(from: "row") }
    }
  }
}

/// The default of a parameter of a model's initializer, where Swift can spell it.
struct DefaultValue {
  private let field: Field

  /// Creates the default of one field.
  init(_ field: Field) {
    self.field = field
  }

  /// The text after the parameter's type: empty, or an equals sign and the value.
  var suffix: String {
    guard let value = field.defaultValue else {
      return field.type.isOptional ? " = nil" : ""
    }
    return expression(value, type: field.type).map { " = \($0)" } ?? ""
  }

  /// Images have no spelling, since those of a fixture are private to its file.
  private func expression(_ value: FieldValue, type: FieldType) -> String? {
    switch value {
    case .none: "nil"
    case .integer(let number): String(number)
    case .double(let number): SwiftValue.number(number)
    case .bool(let isTrue): String(isTrue)
    case .string(let text): type.scalar == .url ? nil : SwiftStringLiteral.quoted(text)
    case .date(let seconds): ".init(timeIntervalSince1970: \(SwiftValue.number(seconds)))"
    case .enumCase(let name): enumCase(name, isOptional: type.isOptional)
    case .size(let size): Self.implicit(SwiftValue.size(size), of: "CGSize")
    case .insets(let insets): Self.implicit(SwiftValue.insets(insets), of: "UIEdgeInsets")
    case .color(let color): Self.implicit(SwiftValue.color(color), of: "UIColor")
    case .font(let font): Self.font(font)
    case .image, .list, .model: nil
    }
  }

  /// Returns an implicit member, since the fields of a model hide types of their names: a field 'Date'.
  private static func implicit(_ expression: String, of type: String) -> String {
    let member = String(expression.dropFirst(type.count))
    return member.hasPrefix("(") ? ".init\(member)" : member
  }

  private static func font(_ font: FontValue) -> String {
    guard case .face(.named(let name), let size) = font else {
      return implicit(SwiftValue.font(font), of: "UIFont")
    }
    let type = "FixtureSupport.FixtureType<UIFont>"
    let points = SwiftValue.number(size)
    return "\(type)(name: \(SwiftStringLiteral.quoted(name)), size: \(points)) "
      + "?? \(type).systemFont(ofSize: \(points))"
  }

  /// An optional's own `none` and `some` go before cases of these names.
  private func enumCase(_ name: String, isOptional: Bool) -> String {
    let member = SwiftIdentifier.caseMember(name)
    return isOptional ? ".some(\(member))" : member
  }
}
