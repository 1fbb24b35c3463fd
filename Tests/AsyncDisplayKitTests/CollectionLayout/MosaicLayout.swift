import Foundation
import UIKit

@testable import AsyncDisplayKit

/// The mosaic of the sample with UIKit cells: columns of node items, square UIKit items, headers.
final class MosaicLayout: NSObject, ASCollectionLayoutDelegate {
  let columns: Int

  init(columns: Int) {
    self.columns = columns
  }

  func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }

  func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? { columns }

  static func calculateLayout(with context: ASCollectionLayoutContext) -> ASCollectionLayoutState {
    guard let columns = context.additionalInfo as? Int, let elements = context.elements else {
      return ASCollectionLayoutState(context: context)
    }
    var mosaic = Mosaic(width: context.viewportSize.width, columns: columns)
    for section in 0..<elements.numberOfSections { mosaic.add(section, of: elements) }
    return ASCollectionLayoutState(
      context: context, contentSize: CGSize(width: mosaic.width, height: CGFloat(mosaic.top)),
      elementToLayoutAttributesTable: mosaic.table)
  }
}

private struct Mosaic {
  let width: CGFloat
  let columns: Int
  var top: Float = 0
  let table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>
    .elementToLayoutAttributes()

  private var columnWidth: CGFloat { (width - 20 - 10 * CGFloat(columns - 1)) / CGFloat(columns) }

  init(width: CGFloat, columns: Int) {
    self.width = width
    self.columns = columns
  }

  mutating func add(_ section: Int, of elements: ASElementMap) {
    top += 10
    addHeader(section, of: elements)
    var heights = [Float](repeating: top, count: columns)
    for item in 0..<elements.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      guard let element = elements.elementForItem(at: path) else { continue }
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let x = 10 + (columnWidth + 10) * CGFloat(column)
      attributes.frame = CGRect(
        origin: CGPoint(x: x, y: CGFloat(heights[column])), size: size(of: element))
      heights[column] = Float(attributes.frame.maxY) + 10
      table.setObject(attributes, forKey: element)
    }
    top = (heights.max() ?? top) - 10 + 10
  }

  private mutating func addHeader(_ section: Int, of elements: ASElementMap) {
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: section)
    guard let element = elements.supplementaryElement(ofKind: kind, at: path) else { return }
    let range = ASSizeRangeMake(
      CGSize(width: 0, height: 44), CGSize(width: width - 20, height: 44))
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    let size = element.node.layoutThatFits(range).size
    attributes.frame = CGRect(origin: CGPoint(x: 10, y: CGFloat(top)), size: size)
    table.setObject(attributes, forKey: element)
    top = Float(attributes.frame.maxY)
  }

  private func size(of element: ASCollectionElement) -> CGSize {
    guard !element.isPlain else { return CGSize(width: columnWidth, height: columnWidth) }
    let range = ASSizeRangeMake(
      CGSize(width: columnWidth, height: 0),
      CGSize(width: columnWidth, height: CGFloat.greatestFiniteMagnitude))
    return element.node.layoutThatFits(range).size
  }
}
