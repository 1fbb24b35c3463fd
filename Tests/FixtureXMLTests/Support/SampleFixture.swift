import Foundation
import Testing

@testable import FixtureXML

/// A whole, right fixture of the resources.
struct SampleFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  func load(retention: RowRetention = .keep) throws -> LoadResult {
    let package = try TestPackage(SampleFixtures.files)
    try package.write(Array(text.utf8), to: "\(name).xml")
    return try package.load(["\(name).xml"], retention: retention)
  }
}

/// The fixtures of the folder `Goldens`.
enum SampleFixtures {
  static let all: [SampleFixture] = [
    "Gallery", "Feed", "Everything", "Repeats", "Choices",
  ].map { name in
    SampleFixture(name: name, text: contents("\(name).xml"))
  }

  /// Files beside the fixtures.
  static let files = [
    "Data/feed.rss": contents("feed.rss"), "Shared.xml": contents("Shared.xml"),
  ]

  static func contents(_ name: String) -> String {
    let file = Bundle.module.bundleURL.appending(path: "Goldens/\(name)")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
