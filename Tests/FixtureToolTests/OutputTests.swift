import FixtureModel
import Foundation
import Testing

@testable import fixture_tool

@Suite("Written files are whole sets, and keep what they are")
struct OutputTests {
  private static func fixture(_ name: String) -> String {
    "<fixture xmlns=\"urn:texture-fixtures:1\">\n<model name=\"\(name)\"/>\n</fixture>\n"
  }

  private func generate(_ package: ToolPackage, _ files: String...) -> ExitCode {
    Tool(console: RecordingConsole()).run(
      [
        "generate", "--package-root", package.folder, "--target", "T", "--output",
        package.path("out"),
      ]
        + files.map(package.path))
  }

  @Test("outputs of fixtures that were deleted or renamed are removed, other files stay")
  func staleOutputs() throws {
    let package = try ToolPackage(["A.xml": Self.fixture("A"), "B.xml": Self.fixture("B")])
    #expect(generate(package, "A.xml", "B.xml") == .success)
    try package.write("let own = 1\n", to: "out/Own.fixture.swift")
    #expect(generate(package, "B.xml") == .success)
    #expect(package.names(in: "out") == ["B.fixture.swift", "Own.fixture.swift"])
  }

  @Test("the temporary files of a killed run are removed by the next one")
  func temporaryFiles() throws {
    let package = try ToolPackage(["A.xml": Self.fixture("A")])
    try package.write("half", to: "out/A.fixture.swift.4711.tmp")
    #expect(generate(package, "A.xml") == .success)
    #expect(package.names(in: "out") == ["A.fixture.swift"])
  }

  @Test("processes that write one folder at once leave the files of one of them")
  func concurrentRuns() async throws {
    let package = try ToolPackage()
    let names = (0..<20).map { "F\($0).fixture.swift" }
    let folder = package.path("out")
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let text = String(
            repeating: "// Do not edit: generated from a fixture \(writer)\n", count: 500)
          for _ in 0..<5 {
            try? OutputFolder(path: folder).write(names.map { (name: $0, text: text) })
          }
        }
      }
    }
    #expect(Set(names.map { package.read("out/\($0)") }).count == 1)
    #expect(package.names(in: "out") == names.sorted())
  }

  @Test("fmt keeps links, modes and line ends")
  func format() throws {
    let text =
      "<fixture xmlns=\"urn:texture-fixtures:1\">\r\n<!-- a\r\n b -->\r\n<documentation>x\r\ny</documentation></fixture>\r\n"
    let package = try ToolPackage(["Real/A.xml": text])
    let real = package.path("Real/A.xml")
    try FileManager.default.createDirectory(
      atPath: package.path("F"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: package.path("F/L.xml"), withDestinationPath: "../Real/A.xml")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: real)
    #expect(package.run("fmt", "@/F/L.xml").status == .success)
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: package.path("F/L.xml"))
    #expect(link == "../Real/A.xml")
    let mode = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let written = try #require(package.read("Real/A.xml"))
    #expect(written != text)
    let bytes = Array(written.utf8)
    #expect(bytes.indices.allSatisfy { bytes[$0] != 0x0A || $0 > 0 && bytes[$0 - 1] == 0x0D })
    #expect(written.contains("<!-- a\r\n b -->"))
    #expect(package.run("fmt", "--check", "@/F/L.xml").status == .success)
  }

  @Test("fmt --format json prints one document for all files")
  func formatReport() throws {
    let package = try ToolPackage(["F/A.xml": "<a", "F/B.xml": "<b"])
    let result = package.run("fmt", "--format", "json", "@/F")
    let parsed = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [Any]
    #expect(result.status == .failure)
    #expect(parsed?.count == 2)
  }

  @Test("reports say how many diagnostics were left out", arguments: ["json", "sarif"])
  func omitted(_ form: String) throws {
    let body = String(repeating: "<modle/>", count: 1_500)
    let package = try ToolPackage([
      "F/A.xml": "<fixture xmlns=\"urn:texture-fixtures:1\">\(body)</fixture>"
    ])
    let output = package.run("lint", "--format", form, "@/F").output
    #expect(output.contains("500 more diagnostics were left out"))
    #expect(output.contains("omitted-diagnostics"))
  }

  @Test("the rules of a SARIF log lead to the sections of their codes")
  func rules() throws {
    let package = try ToolPackage(["F/A.xml": "<a"])
    let parsed = try JSONParsing.object(package.run("lint", "--format", "sarif", "@/F").output)
    #expect(
      JSONParsing.strings(in: parsed).contains {
        $0.hasSuffix("\n\nDocumentation/Codes/fixtures.md#unexpected-end")
      })
  }

  @Test("a path that does not exist is a report too", arguments: ["json", "sarif"])
  func missingPath(_ form: String) throws {
    let package = try ToolPackage()
    let result = package.run("lint", "--format", form, "@/nowhere.xml")
    #expect(result.status == .usage)
    #expect(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) is NSObject)
    #expect(result.output.contains("unreadable-file"))
  }

  @Test("no name or value begins a line, and none is longer than a line can show")
  func hostileText() throws {
    let long = String(repeating: "a", count: 1_000)
    let package = try ToolPackage([
      "F/a\n::error::x.xml":
        "<fixture xmlns=\"urn:texture-fixtures:1\"><model name=\"b&#10;::error::##vso[x]&#x85;\"/></fixture>",
      "F/b.xml":
        "<fixture xmlns=\"urn:texture-fixtures:1\"><model name=\"\(long)-\"/>\n::warning::</fixture>",
    ])
    for verb in ["lint", "list", "fmt"] {
      let result = package.run(verb, "@/F")
      let lines = (result.output + result.errors).split(separator: "\n")
      #expect(!lines.contains { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix("::") })
      #expect(!lines.contains { $0.contains("##vso[") || $0.unicodeScalars.contains("\u{85}") })
      #expect(lines.allSatisfy { $0.count < 500 })
    }
  }

  @Test("a file name of 254 bytes generates")
  func longName() throws {
    let name = String(repeating: "n", count: 250) + ".xml"
    let package = try ToolPackage([name: Self.fixture("A")])
    #expect(generate(package, name) == .success)
    #expect(package.names(in: "out").first?.utf8.count ?? 999 < 220)
  }
}
