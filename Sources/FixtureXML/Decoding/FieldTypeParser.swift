import FixtureModel

/// A parser of the types of model fields.
struct FieldTypeParser {
  /// The names of the enumerations.
  let enumerations: Set<String>
  /// The names of the models.
  let models: Set<String>
  /// The names of invalid declarations.
  let invalid: InvalidNames
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Returns whether a fixture declares a type of the name that fields can have.
  func declares(_ name: String) -> Bool { enumerations.contains(name) || models.contains(name) }

  /// Reads a type such as `Int`, `String?`, `[UIImage]` or `[Comment]?`; `nil` after an error was reported.
  func type(_ attribute: SourceAttribute) -> FieldType? {
    var text = attribute.value[...]
    var offset = 0
    let isOptional = text.hasSuffix("?")
    if isOptional { text = text.dropLast() }
    let isList = text.hasPrefix("[") && text.hasSuffix("]")
    if isList {
      text = text.dropFirst().dropLast()
      offset = 1
    }
    let isElementOptional = isList && text.hasSuffix("?")
    if isElementOptional { text = text.dropLast() }
    guard var type = named(String(text), at: attribute.position(ofScalar: offset)) else {
      return nil
    }
    if isElementOptional { type = .optional(type) }
    if isList { type = .list(type) }
    return isOptional ? .optional(type) : type
  }

  private func named(_ name: String, at position: SourcePosition) -> FieldType? {
    if let scalar = ScalarType(rawValue: name) { return .scalar(scalar) }
    if enumerations.contains(name) { return .enumeration(name) }
    if models.contains(name) { return .model(name) }
    if invalid.holds(type: name) { return nil }
    let length = name.unicodeScalars.count
    if let message = Self.collection(name) {
      sink.error(.unknownType, message, at: position, length: length)
      return nil
    }
    let message = "there is no type '\(name)'"
    if let suggestion = Self.otherSpelling(of: name) {
      sink.error(.unknownType, message, at: position, length: length, suggestion: suggestion)
      return nil
    }
    sink.unknown(
      .unknownType, message, name: name,
      among: ScalarType.allCases.map(\.rawValue) + enumerations + models, at: position)
    return nil
  }

  /// Returns the message about an element of a list that is a collection itself, `nil` for other names.
  private static func collection(_ name: String) -> String? {
    if name.contains(":") || name.hasPrefix("Dictionary<") {
      return "a field is no dictionary; use a list of a model of key and value, as in '[Entry]'"
    }
    return name.hasPrefix("[")
      ? "a list has no lists; use a list of a model with a list, as in '[Line]'" : nil
  }

  /// Returns the spelling of a type that Swift also spells otherwise.
  private static func otherSpelling(of name: String) -> String? {
    let module = ["Swift.", "Foundation."].first { name.hasPrefix($0) }
    let name = module.map { String(name.dropFirst($0.count)) } ?? name
    for (prefix, before, after) in [("Array<", "[", "]"), ("Optional<", "", "?")]
    where name.hasPrefix(prefix) && name.hasSuffix(">") {
      let element = String(name.dropFirst(prefix.count).dropLast())
      return before + (otherSpelling(of: element) ?? element) + after
    }
    return otherNames[name.lowercased()]?.rawValue ?? (module == nil ? nil : name)
  }

  /// The types under the names that other languages and frameworks have for them.
  private static let otherNames: [String: ScalarType] = [
    "integer": .int, "int32": .int, "int64": .int, "uint": .int, "long": .int, "nsinteger": .int,
    "float": .double, "number": .double, "decimal": .double, "real": .double, "nsnumber": .double,
    "boolean": .bool, "text": .string, "substring": .string, "nsstring": .string,
    "character": .string, "uuid": .string, "timeinterval": .double, "uri": .url,
    "nsurl": .url, "datetime": .date, "timestamp": .date, "nsdate": .date, "size": .cgSize,
    "insets": .edgeInsets, "edgeinsets": .edgeInsets, "image": .image, "color": .color,
    "colour": .color, "cgcolor": .color, "font": .font,
  ]
}
