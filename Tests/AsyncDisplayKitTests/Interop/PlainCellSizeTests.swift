import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// The size of a plain cell beside nodes in a flow layout. Sources: Texture's `ASCollectionView.mm`,
/// `-collectionView:layout:sizeForItemAtIndexPath:`, and Texture's documentation of interoperability with
/// UIKit for the second way.
@MainActor @Suite("Sizes of plain cells in a flow layout beside nodes")
struct PlainCellSizeTests {
  @Test(
    "a plain cell has the delegate's size, the documented range with an advisory, or the item size",
    arguments: PlainCellRule.allCases)
  func ways(rule: PlainCellRule) throws {
    let host = ContainerHost()
    let source = rule.makeSource()
    let view = show(source, in: host)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) is _ASCollectionViewCell)
    let plain = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(plain is EagerCell)
    #expect(plain.frame.size == rule.size)
    let advisories = view.violations.filter { $0.code == .plainCellSizedByNodeRule }
    #expect(advisories.count == (rule == .range ? 1 : 0))
    #expect(view.violations.allSatisfy { $0.severity == .advisory })
  }

  @Test("an estimate in a container of nodes asks no cell for its size, with an advisory")
  func estimate() throws {
    let host = ContainerHost()
    let source = PlainCellRule.itemSize.makeSource()
    let view = show(source, in: host)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    let before = view.visibleCells.map(\.frame)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    host.settle()
    layout.estimatedItemSize = CGSize(width: 20, height: 20)
    host.settle()
    #expect(view.visibleCells.map(\.frame) == before)
    #expect(view.violations.map(\.code) == [.selfSizingIsOff])
    let plain = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? EagerCell
    #expect(plain?.askedCount == 0)
  }

  private func show(_ source: any PlainCellAnswers, in host: ContainerHost) -> ASCollectionView {
    host.retained.append(source)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 35)
    let node = host.bind { () -> ASCollectionNode in
      let node = ASCollectionNode(collectionViewLayout: layout)
      node.dataSource = source
      node.delegate = source
      node.view.register(EagerCell.self, forCellWithReuseIdentifier: "plain")
      return node
    }
    host.show(node)
    host.settle()
    return node.view
  }
}

/// What gives the size of a plain cell.
enum PlainCellRule: CaseIterable {
  /// `collectionView(_:layout:sizeForItemAt:)` of the delegate.
  case delegateSize
  /// `collectionNode(_:constrainedSizeForItemAt:)` of the delegate.
  case range
  /// `itemSize` of the layout.
  case itemSize

  /// The size of the cell, in points.
  var size: CGSize {
    switch self {
    case .delegateSize: CGSize(width: 70, height: 75)
    case .range: CGSize(width: 60, height: 65)
    case .itemSize: CGSize(width: 30, height: 35)
    }
  }

  @MainActor
  func makeSource() -> any PlainCellAnswers {
    switch self {
    case .delegateSize: SizeSource()
    case .range: RangeSource()
    case .itemSize: ItemSizeSource()
    }
  }
}

/// What a mixed collection needs of one object.
typealias PlainCellAnswers = ASCollectionDataSource & ASCollectionDataSourceInterop
  & ASCollectionDelegateFlowLayout & NSObject

/// A node and a plain cell.
@MainActor
private class PlainCellSource: NSObject {
  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    guard indexPath.item == 0 else { return nil }
    return { FixedCellNode(size: CGSize(width: 50, height: 40)) }
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
  }
}

private final class ItemSizeSource: PlainCellSource, ASCollectionDataSource,
  ASCollectionDataSourceInterop, ASCollectionDelegateFlowLayout
{}

private final class SizeSource: PlainCellSource, ASCollectionDataSource,
  ASCollectionDataSourceInterop, ASCollectionDelegateFlowLayout, UICollectionViewDelegateFlowLayout
{
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { PlainCellRule.delegateSize.size }
}

private final class RangeSource: PlainCellSource, ASCollectionDataSource,
  ASCollectionDataSourceInterop, ASCollectionDelegateFlowLayout
{
  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRangeMake(.zero, PlainCellRule.range.size) }
}

/// A plain cell that wants another size than it is given.
private final class EagerCell: UICollectionViewCell {
  private(set) var askedCount = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 99, height: 99) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    askedCount += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}
