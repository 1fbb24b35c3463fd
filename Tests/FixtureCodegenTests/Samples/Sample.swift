import FixtureModel

/// Short ways to build the values of fixtures in tests.
enum Sample {
  static func position(_ line: Int = 1, _ column: Int = 1, in file: String = "F/Sample.xml")
    -> SourcePosition
  {
    SourcePosition(file: file, line: line, column: column)
  }

  static func fixture(
    _ path: String = "F/Sample.xml", access: AccessLevel = .public,
    declarations: Declarations = .empty, containers: [Container] = []
  ) -> Fixture {
    Fixture(
      path: path, position: position(in: path), documentation: nil, access: access,
      digest: 0x1234_5678_9ABC_DEF0, imports: [], includes: [], declarations: declarations,
      included: .empty, containers: containers)
  }

  static func field(_ name: String, _ type: FieldType, default value: FieldValue? = nil) -> Field {
    Field(
      name: name, documentation: nil, type: type, defaultValue: value, position: position(3, 5))
  }

  static func model(_ name: String, key: String? = nil, _ fields: [Field]) -> Model {
    Model(name: name, documentation: nil, key: key, fields: fields, position: position(2, 3))
  }

  static func binding(
    _ name: String, _ type: FieldType, _ more: [BindingStep] = []
  ) -> Binding {
    let first = BindingStep(name: name, member: .field, type: type, position: position())
    return Binding(
      root: .row, steps: [first] + more, type: more.last?.type ?? type, position: position())
  }

  static func property(
    _ name: String, _ target: PropertyTarget = .object, _ kind: ValueKind, _ value: PropertyValue
  ) -> Property {
    Property(
      name: name, target: target, kind: kind, value: value, position: position(),
      valuePosition: position())
  }

  static func row(_ values: [FieldValue], cell: String? = nil) -> Row {
    Row(values: values, cell: cell, position: position(9, 5))
  }

  static func section(_ rows: [Row], fields: [FieldValue] = []) -> Section {
    Section(fields: fields, rows: rows, rowCount: rows.count, position: position(8, 3))
  }

  static func reference(
    _ name: String, _ form: CellReferenceForm, _ properties: [Property] = []
  ) -> CellReference {
    CellReference(name: name, form: form, properties: properties, position: position())
  }

  static func rule(
    _ kind: CellRuleKind, _ cell: CellReference, _ condition: CellCondition = .always
  ) -> CellRule {
    CellRule(kind: kind, cell: cell, condition: condition, position: position())
  }

  static func container(
    _ name: String, _ kind: ContainerKind, itemModel: String? = nil, rules: [CellRule] = [],
    sections: [Section] = []
  ) -> Container {
    Container(
      kind: kind, name: name, documentation: nil, interop: .never, usesNodeModels: false,
      itemModel: itemModel, sectionModel: nil, properties: [], layout: nil, tunings: [],
      supplementaries: [], cellRules: rules, sections: sections, batches: [], mutations: [],
      expectations: [], position: position(7, 3))
  }
}

extension Declarations {
  /// No declaration at all.
  static let empty = Declarations(
    images: [], enumerations: [], models: [], cellNodes: [], plainCells: [], reusableViews: [])
}
