import FixtureModel

/// The names of the types that a container generates.
struct ContainerNames {
  /// The data source's class.
  let dataSource: String
  /// The layout's class.
  let layout: String
  /// The suite of tests.
  let suite: String

  /// Makes the names of one container.
  init(_ container: Container) {
    let base = SwiftIdentifier.sanitized(container.name)
    dataSource = "\(base)DataSource"
    layout = "\(base)Layout"
    suite = "\(base)Expectations"
  }
}
