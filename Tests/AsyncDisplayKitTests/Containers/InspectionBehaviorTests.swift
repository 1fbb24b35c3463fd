import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// The size ranges with which items, headers and footers are measured.
@Suite("Size ranges of items and supplementaries") @MainActor
struct InspectionBehaviorTests {
  private static let huge = CGFloat.greatestFiniteMagnitude

  /// Shows one item under a flow layout and returns its size range.
  private func itemRange(
    _ direction: UICollectionView.ScrollDirection, itemSize: CGSize? = nil,
    answer: ASSizeRange? = nil
  ) throws -> ASSizeRange {
    let host = ContainerHost()
    let source = SizedSource()
    source.itemRange = answer
    let layout = host.bind { UICollectionViewFlowLayout() }
    layout.scrollDirection = direction
    layout.sectionInset = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
    if let itemSize { layout.itemSize = itemSize }
    let node = host.show(ASCollectionNode(collectionViewLayout: layout)) { node in
      node.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      node.dataSource = source
      if answer != nil { node.delegate = source }
    }
    return try host.bind {
      try #require(
        node.visibleElements.elementForItem(at: IndexPath(item: 0, section: 0))?.constrainedSize)
    }
  }

  @Test(
    "an item without a size from a delegate has the view less its content inset across, any length along"
  )
  func defaults() throws {
    let vertical = try itemRange(.vertical)
    #expect(vertical == ASSizeRangeMake(.zero, CGSize(width: 315, height: Self.huge)))
    let horizontal = try itemRange(.horizontal)
    #expect(horizontal == ASSizeRangeMake(.zero, CGSize(width: Self.huge, height: 627)))
  }

  @Test("the layout's item size is exact, but for fifty by fifty, which counts as none")
  func itemSize() throws {
    let size = CGSize(width: 80, height: 60)
    let exact = try itemRange(.vertical, itemSize: size)
    #expect(exact == ASSizeRangeMake(size))
    let fallback = try itemRange(.vertical, itemSize: CGSize(width: 50, height: 50))
    #expect(fallback.max.height == Self.huge)
  }

  @Test("the delegate's range wins over the item size, but for one without limits")
  func delegate() throws {
    let range = ASSizeRangeMake(CGSize(width: 1, height: 2), CGSize(width: 30, height: 40))
    let size = CGSize(width: 80, height: 60)
    let answered = try itemRange(.vertical, itemSize: size, answer: range)
    #expect(answered == range)
    let unlimited = try itemRange(
      .vertical, itemSize: size, answer: ASSizeRangeUnconstrained)
    #expect(unlimited == ASSizeRangeMake(size))
  }

  /// Who says how large a header and a footer are.
  enum Voice: CaseIterable { case property, referenceSize, sizeRange, nobody }

  @Test(
    "headers and footers are as wide, or as high, as the view, whatever sizes them",
    arguments: Voice.allCases, [UICollectionView.ScrollDirection.vertical, .horizontal])
  func supplementaries(
    voice: Voice, direction: UICollectionView.ScrollDirection
  ) throws {
    let host = ContainerHost(size: CGSize(width: 100, height: 100))
    let source = SizedSource()
    let reference = CGSize(width: 125, height: 125)
    let layout = host.bind { UICollectionViewFlowLayout() }
    layout.scrollDirection = direction
    switch voice {
    case .property:
      (layout.headerReferenceSize, layout.footerReferenceSize) = (reference, reference)
    case .referenceSize: source.referenceSize = reference
    case .sizeRange:
      source.headerRange = ASSizeRangeMake(CGSize(width: 7, height: 7), reference)
    case .nobody: break
    }
    let node = host.bind { ASCollectionNode(collectionViewLayout: layout) }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    host.bind {
      node.contentInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      for kind in kinds { node.registerSupplementaryNode(ofKind: kind) }
      node.dataSource = source
      node.delegate = source
    }
    host.show(node)
    host.settle()
    host.bind {
      let ranges = kinds.map { kind in
        node.visibleElements.supplementaryElement(
          ofKind: kind, at: IndexPath(item: 0, section: 0))?.constrainedSize
      }
      let isVertical = direction == .vertical
      let least: CGFloat = voice == .sizeRange ? 7 : 125
      let expected = ASSizeRange(
        min: CGSize(width: isVertical ? 100 : least, height: isVertical ? least : 100),
        max: CGSize(width: isVertical ? 100 : 125, height: isVertical ? 125 : 100))
      #expect(ranges == (voice == .nobody ? [nil, nil] : [expected, expected]))
    }
  }

  @Test(
    "a size given by the data source instead of the delegate is a violation",
    arguments: [
      true, false,
    ])
  func sizeOnDataSource(isFlow: Bool) {
    let host = ContainerHost()
    let source = OlderSizes()
    let layout = host.bind { isFlow ? UICollectionViewFlowLayout() : UICollectionViewLayout() }
    let node = host.show(ASCollectionNode(collectionViewLayout: layout)) { $0.dataSource = source }
    #expect(host.violations == [.sizeOnDataSource])
    host.bind {
      node.delegate = source
      node.reloadData()
      host.settle()
      let element = node.visibleElements.elementForItem(at: IndexPath(item: 0, section: 0))
      #expect(element?.constrainedSize == ASSizeRangeMake(CGSize(width: 9, height: 9)))
    }
    #expect(host.violations.count == 1)
  }
}

/// A data source and delegate whose sizes a test chooses.
@MainActor
private final class SizedSource: NSObject, ASCollectionDataSource, ASCollectionDelegateFlowLayout,
  UICollectionViewDelegateFlowLayout
{
  var itemRange: ASSizeRange?
  var referenceSize: CGSize?
  var headerRange: ASSizeRange?

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    { FixedCellNode(size: CGSize(width: 10, height: 10)) }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange {
    itemRange ?? ASSizeRangeMake(CGSize(width: 10, height: 10))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { answer(in: collectionView) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { answer(in: collectionView) }

  private func answer(in view: UICollectionView) -> CGSize {
    guard let referenceSize else {
      view.optionalMembers.markUnimplemented(
        "collectionView(_:layout:referenceSizeForHeaderInSection:)")
      view.optionalMembers.markUnimplemented(
        "collectionView(_:layout:referenceSizeForFooterInSection:)")
      return .zero
    }
    return referenceSize
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange { range(in: collectionNode) }

  func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int
  ) -> ASSizeRange { range(in: collectionNode) }

  private func range(in node: ASCollectionNode) -> ASSizeRange {
    guard let headerRange else {
      node.optionalMembers.markUnimplemented("collectionNode(_:sizeRangeForHeaderInSection:)")
      node.optionalMembers.markUnimplemented("collectionNode(_:sizeRangeForFooterInSection:)")
      return ASSizeRangeZero
    }
    return headerRange
  }
}

/// A data source with the older size member, which belongs to delegates.
@MainActor
private final class OlderSizes: NSObject, ASCollectionDataSource, ASCollectionDelegate {
  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    { FixedCellNode(size: CGSize(width: 10, height: 10)) }
  }

  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRangeMake(CGSize(width: 9, height: 9)) }
}
