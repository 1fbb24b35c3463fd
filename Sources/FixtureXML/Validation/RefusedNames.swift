/// Names whose declaration holds a mistake: what refers to them is no second mistake.
struct RefusedNames {
  private var types: Set<String> = []
  private var fields: [String: Set<String>] = [:]
  private var cases: [String: Set<String>] = [:]
  private var cellsOfNoModel: Set<String> = []

  /// Remembers a type, an element included whose own name is not known.
  mutating func add(type: String) { types.insert(type) }

  /// Remembers fields of a model.
  mutating func add(fields names: Set<String>, of model: String) {
    fields[model, default: []].formUnion(names)
  }

  /// Remembers cases of an enumeration.
  mutating func add(cases names: Set<String>, of enumeration: String) {
    cases[enumeration, default: []].formUnion(names)
  }

  /// Remembers a cell whose model is not known.
  mutating func add(cellOfNoModel name: String) { cellsOfNoModel.insert(name) }

  /// Adds what an included fixture refused.
  mutating func formUnion(_ other: RefusedNames) {
    types.formUnion(other.types)
    fields.merge(other.fields) { $0.union($1) }
    cases.merge(other.cases) { $0.union($1) }
    cellsOfNoModel.formUnion(other.cellsOfNoModel)
  }

  /// Whether a type, a model or a cell of the name was refused.
  func holds(type: String) -> Bool { types.contains(type) }

  /// Whether a field of a model was refused; a path counts as its first name.
  func holds(field path: String, of model: String) -> Bool {
    guard let names = fields[model], let first = path.split(separator: ".").first else {
      return false
    }
    return names.contains(String(first))
  }

  /// Whether a case of an enumeration was refused.
  func holds(case name: String, of enumeration: String) -> Bool {
    cases[enumeration]?.contains(name) == true
  }

  /// Whether a cell's model is not known because of a mistake.
  func holds(cellOfNoModel name: String) -> Bool {
    cellsOfNoModel.contains(name) || types.contains(name)
  }
}
