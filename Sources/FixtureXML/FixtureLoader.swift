import FixtureModel

/// Reads the fixtures of one run: each file's mistakes once, all files in one pass.
package struct FixtureLoader {
  private let environment: ReadingEnvironment

  /// Creates a loader.
  ///
  /// Includes and data come from `inputs` alone, paths relative to the root; nil admits every file
  /// below the root.
  package init(
    root: PackageRoot, limits: ReadingLimits = ReadingLimits(), retention: RowRetention,
    inputs: Set<String>? = nil
  ) {
    environment = ReadingEnvironment(
      root: root, limits: limits, retention: retention, inputs: inputs)
  }

  /// Reads the fixtures at paths relative to the root, in the order of their paths.
  ///
  /// `target` names the target of a path: two fixtures of one target cannot make the same type.
  package func load(
    _ paths: [String], target: (String) -> String = { _ in "" }
  ) -> LoadResult {
    let session = LoadSession(environment: environment)
    var fixtures: [Fixture] = []
    for path in Set(paths).sorted() {
      if let fixture = session.read(path) { fixtures.append(fixture) }
    }
    let targets = Dictionary(grouping: fixtures) { target($0.path) }
    for name in targets.keys.sorted() { session.checkTypes(of: targets[name] ?? []) }
    let lines = SourceLines(root: environment.root)
    return LoadResult(
      fixtures: fixtures, diagnostics: lines.attach(to: session.diagnostics),
      omittedCount: session.omittedCount)
  }
}
