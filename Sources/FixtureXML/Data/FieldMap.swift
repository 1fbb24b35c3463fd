import FixtureModel

/// A `map` element: a field, where it is found from a row, and how it is read.
///
/// A class, because copying the attribute for every row would cost more than reading it.
final class FieldMap {
  /// The targets of what is found.
  enum Target {
    /// The field of a slot.
    case value(slot: Int, isList: Bool, DataValueParser)
    /// The elements of a list of models, each read by maps of its own.
    case models(slot: Int, [FieldMap], RowValueDecoder)
    /// The fields of a nested model, read from the first node that is found.
    case model([FieldMap])
  }

  /// The attribute with the path.
  let path: SourceAttribute
  /// The index of the compiled path.
  let expression: Int
  /// The target.
  let target: Target

  /// Creates a map.
  init(path: SourceAttribute, expression: Int, target: Target) {
    self.path = path
    self.expression = expression
    self.target = target
  }
}

/// What maps find in one row, and its errors.
///
/// A class, because every field of the row would retain what a structure has.
final class FieldMapReader {
  /// The row.
  let match: ExternalMatch
  /// The parser of values.
  let parser: FieldValueParser
  /// The receiver of errors, and of the paths that found something.
  let context: DataReadingContext

  /// Creates the reader of a row.
  init(match: ExternalMatch, parser: FieldValueParser, context: DataReadingContext) {
    self.match = match
    self.parser = parser
    self.context = context
  }

  /// Sets the fields of a row, or of an element of a list of models.
  func read(
    _ maps: [FieldMap], from place: DataNode, into decoder: RowValueDecoder
  ) throws(ExternalDocumentError) {
    for map in maps { try read(map, from: place, into: decoder) }
  }

  private func read(
    _ map: FieldMap, from place: DataNode, into decoder: RowValueDecoder
  ) throws(ExternalDocumentError) {
    switch map.target {
    case .value(let slot, let isList, let values):
      var isRight = true
      try match.forEachText(ofExpression: map.expression, from: place, all: isList) {
        context.noteFound(map.expression)
        guard isRight else { return }
        isRight = store($0, slot, isList, values, of: map, at: place, into: decoder)
      }
    case .models(let slot, let inner, let elements):
      let nodes = try match.nodes(ofExpression: map.expression, from: place)
      if !nodes.isEmpty { context.noteFound(map.expression) }
      var models: [FieldValue] = []
      for node in nodes {
        elements.begin()
        try read(inner, from: node, into: elements)
        if elements.hasError { decoder.markError() }
        for field in elements.isComplete ? [] : elements.missingFields() {
          decoder.markError()
          context.reportMissing(
            field, ofModel: elements.schema.model?.name ?? "", of: match, at: node)
        }
        models.append(.model(elements.fieldValues()))
      }
      decoder.append(models, to: slot)
    case .model(let inner):
      guard let node = try match.nodes(ofExpression: map.expression, from: place).first else {
        return
      }
      context.noteFound(map.expression)
      if !node.node.isNil { try read(inner, from: node, into: decoder) }
    }
  }

  /// Stores a text, and returns whether it has a value.
  private func store(
    _ text: UnsafeBufferPointer<UInt8>?, _ slot: Int, _ isList: Bool, _ values: DataValueParser,
    of map: FieldMap,
    at place: DataNode, into decoder: RowValueDecoder
  ) -> Bool {
    let isKept = decoder.keeps(slot)
    switch text.map({ values.value($0, parser, isKept: isKept) }) ?? .success(.none) {
    case .success(.none) where !values.type.isOptional: break
    case .success(let value):
      if isList { decoder.append([value], to: slot) } else { decoder.set(slot, value: value) }
    case .failure(let error):
      decoder.markError()
      context.report(map.path, error.message, of: match, at: place)
      return false
    }
    return true
  }
}

/// The conversion of the text that a `map` selects.
enum MapConversion: String, Sendable, CaseIterable {
  /// An integer.
  case int = "Int"
  /// A floating-point number.
  case double = "Double"
  /// A number of points.
  case cgFloat = "CGFloat"
  /// One of `true`, `false`, `yes`, `no`, `1` and `0`.
  case bool = "Bool"
  /// Unchanged.
  case string = "String"
  /// A URL.
  case url = "URL"
  /// An ISO 8601 date.
  case date = "Date"
  /// A date in the format of mails and RSS feeds (RFC 5322).
  case mailDate = "MailDate"
  /// A number of seconds since 1970.
  case unixTime = "UnixTime"
  /// A duration in seconds, such as `1:54:09`.
  case duration = "Duration"

  /// Returns whether the conversion gives values of a type.
  func fits(_ type: FieldType) -> Bool {
    switch self {
    case .int, .duration: [.scalar(.int), .scalar(.double), .scalar(.cgFloat)].contains(type)
    case .double, .cgFloat: [.scalar(.double), .scalar(.cgFloat)].contains(type)
    case .bool: type == .scalar(.bool)
    case .string: type == .scalar(.string)
    case .url: type == .scalar(.url)
    case .date, .mailDate, .unixTime: type == .scalar(.date)
    }
  }
}
