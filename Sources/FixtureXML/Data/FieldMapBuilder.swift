import FixtureModel

/// A builder of the maps of an element that reads a data file, which collects their paths.
final class FieldMapBuilder {
  /// The paths, in the order of their indexes.
  private(set) var paths: [DataExpressions.Path] = []
  /// The attributes with the paths.
  private(set) var attributes: [SourceAttribute] = []
  /// The indexes of the paths of rows.
  private(set) var rowPaths: Set<Int> = []
  /// The fields of the current model that have a map.
  private var names = NameRegistry()
  private let index: DeclarationIndex
  private let sink: DiagnosticSink
  private let limits: ReadingLimits

  /// Creates a builder without paths.
  init(index: DeclarationIndex, limits: ReadingLimits, sink: DiagnosticSink) {
    self.index = index
    self.limits = limits
    self.sink = sink
  }

  /// Adds a path, and returns its index.
  func add(
    _ attribute: SourceAttribute, of element: SourceElement, parent: Int?, findsNodes: Bool
  ) -> Int {
    paths.append(
      DataExpressions.Path(
        text: attribute.value, namespaces: element.namespaces, parent: parent,
        findsNodes: findsNodes))
    attributes.append(attribute)
    return paths.count - 1
  }

  /// Adds the path of the rows of a section, and returns its index.
  func addRows(_ attribute: SourceAttribute, of element: SourceElement) -> Int {
    let index = add(attribute, of: element, parent: nil, findsNodes: true)
    rowPaths.insert(index)
    return index
  }

  /// Returns the maps among the children of an element; `nil` after an error was reported.
  ///
  /// The paths start from the nodes of the path `parent`, or from the row, and set the fields below `prefix`, the
  /// path of a nested model. `reportUnknown` reports a field that the model does not have.
  func maps(
    of element: SourceElement, schema: RowSchema, parent: Int? = nil, prefix: String = "",
    depth: Int = 0, reportUnknown: (String, SourcePosition) -> Void
  ) -> [any FieldMap]? {
    guard depth <= limits.mapDepth else {
      sink.error(
        .tooDeep, "maps may be nested at most \(limits.mapDepth) deep", at: element.position,
        length: 4)
      return nil
    }
    let children = element.children.filter { $0.name == "map" }
    // The maps of a nested model set fields of the model around it, those of a list set fields of its elements.
    let outer = names
    if prefix.isEmpty { names = NameRegistry() }
    defer { if prefix.isEmpty { names = outer } }
    var maps: [any FieldMap] = []
    var isRight = true
    for child in children {
      guard
        let map = map(
          child, schema: schema, parent: parent, prefix: prefix, depth: depth,
          reportUnknown: reportUnknown)
      else {
        isRight = false
        continue
      }
      maps.append(map)
      // The second map of a field would replace what the first one found. A list takes what all of its maps find.
      if map is ModelListMap || (map as? ValueMap)?.isList == true { continue }
      guard let field = child.attribute("field") else { continue }
      isRight =
        names.take(
          prefix + field.value, "maps of", at: field.valuePosition,
          length: field.value.unicodeScalars.count, sink) && isRight
    }
    return isRight ? maps : nil
  }

  private func map(
    _ element: SourceElement, schema: RowSchema, parent: Int?, prefix: String, depth: Int,
    reportUnknown: (String, SourcePosition) -> Void
  ) -> (any FieldMap)? {
    guard let field = element.attribute("field") else { return nil }
    let name = prefix + field.value
    if let select = element.attribute("select") {
      return modelMap(
        element, select, name, schema: schema, parent: parent, depth: depth,
        reportUnknown: reportUnknown)
    }
    guard let path = element.attribute("path") else {
      sink.error(
        .missingAttribute,
        "'map' needs the attribute 'path', or 'select' for the fields of a model",
        at: element.position, length: 4)
      return nil
    }
    if let child = element.children.first {
      sink.error(
        .misplacedElement,
        "maps in a 'map' start from the nodes that its 'select' finds, not from a 'path'",
        at: child.position, length: 4)
      return nil
    }
    guard let slot = schema.slot(named: name) else {
      guard let model = Self.model(at: name, in: schema) else {
        if let list = Self.list(around: name, in: schema) {
          return reportModel(list.model, list.name, isList: true, field)
        }
        reportUnknown(field.value, field.valuePosition)
        return nil
      }
      return reportModel(model, name, isList: false, field)
    }
    let type = schema.slots[slot].type
    if let model = type.modelName { return reportModel(model, name, isList: true, field) }
    guard let values = valueParser(element, type) else { return nil }
    var isList = false
    if case .list = type.unwrapped { isList = true }
    let expression = add(path, of: element, parent: parent, findsNodes: false)
    return ValueMap(
      path: path, expression: expression, slot: slot, isList: isList, values: values)
  }

  private func reportModel(
    _ model: String, _ name: String, isList: Bool, _ field: SourceAttribute
  ) -> (any FieldMap)? {
    let what = isList ? "a list of '\(model)'" : "a '\(model)'"
    return sink.failure(
      .bindingType,
      "'\(name)' is \(what); select its elements, and map each field from there: <map field=\"\(name)\" "
        + "select=\"…\"><map field=\"…\" path=\"…\"/></map>", in: field)
  }

  /// The name of the model whose slots begin with a path.
  private static func model(at path: String, in schema: RowSchema) -> String? {
    guard schema.slots.contains(where: { $0.path.hasPrefix(path + ".") }),
      let model = schema.model
    else { return nil }
    let first = path.split(separator: ".").first.map(String.init) ?? ""
    return model.fields.first { $0.name == first }?.type.modelName ?? model.name
  }

  /// The list of models of whose elements a path names a field.
  private static func list(
    around path: String, in schema: RowSchema
  ) -> (name: String, model: String)? {
    var rest = path[...]
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      if let slot = schema.slot(named: String(rest)), let model = schema.slots[slot].type.modelName
      {
        return (String(rest), model)
      }
    }
    return nil
  }

  private func modelMap(
    _ element: SourceElement, _ select: SourceAttribute, _ name: String, schema: RowSchema,
    parent: Int?, depth: Int, reportUnknown: (String, SourcePosition) -> Void
  ) -> (any FieldMap)? {
    guard let field = element.attribute("field") else { return nil }
    if let path = element.attribute("path") {
      return sink.failure(
        .conflictingAttributes,
        "'path' finds a value, and 'select' the elements of models; state one",
        in: path)
    }
    let list = schema.slot(named: name)
    let model = list.flatMap { listedModel(of: schema.slots[$0].type) }
    guard list == nil || model != nil else {
      return sink.failure(
        .bindingType, "'\(name)' is no model; write path=\"\(select.value)\" instead of 'select'",
        in: select)
    }
    guard !element.children.isEmpty else {
      sink.error(
        .missingElement, "'map' with 'select' needs a 'map' for each field of the model",
        at: element.position, length: 4)
      return nil
    }
    let expression = add(select, of: element, parent: parent, findsNodes: true)
    if let list, let model {
      let decoder = RowValueDecoder(
        schema: RowSchema(model: model, index: index), index: index, retention: .keep)
      let inner = maps(
        of: element, schema: decoder.schema, parent: expression, depth: depth + 1
      ) { [sink] name, position in
        sink.unknown(
          .unknownField, "'\(model.name)' has no field '\(name)'", name: name,
          among: decoder.schema.slots.map(\.path), at: position)
      }
      return inner.map {
        ModelListMap(
          path: select, expression: expression, slot: list, maps: $0, elements: decoder)
      }
    }
    guard Self.model(at: name, in: schema) != nil else {
      reportUnknown(field.value, field.valuePosition)
      return nil
    }
    let inner = maps(
      of: element, schema: schema, parent: expression, prefix: name + ".", depth: depth + 1,
      reportUnknown: reportUnknown)
    return inner.map { ModelMap(path: select, expression: expression, maps: $0) }
  }

  /// Returns the model of a list's elements, or `nil` for other types.
  private func listedModel(of type: FieldType) -> Model? {
    guard case .list(let listed) = type.unwrapped, case .model(let name) = listed.unwrapped else {
      return nil
    }
    return index.models[name]
  }

  private func valueParser(_ element: SourceElement, _ type: FieldType) -> DataValueParser? {
    var valueType = type
    var owner = DataValueParser.Owner.field
    if case .list(let listed) = type.unwrapped { (valueType, owner) = (listed, .list) }
    var conversion: MapConversion?
    if let attribute = element.attribute("as") {
      guard let stated = MapConversion(rawValue: attribute.value) else {
        sink.reportUnknownCase(
          attribute.value, among: MapConversion.allCases.map(\.rawValue),
          at: attribute.valuePosition)
        return nil
      }
      guard stated.fits(valueType.unwrapped) else {
        return sink.failure(
          .bindingType, "'\(stated.rawValue)' does not convert to '\(type)'", in: attribute)
      }
      conversion = stated
    }
    var format: DataDateFormat?
    if let attribute = element.attribute("format") {
      guard let read = dateFormat(attribute, element, valueType, conversion) else { return nil }
      format = read
    } else if let extra = element.attribute("locale") ?? element.attribute("timeZone") {
      return sink.failure(.conflictingAttributes, "'\(extra.name)' requires 'format'", in: extra)
    }
    var emptyText = DataValueParser.EmptyText.kept
    if let attribute = element.attribute("emptyIsNil") {
      guard let isNil = sink.bool(attribute) else { return nil }
      guard !isNil || valueType.isOptional else {
        return sink.failure(
          .bindingType, "a '\(type)' cannot be nil; make the field's type optional", in: attribute)
      }
      if isNil { emptyText = .isNil }
    }
    return DataValueParser(
      type: valueType, of: owner, conversion: conversion, dateFormat: format,
      emptyText: emptyText)
  }

  private func dateFormat(
    _ attribute: SourceAttribute, _ element: SourceElement, _ type: FieldType,
    _ conversion: MapConversion?
  ) -> DataDateFormat? {
    guard type.unwrapped == .scalar(.date) else {
      return sink.failure(.bindingType, "'format' is for fields of type 'Date'", in: attribute)
    }
    if let conversion, conversion != .date {
      return sink.failure(
        .conflictingAttributes,
        "'format' and as=\"\(conversion.rawValue)\" are two forms; state one",
        in: attribute)
    }
    do throws(DataDateFormat.FormatError) {
      return try DataDateFormat(
        attribute.value, locale: element.attribute("locale")?.value,
        timeZone: element.attribute("timeZone")?.value)
    } catch {
      let place: SourceAttribute =
        switch error {
        case .unknownZone: element.attribute("timeZone") ?? attribute
        case .unknownLocale: element.attribute("locale") ?? attribute
        case .unknownField, .noDate, .incompleteField, .repeatedField, .missingZone: attribute
        }
      return sink.failure(.invalidValue, error.message, in: place)
    }
  }
}

extension DataDateFormat.FormatError {
  private static let letters =
    "; 'M' is the month, and 'm' the minute; 'H' is the hour, and 'h' that of twelve, with 'a'"

  /// The message about a format.
  fileprivate var message: String {
    switch self {
    case .unknownField(let letter):
      "the letter '\(letter)' is none of y, M, d, H, h, m, s, S, E, a, Z, X and z; write text between "
        + "apostrophes"
    case .noDate: "the format has no year, 'yyyy'"
    case .incompleteField(let letter, let other):
      "the format has '\(letter)' without '\(other)'\(Self.letters)"
    case .repeatedField("h"): "the format has the hour twice\(Self.letters)"
    case .repeatedField(let letter): "the format has '\(letter)' twice\(Self.letters)"
    case .missingZone:
      "the format has no zone, 'Z'; state timeZone=\"UTC\", or an offset such as '+02:00'"
    case .unknownZone: "a time zone is 'UTC' or an offset such as '+02:00'"
    case .unknownLocale:
      "names of months and days are read in English alone; state locale=\"en_US_POSIX\""
    }
  }
}
