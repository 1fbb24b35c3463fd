import Testing
import UIKit

@testable import AsyncDisplayKit

/// The colors of drawn text.
///
/// Source: `ASTextKitContext.mm`,
/// `-initWithAttributedString:tintColor:lineBreakMode:maximumNumberOfLines:exclusionPaths:constrainedSize:`.
@Suite("Colors of text nodes") @MainActor
struct TextColorTests {
  /// The words that a node of a width draws, each with its color.
  private func drawn(
    _ words: [(text: String, color: UIColor?)], follows: Bool = true, width: CGFloat = 600
  ) -> [String: CGColor] {
    withNodeEnvironment { _, _ in
      let text = NSMutableAttributedString(string: "")
      for word in words {
        text.append(
          TextNodeFixture.text(word.text, word.color.map { [.foregroundColor: $0] } ?? [:]))
      }
      let node = ASTextNode()
      node.attributedText = text
      node.maximumNumberOfLines = 1
      node.tintColor = .red
      node.textColorFollowsTintColor = follows
      node.frame = CGRect(x: 0, y: 0, width: width, height: 12)
      let context = CGContext(size: node.bounds.size, scale: 1)
      UIGraphicsPushContext(context)
      node.drawing().draw(in: node.bounds)
      UIGraphicsPopContext()
      return context.displayList.operations.reduce(into: [:]) { colors, operation in
        guard case .text(let run) = operation else { return }
        colors[run.string.trimmingCharacters(in: .whitespaces)] = run.color
      }
    }
  }

  private let black = UIColor.black.cgColor
  private let red = UIColor.red.cgColor
  private let blue = UIColor.blue.cgColor

  @Test("a text whose first character has no color is all in the tint color")
  func tinted() {
    #expect(
      Set(drawn([("one ", nil), ("two", .blue)]).values) == [red])
    #expect(drawn([("one ", nil), ("two", .blue)], follows: false) == ["one": black, "two": blue])
  }

  @Test("a text whose first character has a color has no tint")
  func colored() {
    #expect(drawn([("one ", .blue), ("two", nil)]) == ["one": blue, "two": black])
  }

  @Test("the truncation token has no tint")
  func token() {
    let colors = drawn([("one two three", nil)], width: 48)
    #expect(colors["…"] == black && colors.values.contains(red))
  }
}
