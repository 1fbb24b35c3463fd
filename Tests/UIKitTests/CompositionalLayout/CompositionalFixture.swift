import Foundation
import UIKit

/// A collection view of 200 by 300 points at scale 2 with a compositional layout, and what it needs.
@MainActor
struct CompositionalFixture {
  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter

  let source: ListSource
  let log = ViolationLog()
  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout

  init(
    _ layout: UICollectionViewCompositionalLayout, counts: [Int], insets: UIEdgeInsets = .zero
  ) {
    source = ListSource(counts: counts)
    self.layout = layout
    view = log.environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    }
    view.contentInset = insets
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [Self.header, Self.footer, "badge", "other"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    view.dataSource = source
    view.layoutIfNeeded()
  }

  func frame(_ section: Int, _ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: .at(section, item))?.frame
  }

  func frame(_ kind: String, _ section: Int, _ item: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: .at(section, item))?.frame
  }

  /// The frames of a section's items, in order.
  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap { frame(section, $0) }
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  /// The codes reported so far, advisories on estimates aside.
  var codes: [String] {
    log.codes.map(\.rawValue).filter { $0 != "self-sizing-is-off" }
  }
}

extension NSCollectionLayoutSize {
  static func of(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutItem {
  static func of(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: .of(width, height))
  }
}

extension NSCollectionLayoutGroup {
  /// A row as wide as its container, with a height in points.
  static func row(
    _ height: CGFloat, _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: .of(.fractionalWidth(1), .absolute(height)), subitems: subitems)
  }
}

extension NSCollectionLayoutSection {
  /// Rows of one item, as wide as the section, with a height in points.
  static func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .row(height, [.of(.fractionalWidth(1), .fractionalHeight(1))]))
  }

  /// The section after a change.
  func with(_ change: (NSCollectionLayoutSection) -> Void) -> NSCollectionLayoutSection {
    change(self)
    return self
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// A view as wide as its section, with a height in points.
  static func bar(
    _ kind: String, _ height: CGFloat, _ alignment: NSRectAlignment, offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .of(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: alignment, absoluteOffset: offset)
  }
}

extension CGRect {
  /// Makes a rectangle from its four numbers.
  static func at(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}
