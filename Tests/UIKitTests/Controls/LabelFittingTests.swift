import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Labels that shrink and tighten their text, as Apple's documentation of `UILabel` describes.
@MainActor @Suite("Labels: shrinking and tightening")
struct LabelFittingTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
  private let text = "A text that is much too long"

  /// The font sizes, the baseline and the glyph count that the label draws.
  private func drawn() throws -> (size: CGFloat, baseline: CGFloat, width: CGFloat) {
    let stage = Stage()
    stage.window.addSubview(label)
    stage.settle()
    let source = try #require((label.layer.contents as? CGImage)?.source)
    guard case .drawing(let list) = source else { return (.nan, .nan, .nan) }
    let runs = list.operations.compactMap { operation -> RuntimeDrawing.DisplayList.TextRun? in
      if case .text(let run) = operation { run } else { nil }
    }
    let run = try #require(runs.first)
    return (run.fontSize, run.origin.y, runs.map(\.origin.x).max() ?? 0)
  }

  private var natural: CGSize { label.sizeThatFits(.zero) }

  @Test("text that exceeds the bounds is drawn smaller, not below the minimum scale")
  func shrinks() throws {
    label.text = text
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.01
    label.frame.size.width = natural.width / 2
    let half = try drawn().size
    #expect(half < 17 * 0.51 && half > 17 * 0.45)
    label.minimumScaleFactor = 0.8
    label.setNeedsDisplay()
    let least = try drawn().size
    #expect(abs(least - 17 * 0.8) < 0.01)
  }

  @Test("text that fits, a label that does not adjust, and a minimum of zero keep the font")
  func keeps() throws {
    label.text = "hi"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(try drawn().size == 17)
    label.text = text
    label.minimumScaleFactor = 0
    #expect(try drawn().size == 17)
    label.minimumScaleFactor = 0.5
    label.adjustsFontSizeToFitWidth = false
    #expect(try drawn().size == 17)
  }

  @Test("the preferred sizes are those of the unscaled text")
  func preferredSize() {
    label.text = text
    let size = natural
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    #expect(natural == size && label.intrinsicContentSize == size)
    let shrunk = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(shrunk.width <= 60 && shrunk.height < size.height)
  }

  @Test("the baseline, the center or the top of shrunk text stays where it was")
  func baselines() throws {
    label.text = text
    let former = try drawn().baseline
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    let kept = try drawn().baseline
    #expect(abs(kept - former) <= 0.5)
    label.baselineAdjustment = .alignCenters
    let centered = try drawn().baseline
    label.baselineAdjustment = .none
    let top = try drawn().baseline
    #expect(top < centered && centered < former)
  }

  @Test("text of several lines shrinks until its lines fit")
  func severalLines() throws {
    label.text = text
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    let size = try drawn().size
    #expect(size < 17)
    let room = CGSize(width: 60, height: 40)
    let metrics = label.environment.textMeasurer.measure(
      RuntimeText.Content(label.fittedText(in: room, lines: 2)),
      in: label.container(for: room, lines: 2))
    #expect(!metrics.isTruncated && metrics.lineCount == 2)
  }

  @Test("a label that may tighten shows a text whole that would be truncated by a little")
  func tightens() throws {
    label.text = text
    label.frame.size.width = natural.width - 4
    let room = label.bounds.size
    func isTruncated() -> Bool {
      label.environment.textMeasurer.measure(
        RuntimeText.Content(label.fittedText(in: room, lines: 1)),
        in: label.container(for: room, lines: 1)
      ).isTruncated
    }
    #expect(isTruncated())
    label.allowsDefaultTighteningForTruncation = true
    let size = try drawn().size
    #expect(!isTruncated() && size == 17)
    label.text = text + text
    #expect(isTruncated())
  }
}
