import FixtureModel

/// The types that a fixture's output declares.
enum GeneratedTypes {
  /// The names, with the places of what they come from.
  static func names(of fixture: Fixture) -> [(String, SourcePosition)] {
    let own = fixture.declarations
    var names = own.enumerations.map { ($0.name, $0.position) }
    names += own.models.map { ($0.name, $0.position) }
    names += own.cellNodes.map { ($0.name, $0.position) }
    names += own.plainCells.map { ($0.name, $0.position) }
    names += own.reusableViews.map { ($0.name, $0.position) }
    for container in fixture.containers {
      names.append(("\(container.name)DataSource", container.position))
      if case .mosaic = container.layout {
        names.append(("\(container.name)Layout", container.position))
      }
      if !container.expectations.isEmpty {
        names.append(("\(container.name)Expectations", container.position))
      }
    }
    return names
  }
}
