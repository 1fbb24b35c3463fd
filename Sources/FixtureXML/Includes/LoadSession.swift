import FixtureModel

/// The state of one run: what has been read already, and what was wrong with it.
final class LoadSession {
  private let environment: ReadingEnvironment
  private var known: [String: IncludedFixture] = [:]
  private var resolved: [Substring: [String: String]] = [:]
  private var found: DiagnosticCollector

  /// Starts a run.
  init(environment: ReadingEnvironment) {
    self.environment = environment
    found = DiagnosticCollector(limit: environment.limits.diagnosticsPerRun)
  }

  /// A Boolean value that indicates whether so many diagnostics were left out that no further file is
  /// read.
  var isOverwhelmed: Bool { found.isOverwhelmed }

  /// The number of diagnostics beyond the limits of a file and of the run.
  var omittedCount: Int { found.omittedCount }

  /// A Boolean value that indicates whether any diagnostic is an error, those beyond the limits
  /// included.
  var hasErrors: Bool { found.hasErrors }

  /// The diagnostics so far, each once, in the order of their places.
  var diagnostics: [Diagnostic] {
    var seen: Set<String> = []
    return found.sorted.filter { seen.insert($0.headline).inserted }
  }

  /// Reads a whole fixture; nil when the file cannot be read at all.
  func read(_ path: String) -> Fixture? {
    read(path, extent: .whole, trail: [path])?.fixture
  }

  /// Reports types that two of the fixtures would both generate, and those that hide a type or a module
  /// that the code of one of the fixtures names.
  func checkTypes(of fixtures: [Fixture]) {
    let sink = DiagnosticSink(limits: environment.limits)
    let modules = Self.modules(of: fixtures)
    var types = NameRegistry(code: .duplicateType)
    for fixture in fixtures {
      let names = GeneratedTypes.names(of: fixture)
      for (name, position) in names {
        _ = types.take(name, "types", at: position, sink)
        guard let path = modules[name] else { continue }
        sink.error(
          .reservedName,
          "the generated type '\(name)' would hide the module '\(name)', which '\(path)' imports; "
            + "choose another name", at: position)
      }
      for (name, position) in GeneratedTypes.derivedNames(of: fixture)
      where GeneratedTypeNames.unqualified.contains(name) {
        sink.error(
          .reservedName,
          "the container generates a type '\(name)', which generated code uses already; choose "
            + "another name", at: position)
      }
    }
    add(sink)
  }

  /// The modules that fixtures import, each with the path of the first that does.
  private static func modules(of fixtures: [Fixture]) -> [String: String] {
    var modules: [String: String] = [:]
    for fixture in fixtures {
      let fonts = fixture.fonts == nil ? [] : ["FixtureFonts"]
      for module in fixture.imports.map(\.module) + fonts where modules[module] == nil {
        modules[module] = fixture.path
      }
    }
    return modules
  }

  private func read(
    _ path: String, extent: FixtureReader.Extent, trail: [String]
  ) -> (fixture: Fixture, assembler: FixtureAssembler)? {
    let sink = DiagnosticSink(
      limits: environment.limits,
      suggestsNames: found.diagnostics.count < environment.limits.diagnosticsPerFile)
    defer { add(sink) }
    guard environment.root.holds(path) else {
      sink.error(
        .outsidePackage, "'\(path)' is a link to a place outside of the package",
        at: Self.start(path))
      return nil
    }
    let assembler = FixtureAssembler(path: path, environment: environment, sink: sink) {
      self.include($0, trail: trail, sink)
    }
    let reader = FixtureReader(
      path: path, extent: extent, limits: environment.limits, assembler: assembler, sink: sink)
    guard var digest = digest(of: path, readBy: reader, sink) else { return nil }
    for other in assembler.dataDigests { digest.add(other) }
    var fixture = assembler.fixture
    fixture.digest = digest.value
    return (fixture, assembler)
  }

  /// Reads a file with a reader and returns the digest of its bytes; `nil` if it cannot be read.
  private func digest(
    of path: String, readBy reader: FixtureReader, _ sink: DiagnosticSink
  ) -> ByteDigest? {
    var digest = ByteDigest()
    do throws(FileError) {
      var source = try FileByteSource(path: environment.root.absolutePath(of: path))
      let limit = environment.limits.fixtureSize
      guard source.size <= limit else {
        sink.error(
          .fileTooLarge, "a fixture may be at most \(limit) bytes long", at: Self.start(path))
        return nil
      }
      let document = DocumentReader(path: path, limits: environment.limits)
      let isDigested = environment.retention == .keep
      if let fatal = try document.read(
        &source, handler: reader, observe: { if isDigested { digest.add($0) } })
      {
        sink.add(fatal)
      }
    } catch {
      sink.error(
        .unreadableFile, "the file cannot be read: \(error.message)", at: Self.start(path))
      return nil
    }
    return digest
  }

  private static func start(_ path: String) -> SourcePosition {
    SourcePosition(file: path, line: 1, column: 1)
  }

  private func add(_ sink: DiagnosticSink) {
    found.add(contentsOf: sink.collector)
  }

  private func include(
    _ attribute: SourceAttribute, trail: [String], _ sink: DiagnosticSink
  ) -> IncludedFixture? {
    guard let path = resolve(attribute, from: trail[trail.count - 1], sink) else { return nil }
    guard !environment.dataFolders.holds(path) else {
      sink.error(
        .notFixture,
        "'\(path)' is below a folder named 'Data', whose files are data and cannot be included",
        in: attribute)
      return nil
    }
    if let start = trail.firstIndex(of: path) {
      reportCircle(Array(trail[start...]), attribute, sink)
      return nil
    }
    guard trail.count < environment.limits.includeDepth else {
      sink.error(
        .includeTooDeep, "includes may be nested at most \(environment.limits.includeDepth) deep",
        in: attribute)
      return nil
    }
    if let included = known[path] { return included }
    guard let (fixture, assembler) = read(path, extent: .declarationsOnly, trail: trail + [path])
    else { return nil }
    let included = IncludedFixture(
      path: path, access: fixture.access, declarations: fixture.visibleDeclarations,
      fonts: fixture.fonts, styles: assembler.knownStyles, invalid: assembler.invalidNames,
      digest: fixture.digest)
    known[path] = included
    return included
  }

  /// Resolves a path, and asks the file system once for each path in a folder.
  private func resolve(
    _ attribute: SourceAttribute, from fixture: String, _ sink: DiagnosticSink
  ) -> String? {
    let folder = fixture.utf8.lastIndex(of: UInt8(ascii: "/")).map { fixture[..<$0] } ?? ""
    if let path = resolved[folder]?[attribute.value] { return path }
    let path = environment.resolve(attribute, from: fixture, sink)
    resolved[folder, default: [:]][attribute.value] = path
    return path
  }

  /// Reports a cycle of includes. A cycle is found once from each of its files and reported once,
  /// from the file that is first in alphabetical order.
  private func reportCircle(
    _ circle: [String], _ attribute: SourceAttribute, _ sink: DiagnosticSink
  ) {
    guard let first = circle.min(), first == circle[0] else { return }
    sink.error(
      .includeCycle,
      "fixtures include each other: \(CircleText(circle + [first]).text)", in: attribute)
  }
}

/// The declarations and access level of an included fixture.
struct IncludedFixture {
  /// The path relative to the package's root.
  let path: String
  /// The access level of its declarations.
  let access: AccessLevel
  /// The declarations of the fixture and of the fixtures that it includes.
  let declarations: Declarations
  /// The font files of the fixture, or those of its includes.
  let fonts: FontFolder?
  /// The styles of the fixture and of the fixtures that it includes, by name.
  let styles: [String: SourceElement]
  /// The names of invalid declarations.
  let invalid: InvalidNames
  /// The digest of the file and of what it includes.
  let digest: UInt64
}
