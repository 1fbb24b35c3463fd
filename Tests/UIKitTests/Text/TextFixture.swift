import Foundation
import UIKit

/// Text in a fixed-width font of 10 points: every character is 6 points wide, every line 11.93359375 high.
enum TextFixture {
  static let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

  static func content(
    _ string: String, _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> TextContent {
    var attributes = TextAttributes(font: font)
    change(&attributes)
    return TextContent(string, attributes: attributes)
  }

  static func layout(
    _ content: TextContent, width: CGFloat = .infinity, height: CGFloat = .infinity,
    lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping,
    truncation: TextContainer.Truncation = .none, exclusions: [CGRect] = []
  ) -> TextLayout {
    FontTextMeasurer().layout(
      content,
      in: TextContainer(
        size: CGSize(width: width, height: height), maximumNumberOfLines: lines,
        lineBreakMode: mode, truncation: truncation, exclusions: exclusions))
  }
}

extension TextLayout {
  /// What each line shows.
  var shownLines: [String] {
    lines.map { line in
      content.substring(line.visible) + (line.endsWithHyphen ? "-" : "")
        + (line.token?.string ?? "") + content.substring(line.continuation)
    }
  }
}
