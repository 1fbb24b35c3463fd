import FixtureModel

/// The imports of a generated file, each with the access that its declarations need.
///
/// The compiler rejects a public import that no public declaration uses, and a public declaration
/// that uses an import of lesser access: so the plan counts what is exposed.
struct ImportPlan {
  private let context: GenerationContext
  private var fixture: Fixture { context.fixture }

  /// Creates the plan of a file.
  init(_ context: GenerationContext) {
    self.context = context
  }

  /// The import lines, in alphabetical order.
  ///
  /// Implicit access suits whatever the module's other files say, so it is stated only where
  /// declarations need more than the compiler's default.
  var lines: [String] {
    importLines + missingProduct
  }

  /// The error for a target that does not depend on the product that reads font files.
  private var missingProduct: [String] {
    guard let fonts = fixture.fonts else { return [] }
    let message =
      "\(fonts.position): <fonts> needs the product FixtureFonts: add .product(name: "
      + "\"FixtureFonts\", package: \"TextureFixtures\") to the dependencies of target "
      + "'\(context.options.target)'"
    return [
      "#if !canImport(FixtureFonts)", "  #error(\(SwiftStringLiteral.quoted(message)))", "#endif",
    ]
  }

  private var importLines: [String] {
    let modules = modules.sorted { $0.name < $1.name }
    guard fixture.access == .package, modules.contains(where: \.isExposed) else {
      return modules.flatMap { lines($0, states: $0.isExposed && fixture.access == .public) }
    }
    let stated = modules.flatMap { lines($0, states: $0.isExposed, indentation: "  ") }
    let plain = modules.flatMap { lines($0, states: false, indentation: "  ") }
    return ["#if hasFeature(InternalImportsByDefault)"] + stated + ["#else"] + plain + ["#endif"]
  }

  private struct Module {
    let name: String
    var isTestable = false
    var isExposed = false
    /// The place of an import that the fixture states.
    var position: SourcePosition?
  }

  private var modules: [Module] {
    let exposed = exposed
    var modules = GeneratedImport.allCases.map {
      Module(name: $0.rawValue, isExposed: exposed.contains($0))
    }
    if context.options.moduleKind == .test {
      modules += [Module(name: "FixtureTesting"), Module(name: "Testing")]
    }
    if fixture.fonts != nil { modules.append(Module(name: "FixtureFonts")) }
    let exposedModules = exposedModules
    return modules
      + fixture.imports.map { item in
        Module(
          name: SwiftIdentifier.spelling(item.module), isTestable: item.isTestable,
          isExposed: exposedModules.contains(item.module), position: item.position)
      }
  }

  private func lines(
    _ module: Module, states isStated: Bool, indentation: String = ""
  ) -> [String] {
    let access = isStated ? "\(fixture.access.rawValue) " : ""
    let line = "\(module.isTestable ? "@testable " : "")\(access)import \(module.name)"
    guard let position = module.position else { return [indentation + line] }
    var writer = SwiftWriter()
    writer.line(line, with: module.name, from: position)
    return writer.text.split(separator: "\n").map(String.init)
  }

  /// The modules whose types the file's own declarations expose.
  private var exposed: Set<GeneratedImport> {
    let declared = fixture.declarations
    var modules: Set<GeneratedImport> = []
    if !declared.enumerations.isEmpty || !declared.models.isEmpty {
      modules.insert(.fixtureSupport)
    }
    for field in declared.models.flatMap(\.fields) {
      if let module = field.type.scalar?.module { modules.insert(module) }
    }
    let views = declared.plainCells.map(\.className) + declared.reusableViews.map(\.className)
    if !declared.cellNodes.isEmpty || views.contains(nil) { modules.insert(.asyncDisplayKit) }
    for container in fixture.containers { modules.formUnion(Self.exposed(by: container)) }
    // AsyncDisplayKit exports UIKit, and that Foundation: the compiler counts the use of the first module that exports
    // a type, and warns about further public imports.
    return modules.contains(.asyncDisplayKit) ? modules.subtracting([.foundation]) : modules
  }

  private static func exposed(by container: Container) -> Set<GeneratedImport> {
    [.asyncDisplayKit, .fixtureSupport, .foundation]
  }

  /// The hand-written modules whose types public properties have.
  private var exposedModules: Set<String> {
    var modules: Set<String> = []
    for cell in fixture.declarations.cellNodes {
      guard case .layout(let elements) = cell.form else { continue }
      for node in PlannedElement.plan(elements).flatMap(\.nodes) where node.isNamed {
        if let module = node.handWrittenType?.module { modules.insert(module) }
      }
    }
    return modules
  }
}

/// A module that generated files always import.
enum GeneratedImport: String, CaseIterable {
  /// The nodes.
  case asyncDisplayKit = "AsyncDisplayKit"
  /// The module that generated code imports from this package.
  case fixtureSupport = "FixtureSupport"
  /// Dates, addresses, index paths and geometry.
  case foundation = "Foundation"
  /// The views.
  case uiKit = "UIKit"
}
