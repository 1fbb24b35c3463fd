import FixtureModel

/// A parser of the labeled arguments of a hand-written initializer.
///
/// `title: {title}, count: 3, style: .compact, note: 'text with {title}', {.}`
///
/// A value may also be made by a hand-written type, with arguments of these forms, or be a member of one:
/// `loader: FeedFake(count: 3), theme: Theme.dark`.
struct ArgumentsParser {
  /// The names that bindings may refer to.
  let scope: BindingScope
  /// The receiver of diagnostics.
  let sink: DiagnosticSink
  /// A Boolean value that indicates whether `{rows}` may be used.
  var hasRows = false
  private let attribute: SourceAttribute
  private let scalars: [Unicode.Scalar]

  /// Creates a parser for an attribute.
  init(_ attribute: SourceAttribute, scope: BindingScope, sink: DiagnosticSink) {
    self.attribute = attribute
    self.scope = scope
    self.sink = sink
    scalars = Array(attribute.value.unicodeScalars)
  }

  /// Reads all arguments; `nil` after an error was reported.
  func call() -> InitializerCall? {
    arguments(0..<scalars.count, depth: 0).map {
      InitializerCall(arguments: $0, position: attribute.valuePosition)
    }
  }

  private func arguments(_ range: Range<Int>, depth: Int) -> [InitializerArgument]? {
    var arguments: [InitializerArgument] = []
    let ranges = split(range)
    let limit = scope.limits.argumentsPerInitializer
    guard ranges.count <= limit else {
      sink.error(
        .invalidArguments,
        "an initializer may have at most \(limit) arguments, and these are \(ranges.count); pass a "
          + "model instead", in: attribute)
      return nil
    }
    for range in ranges {
      guard let argument = argument(range, depth: depth) else { return nil }
      arguments.append(argument)
    }
    return arguments
  }

  /// Returns the arguments between commas outside of quotes and parentheses.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    guard scalars[range].contains(where: { !$0.properties.isWhitespace }) else { return [] }
    var ranges: [Range<Int>] = []
    var start = range.lowerBound
    var isQuoted = false
    var depth = 0
    for index in range {
      let scalar = scalars[index]
      if scalar == "'" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      if scalar == ",", depth <= 0 {
        ranges.append(start..<index)
        start = index + 1
      }
    }
    return ranges + [start..<range.upperBound]
  }

  private func argument(_ range: Range<Int>, depth: Int) -> InitializerArgument? {
    let trimmed = trim(range)
    let colon = scalars[trimmed].prefix { $0 != "'" && $0 != "{" && $0 != "(" }.firstIndex(of: ":")
    let label = colon.map { string(trim(trimmed.lowerBound..<$0)) }
    let valueRange = trim((colon.map { $0 + 1 } ?? trimmed.lowerBound)..<trimmed.upperBound)
    let position = attribute.position(ofScalar: trimmed.lowerBound)
    if let label, label != "_", !Identifier.isValid(label) { return failure(trimmed) }
    guard !valueRange.isEmpty else { return failure(trimmed) }
    guard let value = value(valueRange, depth: depth) else { return nil }
    return InitializerArgument(
      label: label == "_" ? nil : label, value: value, position: position)
  }

  private func value(_ range: Range<Int>, depth: Int) -> ArgumentValue? {
    let text = string(range)
    switch scalars[range.lowerBound] {
    case "{": return binding(range)
    case "'": return quoted(range)
    case ".":
      guard Identifier.isValid(text.dropFirst()) else { return failure(range) }
      return .enumCase(String(text.dropFirst()))
    default: break
    }
    if text == "nil" { return .null }
    if let bool = ValueParser.bool(text) { return .bool(bool) }
    if let integer = NumberParser.integer(text) { return .integer(integer) }
    if let number = NumberParser.number(text) { return .number(number) }
    return made(range, depth: depth)
  }

  /// Reads a value of a hand-written type: `FeedFake(count: 3)` or `FeedFake.shared`.
  private func made(_ range: Range<Int>, depth: Int) -> ArgumentValue? {
    let text = string(range)
    guard let open = scalars[range].firstIndex(of: "(") else {
      guard text.contains("."), Identifier.isValidType(text) else { return failure(range) }
      return .member(text)
    }
    let type = string(trim(range.lowerBound..<open))
    guard depth == 0, scalars[range.upperBound - 1] == ")", Identifier.isValidType(type) else {
      return failure(range)
    }
    return arguments((open + 1)..<(range.upperBound - 1), depth: depth + 1).map {
      .creation(type: type, $0)
    }
  }

  private func binding(_ range: Range<Int>) -> ArgumentValue? {
    guard let template = try? RawTemplate(string(range)), let raw = template.soleBinding else {
      return failure(range)
    }
    if hasRows, raw.path == "rows" { return .rows }
    let moved = raw.shifted(by: range.lowerBound)
    guard !FormatResolver(scope: scope, sink: sink).reportMisplaced(moved, in: attribute) else {
      return nil
    }
    return BindingResolver(scope: scope, sink: sink).resolve(moved, in: attribute)
      .map { .binding($0) }
  }

  private func quoted(_ range: Range<Int>) -> ArgumentValue? {
    guard range.count >= 2, scalars[range.upperBound - 1] == "'",
      !scalars[(range.lowerBound + 1)..<(range.upperBound - 1)].contains("'"),
      let template = try? RawTemplate(string((range.lowerBound + 1)..<(range.upperBound - 1)))
    else { return failure(range) }
    var parts: [TextPart] = []
    for part in template.parts {
      switch part {
      case .literal(let text): parts.append(.literal(text))
      case .binding(let raw):
        let moved = raw.shifted(by: range.lowerBound + 1)
        guard let found = BindingResolver(scope: scope, sink: sink).resolve(moved, in: attribute)
        else { return nil }
        guard BindingFit.accepts(.string, found.type), !found.type.isOptional else {
          sink.error(
            .bindingType, "'\(raw.path)' of type '\(found.type)' cannot be used in text",
            at: found.position, length: raw.path.count + 2)
          return nil
        }
        let formats = FormatResolver(scope: scope, sink: sink)
        guard let formatted = formats.formatted(found, moved, in: attribute) else { return nil }
        parts.append(.binding(formatted))
      }
    }
    return .text(TextTemplate(parts: parts))
  }

  private func failure<Value>(_ range: Range<Int>) -> Value? {
    sink.error(
      .invalidArguments,
      "'\(string(range))' is not an argument: 'label: {path}', a number, 'true', '.case', 'nil', "
        + "'Type(label: 1)', 'Type.member' or 'text' in single quotes",
      at: attribute.position(ofScalar: range.lowerBound), length: max(1, range.count))
    return nil
  }

  private func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, scalars[lower].properties.isWhitespace { lower += 1 }
    while upper > lower, scalars[upper - 1].properties.isWhitespace { upper -= 1 }
    return lower..<upper
  }
}
