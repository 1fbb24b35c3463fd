import Foundation
import Testing

@testable import fixture_tool

@Suite("The command line answers as people expect")
struct ToolTests {
  private static let fixture = """
    <fixture xmlns="urn:texture-fixtures:1">
      <model name="Post" key="id"><field name="id" type="Int"/></model>
      <cellNode name="PostCell" model="Post"><textNode text="{id}"/></cellNode>
      <table name="Feed"><cells><node cell="PostCell"/></cells><section><item id="1"/></section></table>
    </fixture>

    """

  @Test(
    "usage errors have exit code 2 and a message",
    arguments: [
      ([], "usage:"), (["lnt"], "there is no command 'lnt'; did you mean 'lint'?"),
      (["lint", "--frmat"], "there is no option '--frmat'; did you mean '--format'?"),
      (["-v"], "there is no command '-v': lint, list"),
      (["lint", "--package-root", "/dev/null", "/dev/null"], "there is no folder '/dev/null'"),
      (["lint", "--format"], "needs a value"),
      (["lint", "--format", "xml"], "'xml' is not a form"),
      (["schema"], "'rng' or 'xsd'"), (["schema", "dtd"], "'rng' or 'xsd'"),
      (
        ["explain", "unknown-feld"],
        "did you mean 'unknown-field'?"
      ), (["lint", "/nowhere/at/all.xml"], "there is no file"),
      (["generate", "--output", "/tmp/x"], "'--target' is missing"), (["init"], "name one folder"),
      (["init", "/tmp/x", "--name", "lower"], "is not a valid name"),
      (["init", "/dev/null"], "is not a folder"), (["lint", "/dev/null"], "ends in '.xml'"),
      (["help", "nothing"], "lint, list"),
      (["reference", "x"], "no arguments"),
      (
        ["generate", "--target", "T", "--output", "/tmp/x", "--module-kind", "app"],
        "library or test"
      ),
    ] as [([String], String)])
  func usage(_ arguments: [String], _ message: String) {
    let console = RecordingConsole()
    #expect(Tool(console: console).run(arguments) == .usage)
    #expect(console.errors.contains(message))
    #expect(console.output.isEmpty)
  }

  @Test(
    "help is output with status 0",
    arguments: [
      ["--help"], ["help"], ["help", "lint"], ["lint", "--help"], ["generate", "-h"], ["--version"],
    ])
  func help(_ arguments: [String]) {
    let console = RecordingConsole()
    #expect(Tool(console: console).run(arguments) == .success)
    #expect(!console.output.isEmpty)
    #expect(console.errors.isEmpty)
  }

  @Test(
    "a folder without fixtures is an error of lint, fmt and generate",
    arguments: [
      ["lint"], ["fmt"], ["generate", "--target", "T", "--output", "@/Output"],
    ])
  func nothingToDo(_ arguments: [String]) throws {
    let package = try ToolPackage(["Fixtures/Data/rows.xml": "<rows/>"])
    let console = RecordingConsole()
    let expanded = arguments.map { $0.replacing("@/", with: "\(package.folder)/") }
    #expect(Tool(console: console).run(expanded + [package.path("Fixtures")]) == .usage)
    #expect(console.errors.contains("no .xml file"))
  }

  @Test("nothing is printed when all is well")
  func silence() throws {
    let package = try ToolPackage(["Fixtures/Feed.xml": Self.fixture])
    let result = package.run("lint", "@/Fixtures")
    #expect(result == (.success, "", ""))
  }

  @Test("errors are printed with paths relative to the package, and the exit code is 1")
  func errors() throws {
    let wrong = Self.fixture.replacing("{id}", with: "{idd}")
    let package = try ToolPackage(["Fixtures/Feed.xml": wrong])
    let result = package.run("lint", "@/Fixtures/Feed.xml")
    #expect(result.status == .failure)
    #expect(
      result.errors.hasPrefix(
        "Fixtures/Feed.xml:3:59: error: 'Post' has no field 'idd'; did you mean 'id'? [unknown-field]\n"
      ))
  }

  @Test(
    "a link to a fixture that is not there is reported with its path, in a folder and by its name")
  func brokenLink() throws {
    let package = try ToolPackage(["Fixtures/Feed.xml": Self.fixture])
    try FileManager.default.createSymbolicLink(
      atPath: package.path("Fixtures/X.xml"), withDestinationPath: "nowhere.xml")
    let message = "Fixtures/X.xml:1:1: error: the file cannot be read: it is a link to a file"
    for path in ["@/Fixtures", "@/Fixtures/X.xml"] {
      let result = package.run("lint", path)
      #expect(result.status == .failure)
      #expect(result.errors.hasPrefix(message))
    }
    let listed = package.run("list", "@/Fixtures")
    #expect(listed.output.contains("Fixtures/X.xml: fixture that cannot be read"))
  }

  @Test("what has a fixture's name and is no regular file is reported, by itself and as a link")
  func devices() throws {
    let package = try ToolPackage(["Fixtures/Feed.xml": Self.fixture])
    try #require(mkfifo(package.path("Fixtures/Pipe.xml"), 0o600) == 0)
    for (name, target) in [("Null.xml", "/dev/null"), ("Folder.xml", "../Fixtures")] {
      try FileManager.default.createSymbolicLink(
        atPath: package.path("Fixtures/\(name)"), withDestinationPath: target)
    }
    let result = package.run("lint", "@/Fixtures")
    #expect(result.status == .failure)
    for name in ["Pipe", "Folder"] {
      #expect(
        result.errors.contains(
          "Fixtures/\(name).xml:1:1: error: the file cannot be read: it is not a regular file"))
    }
    #expect(
      result.errors.contains("'Fixtures/Null.xml' is a link to a place outside of the package"))
    #expect(package.run("fmt", "--check", "@/Fixtures").status == .failure)
  }

  @Test(
    "a name that is not UTF-8 is an error where it may be that of a fixture or of a folder",
    arguments: [
      ("a.xml", true), ("a.TTF", true), ("a", true), ("a.md", false),
    ])
  func invalidNames(_ example: (name: String, isReported: Bool)) throws {
    let package = try ToolPackage(["Fixtures/Feed.xml": Self.fixture])
    let path = Array(package.path("Fixtures").utf8) + [0x2F, 0xFF] + Array(example.name.utf8) + [0]
    let descriptor = path.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { creat($0.baseAddress!, 0o600) }
    }
    try #require(descriptor >= 0)
    close(descriptor)
    let message =
      "Fixtures:1:1: error: the name '\\xFF\(example.name)' is not UTF-8; rename it [unreadable-file]"
    for arguments in [
      ["lint", "@/Fixtures"], ["fmt", "--check", "@/Fixtures"], ["list", "@/Fixtures"],
      ["generate", "--target", "T", "--output", "@/Output", "@/Fixtures"],
    ] {
      let result = package.run(arguments)
      #expect(result.errors.contains(message) == example.isReported, "\(arguments)")
      // The fixture is not in the form of fmt.
      let isFailure = example.isReported || arguments[0] == "fmt"
      #expect(result.status == (isFailure ? .failure : .success), "\(arguments)")
    }
    #expect(
      package.run("lint", "--format", "json", "@/Fixtures").output.contains("unreadable-file")
        == example.isReported)
  }

  @Test("a fixture in a hundred folders inside of each other is found")
  func deepFolder() throws {
    let folders = Array(repeating: "d", count: 100).joined(separator: "/")
    let package = try ToolPackage(["Fixtures/\(folders)/Feed.xml": "<fixture"])
    let result = package.run("lint", "@/Fixtures")
    #expect(result.status == .failure)
    #expect(result.errors.hasPrefix("Fixtures/\(folders)/Feed.xml:1:"))
  }

  @Test(
    "json and sarif are output, well-formed even around hostile text", arguments: ["json", "sarif"])
  func reports(_ form: String) throws {
    let hostile =
      "<fixture xmlns=\"urn:texture-fixtures:1\">\n<model name=\"a&quot;\\\u{202E}é&#10;\"/></fixture>"
    let package = try ToolPackage(["Fixtures/Feed.xml": hostile])
    let result = package.run("lint", "--format", form, "@/Fixtures")
    #expect(result.status == .failure)
    #expect(result.errors.isEmpty)
    let parsed = try JSONParsing.object(result.output)
    #expect(JSONParsing.strings(in: parsed).contains("invalid-name"))
    #expect(JSONParsing.strings(in: parsed).contains("Fixtures/Feed.xml"))
    #expect(!result.output.unicodeScalars.contains("\u{202E}"))
    let fine = try ToolPackage(["Fixtures/Feed.xml": Self.fixture])
    #expect(
      try !JSONParsing.strings(
        in: JSONParsing.object(
          fine.run("lint", "--format", form, "@/Fixtures").output)
      ).contains("invalid-name"))
  }

  @Test("list writes a Swift list of the public containers")
  func swiftList() throws {
    let named = Self.fixture.replacing(":1\"", with: ":1\" access=\"public\"")
    let hidden = Self.fixture.replacing("Feed", with: "Own").replacing("Post", with: "Note")
    let package = try ToolPackage(["Fixtures/Feed.xml": named, "Fixtures/Hidden.xml": hidden])
    let output = package.path("list.swift")
    let result = package.run(
      "list", "--target", "Fixtures", "--swift", output, "@/Fixtures")
    #expect(result.status == .success, "\(result.errors)")
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(
      text.contains(
        "    Entry(fixture: \"Feed\", container: \"Feed\") { Fixtures.FeedDataSource() },\n  ]"))
    #expect(!text.contains("Own"))
    #expect(package.run("list", "--swift", output, "@/Fixtures").status == .usage)
    let broken = try ToolPackage(["Fixtures/Feed.xml": "<fixture/>"])
    let failed = broken.run(
      "list", "--target", "Fixtures", "--swift", broken.path("list.swift"), "@/Fixtures")
    #expect(failed.status == .failure)
    #expect(!FileManager.default.fileExists(atPath: broken.path("list.swift")))
  }

  @Test("list says what each file is, what it declares and what is missing")
  func list() throws {
    let package = try ToolPackage([
      "Fixtures/Feed.xml": Self.fixture, "Fixtures/Data/rows.csv": "a", "Fixtures/notes.txt": "",
      "Fixtures/OLD.XML": "<fixture xmlns=\"urn:texture-fixtures:1\"/>",
    ])
    let output = package.run("list", "@/Fixtures").output
    #expect(output.contains("Fixtures/Feed.xml: fixture"))
    #expect(output.contains("Fixtures/OLD.XML: fixture"))
    #expect(output.contains("  models: Post"))
    #expect(output.contains("  containers: table Feed"))
    #expect(output.contains("Fixtures/Data/rows.csv: data"))
    #expect(output.contains("no Swift file"))
    #expect(!output.contains("notes.txt"))
  }

  @Test("list says how many rows each fixture reads from a data file")
  func listedData() throws {
    let package = try ToolPackage([
      "Fixtures/Feed.xml": """
      <fixture xmlns="urn:texture-fixtures:1">
      <model name="Post"><field name="title" type="String"/></model>
      <cellNode name="PostCell" model="Post"><textNode text="{title}"/></cellNode>
      <table name="Feed"><cells><node cell="PostCell"/></cells>
      <section><items from="Data/a.xml" select="//p"><map field="title" path="."/></items></section>
      <batch><items from="Data/a.xml" select="//p" limit="1"><map field="title" path="."/></items></batch>
      </table>
      <table name="Days"><cells><node cell="PostCell"/></cells>
      <sections from="Data/days.xml" select="//d"><items select="p"><map field="title" path="."/></items></sections>
      </table></fixture>
      """,
      "Fixtures/Data/a.xml": "<a><p>1</p><p>2</p></a>",
      "Fixtures/Data/days.xml": "<a><d><p>1</p></d><d><p>2</p></d></a>",
      "Fixtures/Data/rows.csv": "a",
    ])
    let result = package.run("list", "--package-root", "@/", "@/Fixtures")
    let start = ": data, for it lies below a folder 'Data'; "
    #expect(
      result.output.contains("Fixtures/Data/a.xml\(start)Fixtures/Feed.xml reads 3 rows\n"),
      "\(result)")
    #expect(
      result.output.contains("Fixtures/Data/days.xml\(start)Fixtures/Feed.xml reads 2 rows\n"))
    #expect(result.output.contains("Fixtures/Data/rows.csv\(start)no fixture reads it\n"))
  }

  @Test("explain knows every code and lists them")
  func explain() {
    let console = RecordingConsole()
    #expect(Tool(console: console).run(["explain"]) == .success)
    for code in console.output.split(separator: "\n") {
      let answer = RecordingConsole()
      #expect(Tool(console: answer).run(["explain", String(code)]) == .success)
      #expect(answer.output.count > code.count + 20)
      #expect(answer.output.contains("\n\nDocumentation/Codes/"))
      #expect(answer.output.hasSuffix(".md#\(code)"))
    }
  }

  @Test(
    "explain states the severity of a code and the place of its section",
    arguments: [
      ("no-matches", "warning", "fixtures"), ("doctype", "error", "fixtures"),
      ("invalid-mutation", "error or warning", "fixtures"),
      ("unused-member", "advisory", "runtime"),
      ("shared-node", "advisory", "runtime"), ("already-pushed", "violation", "runtime"),
      ("orphaned-snapshot", "warning", "snapshots"),
    ])
  func severity(code: String, severity: String, page: String) {
    let console = RecordingConsole()
    #expect(Tool(console: console).run(["explain", code]) == .success)
    #expect(console.output.hasPrefix("\(code): \(severity)\n\n"))
    #expect(console.output.hasSuffix("\n\nDocumentation/Codes/\(page).md#\(code)"))
  }

  @Test("init writes a fixture that lints, and a Swift file where there is none")
  func initialize() throws {
    let package = try ToolPackage()
    #expect(package.run("init", "@/Fixtures").status == .success)
    #expect(package.names(in: "Fixtures") == ["Feed.xml", "Fixtures.swift"])
    #expect(package.run("lint", "@/Fixtures") == (.success, "", ""))
    #expect(package.run("fmt", "--check", "@/Fixtures").status == .success)
    #expect(package.run("init", "@/Fixtures").status == .failure)
    #expect(package.run("init", "--name", "Inbox", "@/Fixtures").status == .success)
    #expect(package.names(in: "Fixtures") == ["Feed.xml", "Fixtures.swift", "Inbox.xml"])
    #expect(package.run("lint", "@/Fixtures") == (.success, "", ""))
  }

  @Test(
    "init says which target the manifest needs, with its path",
    arguments: [
      ("Sources/Feed", ".target(", "name: \"Feed\"", "FixtureSupport"),
      ("Tests/InboxTests", ".testTarget(", "name: \"InboxTests\"", "FixtureTesting"),
      ("Fixtures", ".target(", "name: \"Fixtures\"", "FixtureSupport"),
    ])
  func manifestEntry(_ folder: String, _ kind: String, _ name: String, _ product: String) throws {
    let package = try ToolPackage()
    let output = package.run("init", "@/\(folder)").output
    for words in [kind, name, product, "path: \"\(folder)\""] { #expect(output.contains(words)) }
  }

  @Test("init writes a library target and the test target that runs its expectations")
  func library() throws {
    let package = try ToolPackage()
    let result = package.run("init", "--library", "@/Fixtures")
    #expect(result.status == .success)
    #expect(package.names(in: "Fixtures") == ["Feed.xml", "Fixtures.swift"])
    #expect(package.names(in: "Tests/FixturesTests") == ["FeedExpectationTests.swift"])
    let tests = try #require(package.read("Tests/FixturesTests/FeedExpectationTests.swift"))
    #expect(tests.contains("@testable import Fixtures"))
    #expect(tests.contains("@Test(arguments: FeedDataSource.expectations)"))
    for words in [".target(", ".testTarget(", "name: \"FixturesTests\"", "path: \"Fixtures\""] {
      #expect(result.output.contains(words))
    }
    #expect(package.run("init", "--library", "@/Fixtures").status == .failure)
    #expect(
      package.run("init", "--library", "--name", "Inbox", "@/Fixtures").status == .success)
    #expect(package.names(in: "Tests/FixturesTests").count == 2)
  }

  @Test("init writes a test target, and takes one kind of target")
  func tests() throws {
    let package = try ToolPackage()
    let result = package.run("init", "--tests", "@/Tests/InboxTests")
    #expect(result.status == .success)
    #expect(package.names(in: "Tests/InboxTests") == ["Feed.xml", "InboxTests.swift"])
    #expect(result.output.contains(".testTarget("))
    #expect(
      package.run("init", "--tests", "--library", "@/A").errors.contains("exclude each other"))
    #expect(package.run("init", "@/A", "@/B").status == .usage)
  }

  @Test("list counts the data, mutations and tests of containers, and the nodes of cells")
  func counts() throws {
    let package = try ToolPackage([
      "Fixtures/Feed.xml": """
      <fixture xmlns="urn:texture-fixtures:1">
      <model name="Post"><field name="title" type="String"/></model>
      <cellNode name="PostCell" model="Post"><stack><textNode name="a" text="{title}"/><textNode/></stack></cellNode>
      <table name="Feed"><cells><node cell="PostCell"/></cells>
      <section><item title="a"/><repeat count="3"><item title="b"/></repeat></section><section/>
      <batch><item title="c"/></batch><mutation name="m"><delete at="0.0"/></mutation>
      <expect width="1"><count is="2"/></expect><thrash/></table></fixture>
      """
    ])
    let output = package.run("list", "--package-root", "@/", "@/Fixtures").output
    #expect(output.contains("  models: Post (1 field)"))
    #expect(output.contains("  cell nodes: PostCell (2 nodes)"))
    #expect(
      output.contains(
        "  containers: table Feed (2 sections, 4 items, 1 batch of 1 item, 1 mutation, 2 tests)"))
  }

  @Test("fmt rewrites a file once, and --check only tells")
  func format() throws {
    let package = try ToolPackage(["Fixtures/Feed.xml": Self.fixture])
    #expect(package.run("fmt", "--check", "@/Fixtures").status == .failure)
    #expect(package.read("Fixtures/Feed.xml") == Self.fixture)
    #expect(package.run("fmt", "@/Fixtures").status == .success)
    #expect(
      package.read("Fixtures/Feed.xml")?.contains("\n  <model name=\"Post\" key=\"id\">\n") == true)
    let identity = try package.identity(of: "Fixtures/Feed.xml")
    #expect(package.run("fmt", "@/Fixtures").status == .success)
    #expect(try package.identity(of: "Fixtures/Feed.xml") == identity)
  }

  @Test("two files whose names differ in their Unicode normal form alone are reported")
  func normalForms() throws {
    let package = try ToolPackage(["F/\u{E4}.xml": Self.fixture])
    try package.write(Self.fixture.replacing("Post", with: "Mail"), to: "F/a\u{308}.xml")
    let result = package.run("lint", "@/F")
    #expect(result.status == .failure)
    #expect(
      (result.output + result.errors).contains(
        "another file has this name in another Unicode normal form"))
  }
}
