import Foundation
import Testing

@testable import fixture_tool

@Suite("update-expectations")
struct UpdateTests {
  private let console = RecordingConsole()
  private let package: ToolPackage

  init() throws {
    package = try ToolPackage([
      "Fixtures/F.xml": "<fixture>\n<size is=\"* 40\"/>\n</fixture>\n"
    ])
  }

  private func write(_ text: String) throws { try package.write(text, to: "moved/F.tsv") }

  private func run() -> ExitCode {
    Tool(console: console).run([
      "update-expectations", "--package-root", package.folder, package.folder + "/moved",
    ])
  }

  private var fixture: String {
    get throws {
      try String(contentsOfFile: package.folder + "/Fixtures/F.xml", encoding: .utf8)
    }
  }

  @Test func `values are written into the fixtures of the package`() throws {
    try write("Fixtures/F.xml\t2\t1\t* 40\t320 41.5\n")
    #expect(run() == .success)
    #expect(try fixture == "<fixture>\n<size is=\"* 41.5\"/>\n</fixture>\n")
    #expect(console.output == "Fixtures/F.xml: 1 values written")
  }

  @Test func `a value that does not fit the fixture is an error`() throws {
    try write("Fixtures/F.xml\t2\t1\t* 39\t320 41.5\n")
    #expect(run() == .failure)
    #expect(try fixture.contains("* 40"))
    #expect(console.errors.contains("Fixtures/F.xml:2:1: not written"))
  }

  @Test(
    "a list that names no fixture of the package is an error",
    arguments: ["../F.xml", "Fixtures/G.xml", "Package.swift", "/etc/hostname.xml"])
  func otherFiles(_ path: String) throws {
    try write("\(path)\t2\t1\t* 40\t320 41.5\n")
    #expect(run() == .failure)
    #expect(console.errors.contains("not a fixture of this package"))
  }

  @Test func `a damaged list is an error, and an empty one says so`() throws {
    try write("")
    #expect(run() == .success)
    #expect(console.output.contains("no expectation was moved by the table alone"))
    try write("nonsense\n")
    #expect(run() == .failure)
    #expect(console.errors.contains("not a list of recorded values"))
  }
}
