import FixtureModel

/// The command that writes a commented starter fixture and the Swift files that its target needs.
struct InitCommand: Command {
  static let name = "init"
  static let summary = "Writes a starter fixture, and the Swift files that its target needs."
  static let usage = "[DIR]"
  static let options: [Option] = [
    Option(name: "--name", value: "NAME", summary: "the fixture's name; Feed if absent"),
    Option(
      name: "--library", value: nil,
      summary:
        "for a library target, in Fixtures if no folder is named, with a test target that runs its "
        + "expectations"),
    Option(
      name: "--tests", value: nil,
      summary: "for a test target, in Tests/FixtureTests if no folder is named"),
  ]

  private let folder: String
  private let fixture: String
  private let writesTests: Bool

  init(_ arguments: CommandArguments) throws {
    let isLibrary = arguments.contains("--library")
    let isTests = arguments.contains("--tests")
    guard !isLibrary || !isTests else {
      throw UsageError(message: "'--library' and '--tests' exclude each other")
    }
    let standard = isLibrary ? "Fixtures" : isTests ? "Tests/FixtureTests" : nil
    guard arguments.positional.count <= 1,
      let named = arguments.positional.first ?? standard
    else { throw UsageError(message: "name one folder") }
    folder = FilePath.absolute(named)
    writesTests = isLibrary
    fixture = arguments["--name"] ?? "Feed"
    guard let first = fixture.utf8.first, (0x41...0x5A).contains(first),
      fixture.utf8.allSatisfy({ Self.isNameByte($0) })
    else {
      throw UsageError(
        message: "'\(fixture)' is not a valid name; use a capital letter, then letters and digits")
    }
  }

  func run(_ console: any Console) throws -> ExitCode {
    guard !FolderWalk.exists(folder) || FolderWalk.isFolder(folder) else {
      throw UsageError(message: "'\(folder)' is not a folder")
    }
    let root = FixtureFiles.nearestRoot(of: folder)
    let target = FilePath.relative(folder, to: root) ?? FilePath.name(of: folder)
    let starter = StarterTarget(folder: PrintableText(target).text, fixture: fixture)
    let tests = "\(root)/\(starter.testFolder)/\(fixture)ExpectationTests.swift"
    let path = "\(folder)/\(fixture).xml"
    for path in [path] + (writesTests ? [tests] : []) where FolderWalk.exists(path) {
      console.writeError("error: '\(PrintableText(path).text)' is there already")
      return .failure
    }
    try write(StarterFixture.text(name: fixture), to: path, console)
    let hasSwift = FolderWalk.files(below: folder).contains { $0.hasSuffix(".swift") }
    if !hasSwift {
      try write(
        StarterFixture.swiftFile, to: "\(folder)/\(FilePath.name(of: folder)).swift", console)
    }
    if writesTests { try write(starter.tests, to: tests, console) }
    if !hasSwift || writesTests {
      console.write(starter.manifestEntry(withTests: writesTests))
    }
    return .success
  }

  private func write(_ text: String, to path: String, _ console: any Console) throws {
    try AtomicFile.makeFolder(FilePath.folder(of: path))
    try AtomicFile(path: path).write(text)
    console.write("wrote \(PrintableText(path).text)")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }
}

/// The target of a starter fixture.
private struct StarterTarget {
  /// The folder of the target, from the package's root.
  let folder: String
  /// The name of the fixture and of its container.
  let fixture: String

  /// The name of the target.
  private var name: String { FilePath.name(of: folder) }

  private var isTest: Bool { folder.hasPrefix("Tests/") }

  /// The folder of the test target that runs the expectations of a library.
  var testFolder: String { "Tests/\(name)Tests" }

  /// The test file that runs the expectations of a library.
  var tests: String {
    """
    import FixtureTesting
    import Testing

    @testable import \(name)

    /// The expectations of \(fixture).xml, one case for each.
    @Suite("\(fixture)")
    struct \(fixture)ExpectationTests {
      @Test(arguments: \(fixture)DataSource.expectations)
      func expectation(_ expectation: FixtureExpectation) async throws {
        try await expectation.check()
      }
    }

    """
  }

  /// Returns the entries of the manifest for the target, and for the one that runs its expectations.
  func manifestEntry(withTests: Bool) -> String {
    let product = isTest ? "FixtureTesting" : "FixtureSupport"
    let entry = """

      Package.swift needs the target, if it has none in this folder:

        .\(isTest ? "testTarget" : "target")(
          name: "\(name)",
          dependencies: [
            .product(name: "\(product)", package: "TextureFixtures")
          ],
          path: "\(folder)",
          plugins: [.plugin(name: "GenerateFixtures", package: "TextureFixtures")])
      """
    guard withTests else { return entry }
    let tests = """
      ,
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            "\(name)", .product(name: "FixtureTesting", package: "TextureFixtures"),
          ])
      """
    return entry + tests
  }
}

/// The text of a fixture to start from.
enum StarterFixture {
  /// The Swift file without which SwiftPM drops the target.
  static let swiftFile = """
    // The fixtures beside this file become Swift when the target is built. SwiftPM needs one
    // Swift file to see the target at all.

    """

  /// Returns a fixture of a table of posts.
  static func text(name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- A fixture: what a list shows, as data. 'fixture-tool reference' lists every word. -->
    <fixture xmlns="urn:texture-fixtures:1">
      <!-- A model is a value type; each item below fills its fields. -->
      <model name="\(name)Post" key="id">
        <field name="id" type="Int"/>
        <field name="title" type="String"/>
        <field name="subtitle" type="String?"/>
      </model>

      <!-- A cell node: a tree of layout specs and nodes, bound to the model's fields. -->
      <cellNode name="\(name)PostCell" model="\(name)Post">
        <inset insets="12 16 12 16">
          <stack direction="vertical" spacing="4">
            <textNode name="titleNode" text="{title}" font="bold 16"/>
            <textNode name="subtitleNode" if="{subtitle}" text="{subtitle}" font="13"/>
          </stack>
        </inset>
      </cellNode>

      <!-- A container; the generated data source is \(name)DataSource. -->
      <table name="\(name)">
        <cells>
          <node cell="\(name)PostCell"/>
        </cells>
        <section>
          <item id="1" title="First" subtitle="With a subtitle"/>
          <item id="2" title="Second"/>
          <!-- <repeat count="100"><item id="{$n}0" title="Post {$n}"/></repeat> -->
        </section>
        <!-- Each expectation becomes a test. -->
        <expect width="375">
          <count section="0" is="2"/>
        </expect>
      </table>
    </fixture>

    """
  }
}
