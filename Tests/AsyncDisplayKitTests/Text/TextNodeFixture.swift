import UIKit

@testable import AsyncDisplayKit

/// Text nodes in a fixed-width font of 10 points: 6 points a character, lines 11.5 points high.
enum TextNodeFixture {
  static let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

  static func text(
    _ string: String, _ more: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: more.merging([.font: font]) { $1 })
  }

  static func node(
    _ string: String, _ more: [NSAttributedString.Key: Any] = [:]
  ) -> ASTextNode {
    let node = ASTextNode()
    node.attributedText = text(string, more)
    return node
  }
}

extension ASDisplayNode {
  /// The size in at most some points.
  func size(atMost width: CGFloat, _ height: CGFloat = .infinity) -> CGSize {
    layoutThatFits(ASSizeRangeMake(.zero, CGSize(width: width, height: height))).size
  }
}
