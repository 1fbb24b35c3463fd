import AsyncDisplayKit
import UIKit

/// The layout delegate of a generated mosaic. Each item is placed in the shortest column.
///
/// Generated classes derive from it and configure it. The layout is calculated on a background thread,
/// as `ASCollectionLayoutDelegate` documents.
@MainActor
open class FixtureMosaicLayout: NSObject, ASCollectionLayoutDelegate {
  /// The metrics of the mosaic.
  public let metrics: FixtureMosaicMetrics
  private let calculation: MosaicCalculation

  /// Creates a layout delegate.
  ///
  /// - Parameters:
  ///   - metrics: The metrics.
  ///   - hasOwnHeight: A closure that returns whether a cell node is measured with a free height. Other nodes, which represent UIKit cells, are square. Called on a background thread.
  public init(
    metrics: FixtureMosaicMetrics, hasOwnHeight: @escaping @Sendable (ASCellNode) -> Bool
  ) {
    self.metrics = metrics
    calculation = MosaicCalculation(metrics, hasOwnHeight: hasOwnHeight)
    super.init()
  }

  /// Returns the vertical directions: the layout scrolls vertically.
  public func scrollableDirections() -> ASScrollDirection {
    ASScrollDirectionVerticalDirections
  }

  /// Returns the calculation of the mosaic, which contains its metrics.
  public func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? {
    calculation
  }

  /// Measures and places every element of the mosaic.
  public nonisolated static func calculateLayout(
    with context: ASCollectionLayoutContext
  ) -> ASCollectionLayoutState {
    guard let calculation = context.additionalInfo as? MosaicCalculation,
      let elements = context.elements
    else { return ASCollectionLayoutState(context: context) }
    return calculation.layout(of: elements, in: context)
  }
}

/// The part of a mosaic's calculation that runs on a background thread.
///
/// It is equal only to itself, so that a container calculates again for another layout object.
private final class MosaicCalculation: Sendable, Hashable {
  private typealias Table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>

  private let metrics: FixtureMosaicMetrics
  private let hasOwnHeight: @Sendable (ASCellNode) -> Bool

  init(_ metrics: FixtureMosaicMetrics, hasOwnHeight: @escaping @Sendable (ASCellNode) -> Bool) {
    self.metrics = metrics
    self.hasOwnHeight = hasOwnHeight
  }

  func layout(
    of elements: ASElementMap, in context: ASCollectionLayoutContext
  ) -> ASCollectionLayoutState {
    let table = Table.elementToLayoutAttributes()
    let width = context.viewportSize.width
    metrics.reportColumns(subject: "FixtureMosaicLayout")
    var top: CGFloat = 0
    for section in 0..<elements.numberOfSections {
      top += metrics.sectionInset.top
      top = placeHeader(
        of: section, top: top, width: metrics.contentWidth(in: width), elements, in: table)
      top = placeItems(
        of: section, top: top, width: metrics.columnWidth(in: width), elements, in: table)
    }
    return ASCollectionLayoutState(
      context: context, contentSize: CGSize(width: width, height: top),
      elementToLayoutAttributesTable: table)
  }

  private func placeHeader(
    of section: Int, top: CGFloat, width: CGFloat, _ elements: ASElementMap, in table: Table
  ) -> CGFloat {
    let kind = UICollectionView.elementKindSectionHeader
    let indexPath = IndexPath(item: 0, section: section)
    guard let header = elements.supplementaryElement(ofKind: kind, at: indexPath) else {
      return top
    }
    let height = metrics.headerHeight
    let range = ASSizeRangeMake(
      CGSize(width: 0, height: height), CGSize(width: width, height: height))
    let size = header.node.layoutThatFits(range).size
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: indexPath)
    attributes.frame = CGRect(
      x: metrics.sectionInset.left, y: top, width: size.width, height: size.height)
    table.setObject(attributes, forKey: header)
    return attributes.frame.maxY
  }

  private func placeItems(
    of section: Int, top: CGFloat, width: CGFloat, _ elements: ASElementMap, in table: Table
  ) -> CGFloat {
    var bottoms = [Float](repeating: Float(top), count: metrics.validColumns)
    for item in 0..<elements.numberOfItems(inSection: section) {
      let indexPath = IndexPath(item: item, section: section)
      guard let element = elements.elementForItem(at: indexPath) else { continue }
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let size = element.node.layoutThatFits(range(for: element.node, width: width)).size
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: metrics.sectionInset.left + CGFloat(column) * (width + metrics.columnSpacing),
        y: CGFloat(bottoms[column]), width: size.width, height: size.height)
      table.setObject(attributes, forKey: element)
      bottoms[column] = Float(attributes.frame.maxY + metrics.itemSpacing)
    }
    let tallest = CGFloat(bottoms.max() ?? Float(top))
    return tallest - metrics.itemSpacing + metrics.sectionInset.bottom
  }

  private func range(for node: ASCellNode, width: CGFloat) -> ASSizeRange {
    let isFree = hasOwnHeight(node)
    return ASSizeRangeMake(
      CGSize(width: width, height: isFree ? 0 : width),
      CGSize(width: width, height: isFree ? .infinity : width))
  }

  static func == (left: MosaicCalculation, right: MosaicCalculation) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
