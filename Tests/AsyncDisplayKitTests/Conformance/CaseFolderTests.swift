import ConformanceCases
import Foundation
import Testing

@Suite("Case files of another folder")
struct CaseFolderTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("cases-\(UUID().uuidString)").path

  private func withFolder<Result>(
    _ files: [String: String], _ body: (CaseFolder) throws -> Result
  ) throws -> Result {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }
    return try body(CaseFolder(path: path))
  }

  @Test("the cases of all files of a name come one after the other, other files stay out")
  func severalFiles() throws {
    let cases = try withFolder([
      "pager.json": #"{"cases": [1]}"#, "pager-more.json": #"{"cases": [3, 4]}"#,
      "pager-a.json": #"{"cases": [2]}"#, "pagers-a.json": #"{"cases": [5]}"#,
      "pager-notes.txt": "6",
    ]) { try $0.files(of: "pager").flatMap(CaseFolder.cases(in:)) }
    #expect(cases == [2, 3, 4, 1])
  }

  @Test("a folder without a file of the name has none")
  func noFile() throws {
    #expect(try withFolder(["other.json": "{}"]) { try $0.files(of: "pager") }.isEmpty)
  }

  @Test("a folder that is not there is an error, not an empty one")
  func noFolder() {
    #expect(
      throws: CaseFileError(message: "CONFORMANCE_CASES names no folder that can be read: \(path)")
    ) { try CaseFolder(path: path).files(of: "pager") }
  }

  @Test(
    "a file that is no list of cases says what is wrong",
    arguments: [
      ("", "The file ends too early"), ("{\"cases\": [1", "The file ends too early"),
      ("{\"cases", "The file ends too early"), ("{\"cases\": [1, x]}", "Malformed at byte 14"),
      ("{\"cases\": [1 2]}", "Malformed at byte 13"), ("{cases: []}", "Malformed at byte 1"),
      ("{\"cases\": []}", "pager-a.json holds no cases"), ("[1]", "pager-a.json holds no cases"),
      ("{\"cases\": [1]} 2", "Malformed at byte 15"), ("\u{0}", "Malformed at byte 0"),
    ])
  func malformed(text: String, message: String) throws {
    #expect(throws: CaseFileError(message: message)) {
      try withFolder(["pager-a.json": text]) {
        try $0.files(of: "pager").flatMap(CaseFolder.cases(in:))
      }
    }
  }

  @Test("escaped texts are read as JSON means them")
  func escapes() throws {
    let cases = try withFolder(["pager-a.json": #"{"cases": ["a\"b\u00e9\\", "plain"]}"#]) {
      try $0.files(of: "pager").flatMap(CaseFolder.cases(in:))
    }
    #expect(cases == [.string("a\"b\u{e9}\\"), "plain"])
  }
}
