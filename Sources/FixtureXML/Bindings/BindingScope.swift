import FixtureModel

/// The names that a binding may refer to at one place of a fixture.
struct BindingScope {
  /// The model that paths start from.
  var model: Model?
  /// The owner of the model in messages, such as `cell node 'AdCell'`.
  var owner: String
  /// A Boolean value that indicates whether the model is missing because of an error that was
  /// already reported.
  var isModelInvalid = false
  /// The context values that are known: those of an element, where generated code has its index path.
  var contexts: Set<ContextValue> = []
  /// The type of `{$each}`; nil outside of `each`.
  var each: FieldType?
  /// The paths that an enclosing `if` has checked for a value.
  var guarded: Set<String> = []
  /// The attribute with which an element states its condition.
  var condition = "if"
  /// A Boolean value that indicates whether `{.}` may be used.
  var wholeModel = WholeModel.invalid
  /// The limits of values.
  var limits = ReadingLimits()
  /// The declarations that types refer to.
  let index: DeclarationIndex

  /// The permission to pass the whole model.
  enum WholeModel { case allowed, invalid }

  /// Returns the scope inside an element whose `if` checks a path for a value.
  func guarding(_ path: String?) -> BindingScope {
    guard let path else { return self }
    var inner = self
    // Where a value is present, so is each one that the path goes through.
    let names = path.split(separator: ".")
    for count in names.indices { inner.guarded.insert(names[...count].joined(separator: ".")) }
    return inner
  }
}

/// The declarations that a fixture may use, by name.
struct DeclarationIndex {
  /// Images by name.
  var images: [String: ImageDeclaration] = [:]
  /// Enumerations by name.
  private(set) var enumerations: [String: EnumDeclaration] = [:]
  /// The cases of each enumeration, so that a value of many cases is found at once.
  private(set) var caseNames: [String: Set<String>] = [:]
  /// Models by name.
  private(set) var models: [String: Model] = [:]
  /// The fields of each model by name, so that a binding to a model of many fields is found at once.
  private(set) var fields: [String: [String: Field]] = [:]
  /// Cell nodes by name.
  var cellNodes: [String: CellNode] = [:]
  /// Plain cells by name.
  var plainCells: [String: PlainView] = [:]
  /// Reusable views by name.
  var reusableViews: [String: PlainView] = [:]
  /// The models that have too many fields or contain themselves.
  var oversized: Set<String> = []
  /// The greatest depth of models inside each other.
  var modelDepth = ReadingLimits().modelDepth
  /// The modules that the fixture imports.
  var modules: Set<String> = []
  /// The names of invalid declarations.
  var invalid = InvalidNames()
  /// The names of fonts.
  var fonts = FontNames.known
  /// The moment to which dates are relative, in seconds since 1970; nil without one.
  var date: Double?
  /// Styles by name.
  var styles: [String: SourceElement] = [:]

  /// Creates an empty index.
  init() {}

  /// Adds declarations; an earlier one of the same name stays.
  mutating func add(_ declarations: Declarations) {
    for image in declarations.images where images[image.name] == nil { images[image.name] = image }
    for item in declarations.enumerations where enumerations[item.name] == nil {
      enumerations[item.name] = item
      caseNames[item.name] = Set(item.cases.map(\.name))
    }
    for item in declarations.models where models[item.name] == nil {
      models[item.name] = item
      fields[item.name] = Dictionary(item.fields.map { ($0.name, $0) }) { first, _ in first }
    }
    for item in declarations.cellNodes where cellNodes[item.name] == nil {
      cellNodes[item.name] = item
    }
    for item in declarations.plainCells where plainCells[item.name] == nil {
      plainCells[item.name] = item
    }
    for item in declarations.reusableViews where reusableViews[item.name] == nil {
      reusableViews[item.name] = item
    }
  }

  /// The names of every kind of cell, in no order.
  var cellNames: [String] {
    Array(cellNodes.keys) + plainCells.keys + reusableViews.keys
  }
}
