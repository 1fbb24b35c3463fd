import Foundation
import Testing
import UIKit

/// Apple's documentation of `NSTextAlignment.natural`.
@MainActor @Suite("Natural alignment of labels")
struct NaturalAlignmentTests {
  /// The distance of the drawn text from the left of a label of 200 points.
  private func start(
    _ text: String, _ direction: UIUserInterfaceLayoutDirection,
    _ alignment: NSTextAlignment = .natural
  ) throws -> CGFloat {
    var traits = RuntimeEnvironment.Traits()
    traits.layoutDirection = direction
    let stage = Stage(traits: traits)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = text
    label.textAlignment = alignment
    stage.window.addSubview(label)
    stage.settle()
    let source = try #require((label.layer.contents as? CGImage)?.source)
    guard case .drawing(let list) = source else { return .nan }
    let starts = list.operations.compactMap { operation -> CGFloat? in
      if case .text(let run) = operation { run.origin.x } else { nil }
    }
    return try #require(starts.min())
  }

  @Test("the direction of the app decides, whatever the script", arguments: ["Text", "שלום"])
  func direction(text: String) throws {
    #expect(try start(text, .leftToRight) == 0)
    #expect(try start(text, .rightToLeft) > 100)
  }

  @Test("other alignments stay")
  func explicit() throws {
    #expect(try start("Text", .rightToLeft, .left) == 0)
    #expect(try start("Text", .leftToRight, .right) > 100)
  }

  @Test("the label's text and alignment do not change")
  func value() {
    var traits = RuntimeEnvironment.Traits()
    traits.layoutDirection = .rightToLeft
    let stage = Stage(traits: traits)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Text"
    stage.window.addSubview(label)
    stage.settle()
    #expect(label.textAlignment == .natural)
    let style =
      label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      as? NSParagraphStyle
    #expect(style?.alignment == .natural)
  }
}
