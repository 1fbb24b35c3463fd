/// Writes a commented starter fixture and, where missing, the target's Swift file.
struct InitCommand: Command {
  static let name = "init"
  static let summary = "Writes a starter fixture, and a Swift file where the folder has none."
  static let usage = "DIR"
  static let options: [Option] = [
    Option(name: "--name", value: "NAME", summary: "the fixture's name; Feed if absent")
  ]

  private let folder: String
  private let fixture: String

  init(_ arguments: ArgumentList) throws {
    guard arguments.positional.count == 1 else { throw UsageMistake(message: "name one folder") }
    folder = FilePath.absolute(arguments.positional[0])
    fixture = arguments["--name"] ?? "Feed"
    guard let first = fixture.utf8.first, (0x41...0x5A).contains(first),
      fixture.utf8.allSatisfy({ Self.isNameByte($0) })
    else {
      throw UsageMistake(
        message: "'\(fixture)' is not a name: a capital letter, then letters and digits")
    }
  }

  func run(_ console: any Console) throws -> ToolStatus {
    guard !FolderWalk.exists(folder) || FolderWalk.isFolder(folder) else {
      throw UsageMistake(message: "'\(folder)' is no folder")
    }
    let path = "\(folder)/\(fixture).xml"
    guard !FolderWalk.exists(path) else {
      console.writeError("error: '\(path)' is there already")
      return .failure
    }
    try AtomicFile.makeFolder(folder)
    try AtomicFile(path: path).write(StarterFixture.text(name: fixture))
    console.write("wrote \(path)")
    let hasSwift = FolderWalk.files(below: folder).contains { $0.hasSuffix(".swift") }
    if !hasSwift {
      let swift = "\(folder)/\(FilePath.name(of: folder)).swift"
      try AtomicFile(path: swift).write(StarterFixture.swiftFile)
      console.write("wrote \(swift)")
      let root = FixtureFiles.nearestRoot(of: folder)
      let target = FilePath.relative(folder, to: root) ?? FilePath.name(of: folder)
      console.write(StarterFixture.manifestEntry(folder: target))
    }
    return .success
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }
}
