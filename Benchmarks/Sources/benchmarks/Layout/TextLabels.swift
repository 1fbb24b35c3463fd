import AsyncDisplayKit
import Foundation
import UIKit

/// Labels of one to four lines, each with a text of its own.
enum TextLabels {
  /// The number of labels in one measurement.
  static let count = 2_000

  /// Labels a second: making a text node, measuring it, and freeing it.
  static func perSecond() -> Double {
    let texts = (0..<count).map { text($0) }
    let range = ASSizeRangeMake(.zero, CGSize(width: 200, height: CGFloat.infinity))
    let nanoseconds = Stopwatch.median {
      Stopwatch.nanoseconds {
        for text in texts {
          let label = ASTextNode()
          label.attributedText = text
          _ = label.layoutThatFits(range)
        }
      }
    }
    return Double(count) / nanoseconds * 1e9
  }

  private static func text(_ index: Int) -> NSAttributedString {
    let words = ["Layout", "of", "a", "label", "with", "some", "words", "that", "wrap"]
    let sentence = (0..<(4 + index % 12)).map { words[(index + $0 * 5) % words.count] }
    return NSAttributedString(
      string: "\(index) \(sentence.joined(separator: " "))",
      attributes: [.font: UIFont.systemFont(ofSize: 14)])
  }
}
