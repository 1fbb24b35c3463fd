import Foundation
import Testing

/// Generated files against the reviewed ones beside this file.
///
/// Run with `UPDATE_GOLDENS=1` in the environment to write them anew, and review the difference.
@Suite("Goldens")
struct GoldenTests {
  @Test("the generated file equals the reviewed one", arguments: Golden.allCases)
  func equalsReviewedFile(_ golden: Golden) throws {
    let text = try golden.generate()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try text.write(to: golden.url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: golden.url, encoding: .utf8) == text)
  }
}
