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
    guard !names.isEmpty else { return }
    fields[model, default: []].formUnion(names)
  }

  /// Records cases of an enumeration.
  mutating func add(cases names: Set<String>, of enumeration: String) {
    guard !names.isEmpty else { return }
    cases[enumeration, default: []].formUnion(names)
  }

  /// Records a cell whose model is unknown.
  mutating func add(cellOfNoModel name: String) { cellsOfNoModel.insert(name) }

  /// Adds the invalid names of an included fixture.
  mutating func formUnion(_ other: InvalidNames) {
    if !other.types.isEmpty { types.formUnion(other.types) }
    if !other.fields.isEmpty { fields.merge(other.fields) { $0.union($1) } }
    if !other.cases.isEmpty { cases.merge(other.cases) { $0.union($1) } }
    if !other.cellsOfNoModel.isEmpty { cellsOfNoModel.formUnion(other.cellsOfNoModel) }
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
