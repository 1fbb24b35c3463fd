import FixtureCodegen
import FixtureModel
import FixtureXML
import Foundation
import Testing

/// The compiler reports names that the fixture's author wrote at their places in the fixture.
@Suite("Places of names that a fixture's author wrote")
struct WrittenPlacesTests {
  private static let fixture = """
    <fixture xmlns="urn:texture-fixtures:1">
    <import module="MissingModule"/>
    <model name="Row"><field name="title" type="String"/></model>
    <cellNode name="Ad" model="Row" class="MissingCell"
      init="title: {title}"/>
    <cellNode name="Map" view="MissingView" backgroundColor="red"/>
    <cellNode name="Ring" layer="MissingLayer"/>
    <cellNode name="Page" viewController="MissingController"/>
    <cellNode name="Nodes" model="Row"><stack>
      <displayNode name="badge" class="MissingNode" init="{title}"/>
      <displayNode view="OtherView"/></stack></cellNode>
    <plainCell name="Plain" class="MissingPlain"/>
    <collection name="Grid" interop="whenNoNode"><layout class="MissingLayout" init="1"
      inspector="MissingInspector"/>
    <cells><plain every="2" cell="Plain"/><node cell="Ad"/></cells><section/></collection>
    <collection name="Flow"><flow sizes="MissingSizes"/><cells><node cell="Ad"/></cells></collection>
    </fixture>

    """

  private func source(of text: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "places-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "F.xml"))
    let root = try PackageRoot(folder.path(percentEncoded: false))
    let result = FixtureLoader(root: root, retention: .keep).load(["F.xml"])
    #expect(result.diagnostics.map(\.rendered) == [])
    let options = GenerationOptions(target: "T", moduleKind: .library)
    let text = FixtureGenerator(options: options).generate(result.fixtures).first?.text ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(
    "a line with such a name follows the place of the name, in its column where there is room",
    arguments: [
      "MissingCell", "MissingView", "MissingLayer", "MissingController", "MissingNode", "OtherView",
      "MissingPlain", "MissingLayout", "MissingInspector", "MissingSizes",
    ])
  func places(_ name: String) throws {
    let lines = try source(of: Self.fixture)
    let place = try #require(
      Self.fixture.split(separator: "\n").enumerated().first { $1.contains(name) })
    let column = place.element.prefix { !$0.isNewline }.firstRange(of: name).map {
      place.element.distance(from: place.element.startIndex, to: $0.lowerBound)
    }
    let uses = lines.indices.filter { lines[$0].contains(name) && !lines[$0].contains("///") }
    #expect(!uses.isEmpty)
    for use in uses {
      #expect(lines[use - 1] == "#sourceLocation(file: \"F.xml\", line: \(place.offset + 1))")
      #expect(lines[use + 1] == "#sourceLocation()")
      let used = lines[use].firstRange(of: name).map {
        lines[use].distance(from: lines[use].startIndex, to: $0.lowerBound)
      }
      #expect(try #require(used) >= #require(column))
    }
    #expect(
      uses.contains { use in
        lines[use].firstRange(of: name).map {
          lines[use].distance(from: lines[use].startIndex, to: $0.lowerBound)
        } == column
      } || ["MissingView", "MissingLayer", "MissingController", "OtherView"].contains(name))
  }

  @Test func `an import follows the place of its element`() throws {
    let lines = try source(of: Self.fixture)
    let use = try #require(lines.firstIndex { $0.contains("import MissingModule") })
    #expect(lines[use - 1] == "#sourceLocation(file: \"F.xml\", line: 2)")
    #expect(lines[use + 1] == "#sourceLocation()")
  }

  @Test func `a fixture without hand-written names has no other places`() throws {
    let lines = try source(
      of: "<fixture xmlns=\"urn:texture-fixtures:1\"><pager name=\"P\"/></fixture>")
    #expect(!lines.contains { $0.contains("#sourceLocation") })
  }
}
