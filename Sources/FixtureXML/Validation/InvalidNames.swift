/// The names of invalid declarations. A reference to one of them is not reported as a second error.
struct InvalidNames {
  private var types: Set<String> = []
  private var fields: [String: Set<String>] = [:]
  private var cases: [String: Set<String>] = [:]
  private var cellsOfNoModel: Set<String> = []

  /// Records a type.
  mutating func add(type: String) { types.insert(type) }

  /// Records fields of a model.
  mutating func add(fields names: Set<String>, of model: String) {
    fields[model, default: []].formUnion(names)
  }

  /// Records cases of an enumeration.
  mutating func add(cases names: Set<String>, of enumeration: String) {
    cases[enumeration, default: []].formUnion(names)
  }

  /// Records a cell whose model is unknown.
  mutating func add(cellOfNoModel name: String) { cellsOfNoModel.insert(name) }

  /// Adds the invalid names of an included fixture.
  mutating func formUnion(_ other: InvalidNames) {
    types.formUnion(other.types)
    fields.merge(other.fields) { $0.union($1) }
    cases.merge(other.cases) { $0.union($1) }
    cellsOfNoModel.formUnion(other.cellsOfNoModel)
  }

  /// Returns whether a type, a model or a cell of the name is invalid.
  func holds(type: String) -> Bool { types.contains(type) }

  /// Returns whether a field of a model is invalid; of a path, the first name counts.
  func holds(field path: String, of model: String) -> Bool {
    guard let names = fields[model], let first = path.split(separator: ".").first else {
      return false
    }
    return names.contains(String(first))
  }

  /// Returns whether a case of an enumeration is invalid.
  func holds(case name: String, of enumeration: String) -> Bool {
    cases[enumeration]?.contains(name) == true
  }

  /// Returns whether a cell's model is unknown because of an error.
  func holds(cellOfNoModel name: String) -> Bool {
    cellsOfNoModel.contains(name) || types.contains(name)
  }
}
