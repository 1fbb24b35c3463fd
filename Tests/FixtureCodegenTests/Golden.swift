import FixtureCodegen
import FixtureModel
import FixtureXML
import Foundation

/// A fixture beside this file whose generated file has been reviewed.
enum Golden: String, CaseIterable, Sendable {
  /// The sample of the mosaic, in a library.
  case gallery = "Gallery"
  /// The same in a test target, where each expectation is a test.
  case galleryTests = "GalleryTests"
  /// Every field type, layout spec, node and style property.
  case allNodes = "AllNodes"
  /// A table with hand-written cells, batches, mutations and every kind of step.
  case feed = "Feed"
  /// Collections of every layout, interop and a pager.
  case shop = "Shop"
  /// Keywords, quotes, comment marks and direction marks wherever text is allowed.
  case hostile = "Hostile"
  /// Keywords as labels, a container without a section, infinite expected values, bound counts.
  case edges = "Edges"
  /// Every assertion about nodes, cells and the container.
  case assertions = "Assertions"
  /// Conditions, sizes, repeated nodes, styles and formats.
  case choices = "Choices"
  /// A list of an app's own view controller.
  case controller = "Controller"

  /// The generated file.
  func generate() throws -> String {
    let options = GenerationOptions(target: "Goldens", moduleKind: moduleKind)
    let files = try FixtureGenerator(options: options).generate([fixture()])
    return files.first?.text ?? ""
  }

  /// The reviewed file.
  var url: URL { folder.appending(path: "Goldens/\(rawValue).swift.golden") }

  private var moduleKind: ModuleKind {
    self == .galleryTests ? .test : .library
  }

  private func fixture() throws -> Fixture {
    switch self {
    case .gallery: return Sample.gallery()
    case .galleryTests: return Sample.gallery(access: .internal)
    case .allNodes, .feed, .shop, .hostile, .edges, .assertions, .choices, .controller:
      return try read("Fixtures/\(rawValue).xml")
    }
  }

  private func read(_ path: String) throws -> Fixture {
    let root = try PackageRoot(folder.path(percentEncoded: false))
    let result = FixtureLoader(root: root, retention: .keep).load([path])
    if let error = result.diagnostics.first { throw Failure(description: error.rendered) }
    guard var fixture = result.fixtures.first else { throw Failure(description: "no fixture") }
    fixture.digest = 0
    return fixture
  }

  private var folder: URL { URL(filePath: #filePath).deletingLastPathComponent() }

  /// A fixture that ought to be right and is not.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
