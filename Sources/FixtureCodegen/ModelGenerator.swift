import FixtureModel

/// The generator of a model: a value type with an initializer and a row decoder.
struct ModelGenerator {
  private let model: Model
  private let context: GenerationContext
  private var access: String { context.access }

  /// Creates the generator of one model.
  init(_ model: Model, in context: GenerationContext) {
    self.model = model
    self.context = context
  }

  /// Writes the model.
  func write(to writer: inout SwiftWriter) {
    writer.document(
      "The model \(model.name).", model.documentation, at: model.position)
    let name = SwiftIdentifier.spelling(model.name)
    writer.block("\(access)nonisolated struct \(name): Swift.Hashable, Swift.Sendable") { writer in
      for field in model.fields { write(field, to: &writer) }
      writeInitializer(to: &writer)
      writeDecoder(to: &writer)
    }
  }

  private func write(_ field: Field, to writer: inout SwiftWriter) {
    let key = field.name == model.key ? " Unique in a container." : ""
    let comment = DocComment(
      "The field \(field.name).\(key)", documentation: field.documentation, at: field.position)
    writer.lines(comment.lines)
    writer.line(
      "\(access)var \(SwiftIdentifier.spelling(field.name)): \(field.type.swiftSpelling)")
  }

  private func writeInitializer(to writer: inout SwiftWriter) {
    let parameters = model.fields.map { field in
      let name = SwiftIdentifier.spelling(field.name)
      return "\(name): \(field.type.swiftSpelling)\(DefaultValue(field).suffix)"
    }
    writer.blank()
    writer.line("/// Creates a value from its fields.")
    writer.block("\(access)nonisolated init(\(parameters.joined(separator: ", ")))") { writer in
      for field in model.fields {
        writer.line(
          "self.\(SwiftIdentifier.spelling(field.name)) = \(SwiftIdentifier.spelling(field.name))")
      }
    }
  }

  private func writeDecoder(to writer: inout SwiftWriter) {
    writer.blank()
    writer.line("/// Reads a value from the fields of a row.")
    writer.block("\(access)nonisolated init(row: inout FixtureSupport.FixtureRowDecoder)") {
      writer in
      for field in model.fields {
        writer.line(
          "self.\(SwiftIdentifier.spelling(field.name)) = \(field.type.decoding(from: "row"))")
      }
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
    case .date(let seconds): "Date(timeIntervalSince1970: \(SwiftValue.number(seconds)))"
    case .enumCase(let name): SwiftIdentifier.member(name)
    case .size(let size): SwiftValue.size(size)
    case .insets(let insets): SwiftValue.insets(insets)
    case .color(let color): SwiftValue.color(color)
    case .font(let font): SwiftValue.font(font)
    case .image, .list, .model: nil
    }
  }
}
