import ConformanceCases
import Foundation

/// The layout cases: those stored with the tests, or those of the folder `CONFORMANCE_CASES` names.
enum LayoutCaseFile {
  static func cases() throws -> [LayoutCase] {
    let files = try CaseFolder.filesOfEnvironment("texture-layout")
    let values = try files.isEmpty ? stored() : files.flatMap(CaseFolder.cases(in:))
    return try values.map(LayoutCase.init)
  }

  private static func stored() throws -> [JSONValue] {
    guard
      let file = Bundle.module.url(
        forResource: "texture-layout", withExtension: "cases", subdirectory: "Resources"),
      let cases = try CompactCaseReader.value(of: Data(contentsOf: file))["cases"]?.array
    else { throw CaseFileError(message: "The stored cases are missing") }
    return cases
  }
}
