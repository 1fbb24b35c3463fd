import Foundation
import Testing

@testable import fixture_tool

@Suite("Generation writes what changed, or nothing")
struct GenerateTests {
  private static func fixture(_ name: String) -> String {
    """
    <fixture xmlns="urn:texture-fixtures:1">
      <model name="\(name)Post"><field name="id" type="Int"/></model>
      <cellNode name="\(name)Cell" model="\(name)Post"><textNode text="{id}"/></cellNode>
      <table name="\(name)"><cells><node cell="\(name)Cell"/></cells><section><item id="1"/></section></table>
    </fixture>

    """
  }

  private func package() throws -> ToolPackage {
    try ToolPackage([
      "Fixtures/Feed.xml": Self.fixture("Feed"), "Fixtures/Inbox.xml": Self.fixture("Inbox"),
    ])
  }

  private func generate(_ package: ToolPackage, _ files: String...) -> ExitCode {
    let console = RecordingConsole()
    let status = Tool(console: console).run(
      [
        "generate", "--package-root", package.folder, "--target", "Fixtures", "--module-kind",
        "library", "--output", package.path("out"),
      ] + files.map(package.path))
    if status == .success { #expect(console.errors.isEmpty && console.output.isEmpty) }
    return status
  }

  @Test(
    "a fixture outside of the target's folder is an error of the command line",
    arguments: ["generate", "lint", "list"])
  func outsideOfTarget(_ command: String) throws {
    let package = try package()
    try package.write(Self.fixture("Other"), to: "Others/Other.xml")
    let console = RecordingConsole()
    let output =
      command == "generate" ? ["--target", "Fixtures", "--output", package.path("out")] : []
    let status = Tool(console: console).run(
      [
        command, "--package-root", package.folder, "--target-folder", package.path("Fixtures"),
        package.path("Fixtures/Feed.xml"), package.path("Others/Other.xml"),
      ] + output)
    #expect(status == .usage)
    #expect(
      console.errors.hasPrefix(
        "error: 'Others/Other.xml' is outside of the target's folder 'Fixtures'; move it there"))
  }

  @Test("each fixture has one output, named after its path")
  func outputs() throws {
    let package = try package()
    #expect(generate(package, "Fixtures/Inbox.xml", "Fixtures/Feed.xml") == .success)
    #expect(
      package.names(in: "out") == ["Fixtures-Feed.fixture.swift", "Fixtures-Inbox.fixture.swift"])
  }

  @Test("an output whose bytes are the same is not touched, and the order of files does not matter")
  func sameBytes() throws {
    let package = try package()
    #expect(generate(package, "Fixtures/Feed.xml", "Fixtures/Inbox.xml") == .success)
    let feed = try package.identity(of: "out/Fixtures-Feed.fixture.swift")
    let inbox = try package.identity(of: "out/Fixtures-Inbox.fixture.swift")
    try package.write(
      Self.fixture("Inbox").replacing("id=\"1\"", with: "id=\"2\""), to: "Fixtures/Inbox.xml")
    #expect(generate(package, "Fixtures/Inbox.xml", "Fixtures/Feed.xml") == .success)
    #expect(try package.identity(of: "out/Fixtures-Feed.fixture.swift") == feed)
    #expect(try package.identity(of: "out/Fixtures-Inbox.fixture.swift") != inbox)
  }

  @Test("nothing is written when any input has an error, and nothing is left behind")
  func errors() throws {
    let package = try package()
    #expect(generate(package, "Fixtures/Feed.xml", "Fixtures/Inbox.xml") == .success)
    let before = package.read("out/Fixtures-Feed.fixture.swift")
    try package.write(
      Self.fixture("Feed").replacing("id=\"1\"", with: "id=\"3\""), to: "Fixtures/Feed.xml")
    try package.write("<fixture", to: "Fixtures/Inbox.xml")
    #expect(generate(package, "Fixtures/Feed.xml", "Fixtures/Inbox.xml") == .failure)
    #expect(package.read("out/Fixtures-Feed.fixture.swift") == before)
    #expect(package.names(in: "out").count == 2)
  }

  @Test(
    "a link or a file of someone else in the place of an output is an error, and stays",
    arguments: [true, false])
  func foreignOutput(_ isLink: Bool) throws {
    let package = try package()
    let output = "out/Fixtures-Feed.fixture.swift"
    try package.write("by hand", to: isLink ? "keep.txt" : output)
    if isLink {
      try package.write("", to: "out/other.txt")
      try FileManager.default.createSymbolicLink(
        atPath: package.path(output), withDestinationPath: package.path("keep.txt"))
    }
    #expect(generate(package, "Fixtures/Feed.xml") == .failure)
    #expect(package.read(isLink ? "keep.txt" : output) == "by hand")
  }

  @Test("two fixtures that make the same type stop the generation")
  func clash() throws {
    let package = try package()
    try package.write(Self.fixture("Feed"), to: "Fixtures/Inbox.xml")
    #expect(generate(package, "Fixtures/Feed.xml", "Fixtures/Inbox.xml") == .failure)
    #expect(package.names(in: "out").isEmpty)
  }

  @Test("an output that cannot be written is an error, and the old one stays")
  func unwritable() throws {
    let package = try package()
    try package.write("in the way", to: "out")
    #expect(generate(package, "Fixtures/Feed.xml") == .failure)
    #expect(package.read("out") == "in the way")
  }

  @Test(
    "output names are ASCII, and different paths never share one",
    arguments: [
      ("Fixtures/Feed.xml", "Fixtures-Feed.fixture.swift"),
      ("Feed.xml", "Feed.fixture.swift"),
      ("Fixtures/a b.xml", "Fixtures-a_b-9ef64242.fixture.swift"),
      ("Fixtures/a_b.xml", "Fixtures-a_b.fixture.swift"),
      ("Fixtures-a_b.xml", "Fixtures-a_b-263f3c3f.fixture.swift"),
    ])
  func names(_ path: String, _ name: String) {
    #expect(FixtureOutput(path).fileName == name)
  }

  @Test("names of similar paths differ")
  func distinctNames() {
    let paths = [
      "A/b.xml", "A-b.xml", "A_b.xml", "A b.xml", "A/b.c.xml", "A/b_c.xml", "A/ü.xml", "A/ö.xml",
    ]
    #expect(Set(paths.map { FixtureOutput($0).fileName }).count == paths.count)
  }
}
