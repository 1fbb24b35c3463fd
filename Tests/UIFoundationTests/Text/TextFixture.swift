import Foundation
import UIFoundation

/// Text in a fixed-width font of 10 points: every character is 6 points wide, every line 11.93359375 high.
enum TextFixture {
  static let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

  static func content(
    _ string: String, _ change: (inout RuntimeText.Attributes) -> Void = { _ in }
  ) -> RuntimeText.Content {
    var attributes = RuntimeText.Attributes(font: font)
    change(&attributes)
    return RuntimeText.Content(string, attributes: attributes)
  }

  static func layout(
    _ content: RuntimeText.Content, width: CGFloat = .infinity, height: CGFloat = .infinity,
    lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping,
    truncation: RuntimeText.Container.Truncation = .none, exclusions: [CGRect] = []
  ) -> RuntimeText.Layout {
    RuntimeText.FontMeasurer().layout(
      content,
      in: RuntimeText.Container(
        size: CGSize(width: width, height: height), maximumNumberOfLines: lines,
        lineBreakMode: mode, truncation: truncation, exclusions: exclusions))
  }
}

extension RuntimeText.Layout {
  /// What each line shows.
  var shownLines: [String] {
    lines.map { line in
      content.substring(line.visible) + (line.endsWithHyphen ? "-" : "")
        + (line.token?.string ?? "") + content.substring(line.continuation)
    }
  }
}
