import AsyncDisplayKit
import Foundation
import UIKit

/// Making, measuring and freeing a text node, over reading the attributes of its text.
enum TextNodeFigures {
  private static let count = 2_000

  static func bars() -> [Bar] {
    var stream = LabelStream()
    return [
      bar("one attribute", attributes(isStyled: false), &stream),
      bar("three attributes", attributes(isStyled: true), &stream),
    ]
  }

  /// Makes, measures and frees nodes for a profiler.
  static func runSteps(isStyled: Bool) {
    var stream = LabelStream()
    let attributes = attributes(isStyled: isStyled)
    for _ in 0..<200 {
      let texts = stream.labels(count).map {
        NSAttributedString(string: $0, attributes: attributes)
      }
      _ = measure(texts)
    }
  }

  private static func attributes(isStyled: Bool) -> [NSAttributedString.Key: Any] {
    let font = UIFont.systemFont(ofSize: 15)
    guard isStyled else { return [.font: font] }
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 2
    return [.font: font, .foregroundColor: UIColor.black, .paragraphStyle: style.copy()]
  }

  private static func bar(
    _ name: String, _ attributes: [NSAttributedString.Key: Any], _ stream: inout LabelStream
  ) -> Bar {
    var texts: [NSAttributedString] = []
    let (reading, nodes) = Stopwatch.medians {
      texts = stream.labels(count).map { NSAttributedString(string: $0, attributes: attributes) }
      return Stopwatch.processorNanoseconds(of: .thisThread) { read(texts) }
    } _: {
      Stopwatch.processorNanoseconds(of: .thisThread) { measure(texts) }
    }
    print(
      String(
        format: "  a text node with \(name): %.2f microseconds, reading the attributes %.2f",
        nodes / Double(count) / 1000, reading / Double(count) / 1000))
    return Bar(
      subject: "a text node with \(name), over reading the attributes", value: nodes / reading,
      greatest: 2.5
    ).printed()
  }

  @inline(never)
  private static func read(_ texts: [NSAttributedString]) -> Int {
    var sum = 0
    for text in texts {
      var range = NSRange(location: 0, length: 0)
      var index = 0
      while index < text.length {
        sum += text.attributes(at: index, effectiveRange: &range).count
        index = range.location + range.length
      }
    }
    return sum
  }

  @inline(never)
  private static func measure(_ texts: [NSAttributedString]) -> CGFloat {
    let range = ASSizeRangeMake(.zero, CGSize(width: 200, height: CGFloat.infinity))
    var sum: CGFloat = 0
    for text in texts {
      let node = ASTextNode()
      node.attributedText = text
      sum += node.layoutThatFits(range).size.height
    }
    return sum
  }
}
