import FixtureModel

/// The files, limits, and fonts with which a fixture is read.
struct ReadingEnvironment {
  /// The package root. A path that resolves outside of it is rejected.
  let root: PackageRoot
  /// The bounds.
  let limits: ReadingLimits
  /// A Boolean value that indicates whether rows are kept.
  let retention: RowRetention
  /// The inputs of the command, relative to the root; nil when any file will do.
  let inputs: Set<String>?
  /// The rule that says which files are data.
  let dataFolders: DataFolders

  /// Resolves a path that an attribute states; `nil` after an error was reported.
  func resolve(_ attribute: SourceAttribute, from fixture: String, _ sink: DiagnosticSink)
    -> String?
  {
    do throws(PathError) {
      let path = try root.resolve(attribute.value, from: fixture)
      guard !DirectoryListing.isFolder(root.absolutePath(of: path)) else {
        return sink.failure(
          .unreadableFile, "'\(attribute.value)' is a folder; write the path of a file in it",
          in: attribute)
      }
      guard inputs?.contains(path) ?? true else {
        let remedy =
          dataFolders.isInTarget(path)
          ? "the manifest excludes it, or the command does not name it"
          : "it is outside of the target's folder; move it there"
        return sink.failure(
          .undeclaredInput,
          "'\(path)' is not an input of this build, so changes to it would go unnoticed: \(remedy)",
          in: attribute)
      }
      return path
    } catch {
      report(error, attribute, sink)
      return nil
    }
  }

  private func report(
    _ error: PathError, _ attribute: SourceAttribute, _ sink: DiagnosticSink
  ) {
    switch error {
    case .absolute:
      sink.error(.absolutePath, "paths are relative to the fixture", in: attribute)
    case .outside:
      sink.error(.outsidePackage, "'\(attribute.value)' is outside of the package", in: attribute)
    case .missing:
      let message =
        attribute.value.contains("://")
        ? "'\(attribute.value)' is a URL; save what it returns as a file below a folder named 'Data', and "
          + "write its path" : "there is no file '\(attribute.value)'"
      sink.error(.unreadableFile, message, in: attribute)
    case .inaccessible(let reason):
      sink.error(
        .unreadableFile, "'\(attribute.value)' cannot be read: \(reason)", in: attribute)
    }
  }
}
