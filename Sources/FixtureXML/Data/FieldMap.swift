import FixtureModel

/// A `map` element: a field, where it is found from a row, and how it is read.
///
/// The kinds are classes, because copying the attribute for every row would cost more than reading it.
protocol FieldMap: AnyObject {
  /// The attribute with the path.
  var path: SourceAttribute { get }

  /// Sets the field of a row, or of an element of a list of models, from what the path finds from a node of a match.
  func read(
    from place: DataNode, of match: ExternalMatch, into decoder: RowValueDecoder,
    _ context: DataReadingContext
  ) throws(ExternalDocumentError)
}

/// A map to the field of a slot.
final class ValueMap: FieldMap {
  let path: SourceAttribute
  /// The index of the field.
  let slot: Int
  /// A Boolean value that indicates whether all nodes are elements of a list.
  let isList: Bool
  private let expression: Int
  private let values: DataValueParser

  /// Creates a map of a path that was compiled to an expression.
  init(
    path: SourceAttribute, expression: Int, slot: Int, isList: Bool, values: DataValueParser
  ) {
    self.path = path
    self.expression = expression
    self.slot = slot
    self.isList = isList
    self.values = values
  }

  func read(
    from place: DataNode, of match: ExternalMatch, into decoder: RowValueDecoder,
    _ context: DataReadingContext
  ) throws(ExternalDocumentError) {
    var isRight = true
    try match.forEachText(ofExpression: expression, from: place, all: isList) {
      context.noteFound(expression)
      guard isRight else { return }
      isRight = store($0, of: match, at: place, into: decoder, context)
    }
  }

  /// Stores a text, and returns whether it has a value.
  private func store(
    _ text: UnsafeBufferPointer<UInt8>?, of match: ExternalMatch, at place: DataNode,
    into decoder: RowValueDecoder, _ context: DataReadingContext
  ) -> Bool {
    let isKept = decoder.keeps(slot)
    switch text.map({ values.value($0, decoder.parser, isKept: isKept) }) ?? .success(.none) {
    case .success(.none) where !values.type.isOptional: break
    case .success(let value):
      if isList { decoder.append([value], to: slot) } else { decoder.set(slot, value: value) }
    case .failure(let error):
      decoder.markError()
      context.report(path, error.message, of: match, at: place)
      return false
    }
    return true
  }
}

/// A map to a list of models, whose elements are each read by maps of their own.
final class ModelListMap: FieldMap {
  let path: SourceAttribute
  private let expression: Int
  private let slot: Int
  private let maps: [any FieldMap]
  private let elements: RowValueDecoder

  /// Creates a map of a path that was compiled to an expression.
  init(
    path: SourceAttribute, expression: Int, slot: Int, maps: [any FieldMap],
    elements: RowValueDecoder
  ) {
    self.path = path
    self.expression = expression
    self.slot = slot
    self.maps = maps
    self.elements = elements
  }

  func read(
    from place: DataNode, of match: ExternalMatch, into decoder: RowValueDecoder,
    _ context: DataReadingContext
  ) throws(ExternalDocumentError) {
    let nodes = try match.nodes(ofExpression: expression, from: place)
    if !nodes.isEmpty { context.noteFound(expression) }
    var models: [FieldValue] = []
    for node in nodes {
      elements.begin()
      for map in maps { try map.read(from: node, of: match, into: elements, context) }
      if elements.hasError { decoder.markError() }
      for field in elements.isComplete ? [] : elements.missingFields() {
        decoder.markError()
        context.reportMissing(
          field, ofModel: elements.schema.model?.name ?? "", of: match, at: node)
      }
      models.append(.model(elements.fieldValues()))
    }
    decoder.append(models, to: slot)
  }
}

/// A map to the fields of a nested model, which are read from the first node that is found.
final class ModelMap: FieldMap {
  let path: SourceAttribute
  private let expression: Int
  private let maps: [any FieldMap]

  /// Creates a map of a path that was compiled to an expression.
  init(path: SourceAttribute, expression: Int, maps: [any FieldMap]) {
    self.path = path
    self.expression = expression
    self.maps = maps
  }

  func read(
    from place: DataNode, of match: ExternalMatch, into decoder: RowValueDecoder,
    _ context: DataReadingContext
  ) throws(ExternalDocumentError) {
    guard let node = try match.nodes(ofExpression: expression, from: place).first else { return }
    context.noteFound(expression)
    guard !node.node.isNil else { return }
    for map in maps { try map.read(from: node, of: match, into: decoder, context) }
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
