import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Layouts equal those of Texture's own engine")
struct LayoutConformanceTests {
  @Test("every frame of every recorded tree comes out bit for bit")
  func frames() throws {
    let cases = try LayoutCaseFile.cases()
    var compared = 0
    var different: [String] = []
    for layoutCase in cases {
      let found = try LayoutCaseRun(layoutCase)
      compared += 1
      if let difference = found.difference(from: layoutCase) { different.append(difference) }
    }
    #expect(compared == cases.count)
    #expect(
      different.isEmpty,
      "\(different.count) differ, first: \(different.prefix(5).joined(separator: "\n"))")
  }
}
