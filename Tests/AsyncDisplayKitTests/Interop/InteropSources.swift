import Foundation
import UIKit

@testable import AsyncDisplayKit

/// Answers as a row of the table says, and logs the calls.
@MainActor
class RowDataSource: NSObject, ASCollectionDataSource, ASCollectionDelegateFlowLayout,
  UICollectionViewDelegateFlowLayout
{
  let row: InteropRow
  private(set) var calls: [String] = []

  init(_ row: InteropRow) {
    self.row = row
  }

  func log(_ call: String) { calls.append(call) }

  /// How often a question was asked.
  func count(of call: String) -> Int { calls.count { $0 == call } }

  private var blockAnswer: ASCellNodeBlock? {
    guard row.answer == .block else { return nil }
    return { FixedCellNode(size: CGSize(width: 50, height: 40)) }
  }

  private var nodeAnswer: ASCellNode? {
    row.answer == .node ? FixedCellNode(size: CGSize(width: 50, height: 40)) : nil
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { row.element == .item ? 1 : 0 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    log("block")
    return blockAnswer
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode? {
    log("node")
    return nodeAnswer
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    log("block")
    return blockAnswer
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode? {
    log("node")
    return nodeAnswer
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange {
    log("range")
    return ASSizeRangeMake(.zero, CGSize(width: 60, height: 60))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log("size")
    return CGSize(width: 70, height: 70)
  }

  func cell(of collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell {
    log("cell")
    let isNodeCell = row.hasNode && row.usesRightCellClass
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: isNodeCell ? "Node" : "Plain", for: indexPath)
  }

  func view(
    of collectionView: UICollectionView, kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log("cell")
    let isNodeView = row.hasNode && row.usesRightCellClass
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isNodeView ? "Node" : "Plain", for: indexPath)
  }
}

/// A source that gives UIKit cells where it gives no node.
final class InteropDataSource: RowDataSource, ASCollectionDataSourceInterop {
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(of: collectionView, at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { view(of: collectionView, kind: kind, at: indexPath) }
}

/// A source that gives every cell.
final class EveryCellDataSource: RowDataSource, ASCollectionDataSourceInterop {
  static var dequeuesCellsForNodeBackedItems: Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(of: collectionView, at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { view(of: collectionView, kind: kind, at: indexPath) }
}

extension RowDataSource: ASPagerDataSource {
  func numberOfPages(in pagerNode: ASPagerNode) -> Int { 1 }

  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock? {
    log("block")
    guard row.hasNode else { return nil }
    return { FixedCellNode(size: CGSize(width: 50, height: 40)) }
  }
}

extension RowDataSource: ASPagerDelegate {}

extension RowDataSource: ASTableDataSource, ASTableDelegate {
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    log("block")
    guard row.hasNode else { return nil }
    return { FixedCellNode(size: CGSize(width: 50, height: 40)) }
  }
}

/// A layout with one item and one header, placed by its own rule.
final class OwnRuleLayout: UICollectionViewLayout, ASCollectionViewLayoutInspecting {
  let row: InteropRow

  init(_ row: InteropRow) {
    self.row = row
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 80, height: 80) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let path = IndexPath(item: 0, section: 0)
    // Nothing is placed before the data is there.
    guard let collectionView, collectionView.numberOfSections == 1 else { return [] }
    let attributes =
      row.element == .item
      ? layoutAttributesForItem(at: path)
      : layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path)
    return attributes.map { [$0] }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    return attributes
  }

  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRangeMake(.zero, CGSize(width: 80, height: 80)) }

  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRangeMake(.zero, CGSize(width: 80, height: 80)) }

  func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
    inSection section: UInt
  ) -> UInt { row.element == .supplementary ? 1 : 0 }

  func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }
}

/// The same placement, computed away from the main actor.
final class OwnRuleDelegate: NSObject, ASCollectionLayoutDelegate {
  func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }

  static func calculateLayout(with context: ASCollectionLayoutContext) -> ASCollectionLayoutState {
    let table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>
      .elementToLayoutAttributes()
    let path = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    if let item = context.elements?.elementForItem(at: path) {
      table.setObject(UICollectionViewLayoutAttributes(forCellWith: path), forKey: item)
      table.object(forKey: item)?.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    }
    if let header = context.elements?.supplementaryElement(ofKind: kind, at: path) {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
      table.setObject(attributes, forKey: header)
    }
    return ASCollectionLayoutState(
      context: context, contentSize: CGSize(width: 80, height: 80),
      elementToLayoutAttributesTable: table)
  }
}
