import Foundation
import Testing

@testable import fixture_tool

@Suite("Processes that generate into one folder")
struct ProcessTests {
  private static let names = (0..<12).map { "F\($0)" }

  /// A package of twelve fixtures whose rows have one text.
  private static func package(_ text: String, rows: Int = 200) throws -> ToolPackage {
    let package = try ToolPackage()
    for name in names {
      try package.write(
        """
        <fixture xmlns="urn:texture-fixtures:1">
        <model name="\(name)Post"><field name="title" type="String"/></model>
        <cellNode name="\(name)Cell" model="\(name)Post"/>
        <table name="\(name)"><cells><node cell="\(name)Cell"/></cells>
        <section><repeat count="\(rows)"><item title="\(text)"/></repeat></section></table>
        </fixture>
        """, to: "\(name).xml")
    }
    return package
  }

  /// The built tool, which generates a package's fixtures into a folder.
  private static func process(_ package: ToolPackage, into output: String) -> Process {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appending(path: "fixture-tool")
    process.arguments =
      ["generate", "--package-root", package.folder, "--target", "T", "--output", output]
      + names.map { package.path("\($0).xml") }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// The texts of the rows in the files of a folder; none for a file of another set.
  private static func texts(in package: ToolPackage) -> Set<String> {
    Set(
      names.map { name in
        let text = package.read("out/\(name).fixture.swift") ?? ""
        return ["first", "second"].first { text.contains("\n\($0)\n") } ?? "neither"
      })
  }

  @Test("two processes leave the whole set of one of them, and no temporary file")
  func twoProcesses() throws {
    let packages = [try Self.package("first"), try Self.package("second")]
    let output = packages[0].path("out")
    for _ in 0..<15 {
      let processes = packages.map { Self.process($0, into: output) }
      for process in processes { try process.run() }
      for process in processes { process.waitUntilExit() }
      #expect(processes.map(\.terminationStatus) == [0, 0])
      #expect(Self.texts(in: packages[0]).count == 1)
      #expect(packages[0].names(in: "out") == Self.names.map { "\($0).fixture.swift" }.sorted())
    }
  }

  @Test("the run after a killed one removes its temporary files and completes the set")
  func killedProcess() throws {
    let killed = try Self.package("first", rows: 20_000)
    let output = killed.path("out")
    let process = Self.process(killed, into: output)
    try process.run()
    while process.isRunning, !killed.names(in: "out").contains(where: { $0.hasSuffix(".tmp") }) {}
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let package = try Self.package("second")
    let next = Self.process(package, into: output)
    try next.run()
    next.waitUntilExit()
    #expect(next.terminationStatus == 0)
    #expect(Self.texts(in: killed) == ["second"])
    #expect(killed.names(in: "out") == Self.names.map { "\($0).fixture.swift" }.sorted())
  }
}
