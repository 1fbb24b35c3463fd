import FixtureModel

/// Options of generated files that fixtures do not state.
package struct GenerationOptions: Sendable, Equatable {
  /// The name of the target that compiles the files.
  package var target: String
  /// The kind of that target.
  package var moduleKind: ModuleKind
  /// The version of the generator, which the runtime has to match.
  package var version: String

  /// Creates options; the version is this package's own unless a test needs another.
  package init(
    target: String, moduleKind: ModuleKind, version: String = FixtureGenerator.version
  ) {
    self.target = target
    self.moduleKind = moduleKind
    self.version = version
  }
}

/// The kind of target that compiles generated files.
package enum ModuleKind: String, Sendable, CaseIterable {
  /// A library: expectations become a list that a test target runs.
  case library
  /// A test target: every expectation becomes a test.
  case test
}

/// The values of the generated file that all parts of the generator use.
struct GenerationContext {
  /// The fixture.
  let fixture: Fixture
  /// The options of the file.
  let options: GenerationOptions
  /// The lines of each container's rows in the file's data.
  let data: DataPlan
  /// The cell nodes that containers may use by name, each with the expression that makes it.
  let cellNodes: [String: (cell: CellNode, making: String)]

  /// Creates the context of one file.
  init(fixture: Fixture, options: GenerationOptions, data: DataPlan) {
    self.fixture = fixture
    self.options = options
    self.data = data
    let cells = fixture.visibleDeclarations.cellNodes
    cellNodes = Dictionary(cells.map { ($0.name, ($0, $0.makingExpression)) }) { first, _ in first }
  }

  /// The access level before a declaration: empty, or the keyword and a space.
  var access: String {
    fixture.access == .internal ? "" : "\(fixture.access.rawValue) "
  }

  /// The access level before a class that tests may subclass.
  var openAccess: String {
    fixture.access == .public ? "open " : access
  }

  /// Returns the access level before a property whose type is hand-written.
  func access(exposing type: TypeReference) -> String {
    type.module == nil ? "" : access
  }
}
