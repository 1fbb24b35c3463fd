import Foundation
import Testing

@testable import fixture_tool

@Suite("record")
struct RecordTests {
  private let package: ToolPackage
  private static let fixture = """
    <fixture>
    <frame at="0.0" is="? 2 *"/>
    <size at="0.0" is="? 40"/>
    <size at="0.1" is="1 40"/>
    </fixture>
    """

  init() throws {
    package = try ToolPackage(["Fixtures/F.xml": Self.fixture])
    try write(["2\t1\t? 2 *\t1 2 3", "3\t1\t? 40\t320 41.5", "4\t1\t1 40\t1 41"])
  }

  private func write(_ lines: [String], of path: String = "Fixtures/F.xml") throws {
    try package.write(
      lines.map { "\(path)\t\($0)\n" }.joined(), to: ".build/recorded-fixtures/F.tsv")
  }

  private func run(
    _ arguments: String..., isTerminal: Bool = true
  ) -> (status: ExitCode, output: String, errors: String) {
    let console = RecordingConsole(isTerminal: isTerminal)
    let status = Tool(console: console).run(
      ["record", "--package-root", package.folder]
        + arguments.map { $0.replacing("@/", with: "\(package.folder)/") })
    return (status, console.output, console.errors)
  }

  private var lines: [Substring]? { package.read("Fixtures/F.xml")?.split(separator: "\n") }

  @Test func `open values are written, and other bytes stay`() throws {
    let (status, output, errors) = run()
    #expect(status == .success)
    #expect(errors == "")
    #expect(output == "Fixtures/F.xml: 2 values recorded")
    #expect(
      package.read("Fixtures/F.xml")
        == Self.fixture.replacing("? 2 *", with: "1 2 *").replacing("? 40", with: "320 40"))
  }

  @Test func `failed values are written where they are asked for`() throws {
    #expect(run("--failed").output == "Fixtures/F.xml: 3 values recorded")
    #expect(lines?[2] == #"<size at="0.0" is="320 41.5"/>"#)
    #expect(lines?[3] == #"<size at="0.1" is="1 41"/>"#)
  }

  @Test(
    "a file or a line asks for its failed values",
    arguments: [("@/Fixtures/F.xml", 3), ("@/Fixtures/F.xml:4", 1), ("@/Fixtures/F.xml:3", 1)])
  func places(_ place: String, _ count: Int) {
    let result = run(place)
    #expect(result.output == "Fixtures/F.xml: \(count) value\(count == 1 ? "" : "s") recorded")
  }

  @Test func `another file or line has nothing to write`() throws {
    try package.write("<fixture/>", to: "Fixtures/G.xml")
    #expect(run("@/Fixtures/G.xml").output.contains("no values to record"))
    #expect(run("@/Fixtures/F.xml:9").output.contains("no values to record"))
    #expect(package.read("Fixtures/F.xml") == Self.fixture)
  }

  @Test("a difference is printed with an option or without a terminal", arguments: [true, false])
  func difference(isTerminal: Bool) {
    let result = isTerminal ? run("--patch") : run(isTerminal: false)
    #expect(
      result.output == """
        --- a/Fixtures/F.xml
        +++ b/Fixtures/F.xml
        @@ -1,5 +1,5 @@
         <fixture>
        -<frame at="0.0" is="? 2 *"/>
        -<size at="0.0" is="? 40"/>
        +<frame at="0.0" is="1 2 *"/>
        +<size at="0.0" is="320 40"/>
         <size at="0.1" is="1 40"/>
         </fixture>
        \\ No newline at end of file
        """)
    #expect(package.read("Fixtures/F.xml") == Self.fixture)
  }

  @Test func `an option writes without a terminal`() {
    #expect(run("--write", isTerminal: false).output == "Fixtures/F.xml: 2 values recorded")
    #expect(run("--write", "--patch").status == .usage)
  }

  @Test func `a value of another state of the fixture is an error, and the others are written`()
    throws
  {
    try write(["2\t1\t? 9 *\t1 2 3", "3\t1\t? 40\t320 41.5"])
    let result = run()
    #expect(result.status == .failure)
    #expect(result.errors.contains("Fixtures/F.xml:2:1: not written"))
    #expect(result.output == "Fixtures/F.xml: 1 value recorded")
    #expect(lines?[1] == #"<frame at="0.0" is="? 2 *"/>"#)
  }

  @Test(
    "a list that names no fixture of the package is an error",
    arguments: ["../F.xml", "Fixtures/G.xml", "Package.swift", "/etc/hostname.xml"])
  func otherFiles(_ path: String) throws {
    try write(["2\t1\t? 2 *\t1 2 3"], of: path)
    let result = run()
    #expect(result.status == .failure)
    #expect(result.errors.contains("not a fixture of this package"))
  }

  @Test func `a damaged list is an error, and none says what to do`() throws {
    try package.write("nonsense\n", to: ".build/recorded-fixtures/F.tsv")
    #expect(run().errors.contains("not a list of recorded values"))
    #expect(run("--from", "@/elsewhere").output.contains("'swift test' writes those"))
    #expect(run("@/../F.xml").status == .usage)
  }

  @Test func `lines that are far from each other are two hunks`() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 2\n", with: "two\n").replacing("line 19\n", with: "nineteen\n")
    let found = LineDifference(of: "F", from: Array(old.utf8), to: Array(new.utf8)).lines
    #expect(found.filter { $0.hasPrefix("@@") } == ["@@ -1,5 +1,5 @@", "@@ -16,5 +16,5 @@"])
    #expect(found.filter { $0.hasPrefix("+") } == ["+++ b/F", "+two", "+nineteen"])
    #expect(!found.contains { $0.hasPrefix("\\") })
  }
}
