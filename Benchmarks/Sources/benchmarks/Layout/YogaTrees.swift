import AsyncDisplayKit
import Foundation

/// The four trees of Yoga's own benchmark.
enum YogaTrees {
  /// Ten flexible measured leaves in a column of 100 by 100 points.
  static let measured = LayoutTree(
    name: "flexible measured leaves", elementCount: 11, treeCount: 4_000,
    range: ASSizeRangeUnconstrained,
    make: { _ in
      let root = column((0..<10).map { _ in flexible(leaf(10, 10)) })
      root.style.preferredSize = CGSize(width: 100, height: 100)
      return root
    })

  /// Ten leaves of height 20 in a column without a size.
  static let stretched = LayoutTree(
    name: "stretched leaves", elementCount: 11, treeCount: 4_000,
    range: ASSizeRangeUnconstrained,
    make: { _ in
      column(
        (0..<10).map { _ in
          let child = leaf(0, 0)
          child.style.height = ASDimensionMake(20)
          return child
        })
    })

  /// Ten flexible columns of ten flexible measured leaves.
  static let nested = LayoutTree(
    name: "nested flexible columns", elementCount: 111, treeCount: 400,
    range: ASSizeRangeUnconstrained,
    make: { _ in
      column((0..<10).map { _ in flexible(column((0..<10).map { _ in flexible(leaf(10, 10)) })) })
    })

  /// Four levels of ten flexible children of 10 by 10 points, alternating columns and rows.
  static let huge = LayoutTree(
    name: "huge nested", elementCount: 11_111, treeCount: 6, range: ASSizeRangeUnconstrained,
    make: { _ in level(0) })

  static let all = [measured, stretched, nested, huge]

  private static func level(_ depth: Int) -> ASLayoutSpec {
    var children: [any ASLayoutElement] = []
    for _ in 0..<10 {
      children.append(depth == 3 ? leaf(0, 0) : level(depth + 1))
    }
    for child in children {
      child.style.preferredSize = CGSize(width: 10, height: 10)
      child.style.flexGrow = 1
    }
    return ASStackLayoutSpec(
      direction: depth.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 0,
      justifyContent: .start, alignItems: .stretch, children: children)
  }

  private static func flexible<Element: ASLayoutElement>(_ element: Element) -> Element {
    element.style.flexGrow = 1
    element.style.flexShrink = 1
    return element
  }

  private static func leaf(_ width: CGFloat, _ height: CGFloat) -> MeasuredLeaf {
    MeasuredLeaf(.fixed(CGSize(width: width, height: height)))
  }

  private static func column(_ children: [any ASLayoutElement]) -> ASLayoutSpec {
    ASStackLayoutSpec(
      direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .stretch,
      children: children)
  }
}
