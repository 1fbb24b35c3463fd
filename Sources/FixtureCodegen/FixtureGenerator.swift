import FixtureContract
import FixtureModel

/// The stage that turns checked fixtures into Swift source text, one file a fixture.
///
/// The text depends on the fixture and the options alone: neither on the machine, nor on the order
/// in which files were read, nor on the time.
package struct FixtureGenerator: Sendable {
  /// The version of the generator, which is the version of its package.
  package static let version = ContractVersion.current

  private let options: GenerationOptions

  /// Creates a generator.
  package init(options: GenerationOptions) {
    self.options = options
  }

  /// Returns one file a fixture, in the order of the fixtures.
  package func generate(_ fixtures: [Fixture]) -> [GeneratedFile] {
    fixtures.map { GeneratedFile(fixturePath: $0.path, text: source(for: $0)) }
  }

  /// Returns the source of the file that belongs to a fixture.
  private func source(for fixture: Fixture) -> String {
    var encoder = RowEncoder(fixture)
    let data = encoder.encode()
    let context = GenerationContext(fixture: fixture, options: options, data: data)
    var writer = SwiftWriter()
    FileHeader(context).write(to: &writer)
    for declaration in fixture.declarations.enumerations {
      EnumGenerator(declaration, in: context).write(to: &writer)
    }
    for model in fixture.declarations.models {
      ModelGenerator(model, in: context).write(to: &writer)
    }
    for cell in fixture.declarations.plainCells {
      PlainViewGenerator(cell, in: context).write(to: &writer)
    }
    for view in fixture.declarations.reusableViews {
      PlainViewGenerator(view, in: context).write(to: &writer)
    }
    for cell in fixture.declarations.cellNodes {
      CellNodeGenerator(cell, in: context).write(to: &writer)
    }
    for (container, lines) in zip(fixture.containers, data.containers) {
      ContainerGenerator(container, lines: lines, in: context).write(to: &writer)
    }
    FileFooter(context, rows: encoder.literal).write(to: &writer)
    return writer.text
  }
}

/// The Swift source that belongs to one fixture.
package struct GeneratedFile: Sendable, Equatable {
  /// The fixture's path, relative to the package's root.
  package var fixturePath: String
  /// The source.
  package var text: String

  /// Creates the value from its parts.
  package init(fixturePath: String, text: String) {
    self.fixturePath = fixturePath
    self.text = text
  }
}
