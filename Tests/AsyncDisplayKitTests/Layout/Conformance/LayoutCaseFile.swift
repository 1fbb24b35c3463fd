import Foundation

/// The layout cases: those stored with the tests, or those of the folder `CONFORMANCE_CASES` names.
enum LayoutCaseFile {
  static func cases() throws -> [LayoutCase] {
    let file = try contents()
    guard let values = file["cases"]?.array, !values.isEmpty else {
      throw CaseFileError(message: "The file holds no cases")
    }
    return try values.map { try LayoutCase($0) }
  }

  private static func contents() throws -> CaseValue {
    if let folder = ProcessInfo.processInfo.environment["CONFORMANCE_CASES"] {
      let file = URL(fileURLWithPath: folder).appendingPathComponent("texture-layout-open.json")
      return try CaseJSONReader.value(of: Data(contentsOf: file))
    }
    guard
      let file = Bundle.module.url(
        forResource: "texture-layout", withExtension: "cases", subdirectory: "Resources")
    else { throw CaseFileError(message: "The stored cases are missing") }
    return try CompactCaseReader.value(of: Data(contentsOf: file))
  }
}
