import Foundation
import Testing
import UIKit

/// Labels that shrink their text.
@MainActor @Suite("Table of cases: labels that shrink text")
struct LabelScalingCaseTests {
  @Test(arguments: cases)
  func holds(_ test: ListCase) throws { try test.check() }

  /// Returns the font size that a label of a width draws with.
  @MainActor private static func drawnSize(
    _ text: String, width: CGFloat, adjusts: Bool = true, least: CGFloat = 0.25, lines: Int = 1
  ) throws -> CGFloat {
    let (label, stage) = (UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40)), Stage())
    label.text = text
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = lines
    label.adjustsFontSizeToFitWidth = adjusts
    label.minimumScaleFactor = least
    stage.window.addSubview(label)
    stage.settle()
    let source = try #require((label.layer.contents as? CGImage)?.source)
    guard case .drawing(let list) = source else { return .nan }
    return try #require(
      list.operations.lazy.compactMap { operation -> CGFloat? in
        if case .text(let run) = operation { run.fontSize } else { nil }
      }.first)
  }

  private nonisolated static let text = "A text that does not fit"

  nonisolated static let cases: [ListCase] = [
    ListCase("text that exceeds the width is smaller", "Apple, `adjustsFontSizeToFitWidth`") {
      let size = try drawnSize(text, width: 120)
      #expect(size < 20)
    },
    ListCase("text that fits keeps its size", "Apple, `adjustsFontSizeToFitWidth`") {
      let size = try drawnSize("A", width: 120)
      #expect(size == 20)
    },
    ListCase("without the property, text keeps its size", "Apple, `adjustsFontSizeToFitWidth`") {
      let size = try drawnSize(text, width: 120, adjusts: false)
      #expect(size == 20)
    },
    ListCase("text is not smaller than the least scale", "Apple, `minimumScaleFactor`") {
      let size = try drawnSize(text, width: 20, least: 0.6)
      #expect(abs(size - 12) < 0.01)
    },
    ListCase("a least scale of zero keeps the size", "Apple, `minimumScaleFactor`") {
      let size = try drawnSize(text, width: 60, least: 0)
      #expect(size == 20)
    },
    ListCase("a narrower label has smaller text", "Apple, `adjustsFontSizeToFitWidth`") {
      let (narrow, wide) = (try drawnSize(text, width: 90), try drawnSize(text, width: 150))
      #expect(narrow < wide)
    },
  ]
}
