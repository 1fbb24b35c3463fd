import Foundation
import Testing

@testable import FixtureXML

@Suite("Fixtures become the model that is on record")
struct GoldenTests {
  @Test("the model of a fixture is as on record", arguments: SampleFixtures.all)
  func model(of sample: SampleFixture) throws {
    let result = try sample.load()
    #expect(result.messages.isEmpty)
    let fixture = try #require(result.fixtures.first)
    var undigested = fixture
    undigested.digest = 0
    let dump = ModelDump(undigested).text
    if let folder = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] {
      try Data(dump.utf8).write(to: URL(filePath: "\(folder)/\(sample.name).txt"))
    }
    let expected = SampleFixtures.contents("\(sample.name).txt")
    #expect(dump.split(separator: "\n") == expected.split(separator: "\n"))
  }

  @Test("the same bytes have the same digest, and data counts", arguments: [true, false])
  func digest(isChanged: Bool) throws {
    let sample = try #require(SampleFixtures.all.first { $0.name == "Feed" })
    let first = try sample.load().fixtures.map(\.digest)
    let package = try TestPackage(SampleFixtures.files)
    try package.write(Array(sample.text.utf8), to: "Feed.xml")
    if isChanged {
      let data = SampleFixtures.contents("feed.rss").replacing("only", with: "more")
      try package.write(Array(data.utf8), to: "Data/feed.rss")
    }
    #expect((try package.load(["Feed.xml"]).fixtures.map(\.digest) != first) == isChanged)
  }

  @Test("rows are counted alike whether they are kept or not", arguments: SampleFixtures.all)
  func retention(of sample: SampleFixture) throws {
    let kept = try sample.load(retention: .keep)
    let checked = try sample.load(retention: .validateOnly)
    #expect(kept.messages == checked.messages)
    for (first, second) in zip(kept.fixtures, checked.fixtures) {
      #expect(first.declarations == second.declarations)
      #expect(first.containers.map(\.expectations) == second.containers.map(\.expectations))
      #expect(second.containers.flatMap(\.sections).flatMap(\.rows).isEmpty)
    }
  }
}
