import FixtureModel

/// The command that writes a commented starter fixture and, if it is missing, a Swift file.
struct InitCommand: Command {
  static let name = "init"
  static let summary = "Writes a starter fixture, and a Swift file where the folder has none."
  static let usage = "DIR"
  static let options: [Option] = [
    Option(name: "--name", value: "NAME", summary: "the fixture's name; Feed if absent")
  ]

  private let folder: String
  private let fixture: String

  init(_ arguments: CommandArguments) throws {
    guard arguments.positional.count == 1 else { throw UsageError(message: "name one folder") }
    folder = FilePath.absolute(arguments.positional[0])
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
    let path = "\(folder)/\(fixture).xml"
    guard !FolderWalk.exists(path) else {
      console.writeError("error: '\(PrintableText(path).text)' is there already")
      return .failure
    }
    try AtomicFile.makeFolder(folder)
    try AtomicFile(path: path).write(StarterFixture.text(name: fixture))
    console.write("wrote \(PrintableText(path).text)")
    let hasSwift = FolderWalk.files(below: folder).contains { $0.hasSuffix(".swift") }
    if !hasSwift {
      let swift = "\(folder)/\(FilePath.name(of: folder)).swift"
      try AtomicFile(path: swift).write(StarterFixture.swiftFile)
      console.write("wrote \(PrintableText(swift).text)")
      let root = FixtureFiles.nearestRoot(of: folder)
      let target = FilePath.relative(folder, to: root) ?? FilePath.name(of: folder)
      console.write(StarterFixture.manifestEntry(folder: PrintableText(target).text))
    }
    return .success
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }
}

/// The text of a fixture to start from.
enum StarterFixture {
  /// The Swift file without which SwiftPM drops the target.
  static let swiftFile = """
    // The fixtures beside this file become Swift when the target is built. SwiftPM needs one
    // Swift file to see the target at all.

    """

  /// Returns the manifest entry for a target without Swift files, in a folder of the package.
  static func manifestEntry(folder: String) -> String {
    let folders = folder.split(separator: "/")
    let isTest = folders.count > 1 && folders[0] == "Tests"
    return """

      Package.swift needs the target, if it has none in this folder:

        .\(isTest ? "testTarget" : "target")(
          name: "\(folders.last ?? "Fixtures")",
          dependencies: [
            .product(name: "\(isTest ? "FixtureTesting" : "FixtureSupport")", package: "TextureFixtures")
          ],
          path: "\(folder)",
          plugins: [.plugin(name: "GenerateFixtures", package: "TextureFixtures")])
      """
  }

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
