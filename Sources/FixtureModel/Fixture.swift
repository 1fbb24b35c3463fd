/// Everything one XML file states, checked and typed.
package struct Fixture: Sendable, Equatable {
  /// The file's path, relative to the package's root.
  package var path: String
  /// The source position of the root element.
  package var position: SourcePosition
  /// The text of the `documentation` element.
  package var documentation: String?
  /// The access level of the generated declarations.
  package var access: AccessLevel
  /// A digest of the bytes of the file and of every file it includes or draws data from.
  package var digest: UInt64
  /// The modules that the generated file imports besides its own.
  package var imports: [ModuleImport]
  /// The fixtures whose names this one may use.
  package var includes: [Include]
  /// The font files, of this fixture or else of the first included one that has some.
  package var fonts: FontFolder?
  /// The declarations of this file, in document order.
  package var declarations: Declarations
  /// The declarations of included fixtures and of those that they include.
  package var included: Declarations
  /// The collections, tables and pagers, in document order.
  package var containers: [Container]
  /// The reads of data files, in document order.
  package var dataReads: [DataRead] = []

  /// Creates the value from its parts.
  package init(
    path: String,
    position: SourcePosition,
    documentation: String? = nil,
    access: AccessLevel = .internal,
    digest: UInt64 = 0,
    imports: [ModuleImport] = [],
    includes: [Include] = [],
    fonts: FontFolder? = nil,
    declarations: Declarations = Declarations(),
    included: Declarations = Declarations(),
    containers: [Container] = []
  ) {
    self.path = path
    self.position = position
    self.documentation = documentation
    self.access = access
    self.digest = digest
    self.imports = imports
    self.includes = includes
    self.fonts = fonts
    self.declarations = declarations
    self.included = included
    self.containers = containers
  }
}

/// A read of a data file by an `items` or `sections` element.
package struct DataRead: Sendable, Equatable {
  /// The file's path, relative to the package's root.
  package var path: String
  /// A digest of the file's bytes.
  package var digest: UInt64
  /// The number of rows that the file gave.
  package var rowCount: Int

  /// Creates the value from its parts.
  package init(path: String, digest: UInt64, rowCount: Int) {
    self.path = path
    self.digest = digest
    self.rowCount = rowCount
  }
}

/// A reference to another fixture whose declarations become known.
package struct Include: Sendable, Equatable {
  /// The path as written, relative to the including file.
  package var fixture: String
  /// The path relative to the package's root, symbolic links resolved.
  package var resolvedPath: String
  /// The source position of the include.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(fixture: String, resolvedPath: String, position: SourcePosition) {
    self.fixture = fixture
    self.resolvedPath = resolvedPath
    self.position = position
  }
}

/// A module that the generated file imports because hand-written classes live there.
package struct ModuleImport: Sendable, Equatable {
  /// The module's name.
  package var module: String
  /// A Boolean value that indicates whether the import is marked `@testable`.
  package var isTestable: Bool
  /// The source position of the import.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(module: String, isTestable: Bool = false, position: SourcePosition) {
    self.module = module
    self.isTestable = isTestable
    self.position = position
  }
}

/// The access level of generated declarations.
package enum AccessLevel: String, Sendable, CaseIterable, Comparable {
  /// Visible to every module.
  case `public`
  /// Visible inside the package.
  case package
  /// Visible inside the module.
  case `internal`

  /// Orders access levels from `internal` to `public`.
  package static func < (left: AccessLevel, right: AccessLevel) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}
