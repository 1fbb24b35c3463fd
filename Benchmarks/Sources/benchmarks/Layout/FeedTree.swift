import AsyncDisplayKit
import Foundation

/// The feed: independent cells of fourteen elements, 375 points wide and as high as they like.
enum FeedTree {
  static let tree = LayoutTree(
    name: "feed", elementCount: 14, treeCount: 10_000,
    range: ASSizeRangeMake(
      CGSize(width: 375, height: 0), CGSize(width: 375, height: CGFloat.infinity)),
    make: { cell($0) })

  /// The heights that the first cells have, and the sum over all.
  static let firstHeights: [CGFloat] = [461, 367, 296.5, 461]
  static let heightSum: CGFloat = 3_793_871

  static func cell(_ index: Int) -> ASLayoutSpec {
    ASStackLayoutSpec(
      direction: .vertical, spacing: 8, justifyContent: .start, alignItems: .stretch,
      children: [header(index), picture(index), buttons()])
  }

  private static func header(_ index: Int) -> ASLayoutSpec {
    let avatar = MeasuredLeaf(.fill)
    avatar.style.preferredSize = CGSize(width: 40, height: 40)
    let texts = ASStackLayoutSpec(
      direction: .vertical, spacing: 2, justifyContent: .start, alignItems: .start,
      children: [
        MeasuredLeaf(.text(length: Double(80 + 37 * index % 200), line: 17)),
        MeasuredLeaf(.text(length: Double(60 + 53 * index % 600), line: 14.5)),
      ])
    texts.style.flexGrow = 1
    texts.style.flexShrink = 1
    return ASStackLayoutSpec(
      direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .center,
      children: [avatar, texts])
  }

  private static func picture(_ index: Int) -> ASLayoutSpec {
    let ratios: [CGFloat] = [1, 0.75, 0.5625]
    return ASRatioLayoutSpec(ratio: ratios[index % 3], child: MeasuredLeaf(.fill))
  }

  private static func buttons() -> ASLayoutSpec {
    ASStackLayoutSpec(
      direction: .horizontal, spacing: 4, justifyContent: .start, alignItems: .center,
      children: [button(60), space(), button(66), space(), button(72)])
  }

  private static func button(_ width: CGFloat) -> MeasuredLeaf {
    MeasuredLeaf(.fixed(CGSize(width: width, height: 30)))
  }

  private static func space() -> MeasuredLeaf {
    let space = MeasuredLeaf(.fixed(.zero))
    space.style.flexGrow = 1
    return space
  }
}
