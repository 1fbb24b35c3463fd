import Testing
import UIKit

@Suite("Boxes that are narrower than a letter")
struct NarrowBoxTests {
  private let text: FileText

  init() throws {
    text = try FileText()
  }

  // Chromium with `overflow-wrap: break-word`: the mark is divided from the word, and the space hangs.
  @Test(
    "a mark before a hanging space has the width that it has alone",
    arguments: [("ab. cd", "."), ("ab, cd", ","), ("a. ", "."), ("T. V", ".")])
  func mark(_ string: String, _ mark: String) throws {
    for name in ["Inter-Regular", "NotoSans-Regular", "LiberationSans-Regular"] {
      let layout = text.layout(try text.content(string, name), width: 1)
      let place = try #require(Array(string.utf8).firstIndex(of: Array(mark.utf8)[0]))
      let line = try #require(layout.lines.first { $0.visible == place..<place + 1 })
      #expect(abs(line.width - (try text.width(mark, name))) < 1e-9)
    }
  }
}
