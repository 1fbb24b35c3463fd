import FixtureModel

/// The loader of the fixtures of one run, which reports the errors of all files in one pass.
package struct FixtureLoader {
  private let environment: ReadingEnvironment

  /// Creates a loader.
  ///
  /// Includes and data come from `inputs` alone, paths relative to the root; nil admits every file
  /// below the root. `dataFolders` says which files are data.
  package init(
    root: PackageRoot, limits: ReadingLimits = ReadingLimits(), retention: RowRetention,
    inputs: Set<String>? = nil, dataFolders: DataFolders = DataFolders()
  ) {
    environment = ReadingEnvironment(
      root: root, limits: limits, retention: retention, inputs: inputs, dataFolders: dataFolders)
  }

  /// Reads the fixtures at paths relative to the root, in the order of their paths.
  ///
  /// `target` names the target of a path: two fixtures of one target cannot make the same type.
  package func load(
    _ paths: [String], target: (String) -> String = { _ in "" }
  ) -> LoadResult {
    let session = LoadSession(environment: environment)
    var fixtures: [Fixture] = []
    for path in Set(paths).sorted() where !session.isOverwhelmed {
      if let fixture = session.read(path) { fixtures.append(fixture) }
    }
    let targets = Dictionary(grouping: fixtures) { target($0.path) }
    for name in targets.keys.sorted() { session.checkTypes(of: targets[name] ?? []) }
    let lines = SourceLines(root: environment.root)
    return LoadResult(
      fixtures: fixtures, diagnostics: lines.attach(to: session.diagnostics),
      omittedCount: session.omittedCount, hasErrors: session.hasErrors)
  }
}

/// The result of reading fixtures.
package struct LoadResult: Sendable {
  /// The fixtures that could be read, right or wrong, in the order of their paths.
  package let fixtures: [Fixture]
  /// The diagnostics in the order of their places.
  package let diagnostics: [Diagnostic]
  /// The number of diagnostics beyond the limit of a file.
  package let omittedCount: Int

  /// A Boolean value that indicates whether any diagnostic is an error, those beyond the limit
  /// included, so that nothing may be
  /// generated.
  package let hasErrors: Bool
}

/// The treatment of rows: they are kept, or only checked.
package enum RowRetention: Sendable {
  /// Rows stay in the fixture, for generation.
  case keep
  /// Rows are checked and counted, so that memory does not grow with them.
  case validateOnly
}
