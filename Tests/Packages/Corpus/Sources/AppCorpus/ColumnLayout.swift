import AsyncDisplayKit
import UIKit

protocol ColumnLayoutDelegate: ASCollectionDelegate {
    func collectionView(_ collectionView: UICollectionView, layout: ColumnLayout, originalItemSizeAtIndexPath: IndexPath) -> CGSize
}

class ColumnLayout: UICollectionViewFlowLayout {

    var numberOfColumns = 3
    var columnSpacing: CGFloat = 10
    var interItemSpacing = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    var headerHeight: CGFloat = 44

    private var columnHeights: [[CGFloat]] = []
    private var itemAttributes: [[UICollectionViewLayoutAttributes]] = []
    private var headerAttributes: [UICollectionViewLayoutAttributes] = []
    private var allAttributes: [UICollectionViewLayoutAttributes] = []

    override init() {
        super.init()
        scrollDirection = .vertical
        sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        itemAttributes.removeAll()
        headerAttributes.removeAll()
        allAttributes.removeAll()
        columnHeights.removeAll()

        var top: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            top += sectionInset.top
            if headerHeight > 0 {
                let size = CGSize(width: usableWidth(in: section), height: headerHeight)
                let attributes = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    with: IndexPath(item: 0, section: section))
                attributes.frame = CGRect(x: sectionInset.left, y: top, width: size.width, height: size.height)
                headerAttributes.append(attributes)
                allAttributes.append(attributes)
                top = attributes.frame.maxY
            }
            columnHeights.append(Array(repeating: top, count: numberOfColumns))
            itemAttributes.append([])
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let column = shortestColumn(in: section)
                let indexPath = IndexPath(item: item, section: section)
                let size = itemSize(at: indexPath)
                let x = sectionInset.left + (columnWidth(in: section) + columnSpacing) * CGFloat(column)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(origin: CGPoint(x: x, y: columnHeights[section][column]), size: size)
                columnHeights[section][column] = attributes.frame.maxY + interItemSpacing.bottom
                itemAttributes[section].append(attributes)
                allAttributes.append(attributes)
            }
            top = (columnHeights[section].max() ?? top) - interItemSpacing.bottom + sectionInset.bottom
            columnHeights[section] = Array(repeating: top, count: numberOfColumns)
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return allAttributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section < itemAttributes.count, indexPath.item < itemAttributes[indexPath.section].count else { return nil }
        return itemAttributes[indexPath.section][indexPath.item]
    }

    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard elementKind == UICollectionView.elementKindSectionHeader else { return nil }
        return headerAttributes[indexPath.section]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return collectionView?.bounds.size.width != newBounds.size.width
    }

    override var collectionViewContentSize: CGSize {
        let height = columnHeights.last?.max() ?? 0
        return CGSize(width: collectionView?.bounds.size.width ?? 0, height: height)
    }

    func headerSize(in section: Int) -> CGSize {
        return CGSize(width: usableWidth(in: section), height: headerHeight)
    }

    func itemSize(at indexPath: IndexPath) -> CGSize {
        guard let collectionView = collectionView, let delegate = collectionView.delegate as? ColumnLayoutDelegate else {
            return CGSize(width: columnWidth(in: indexPath.section), height: columnWidth(in: indexPath.section))
        }
        let original = delegate.collectionView(collectionView, layout: self, originalItemSizeAtIndexPath: indexPath)
        let width = columnWidth(in: indexPath.section)
        return CGSize(width: width, height: original.width > 0 ? original.height / original.width * width : width)
    }

    private func usableWidth(in section: Int) -> CGFloat {
        return (collectionView?.bounds.size.width ?? 0) - sectionInset.left - sectionInset.right
    }

    private func columnWidth(in section: Int) -> CGFloat {
        return (usableWidth(in: section) - CGFloat(numberOfColumns - 1) * columnSpacing) / CGFloat(numberOfColumns)
    }

    private func shortestColumn(in section: Int) -> Int {
        let heights = columnHeights[section]
        return heights.firstIndex(of: heights.min() ?? 0) ?? 0
    }
}

class ColumnLayoutInspector: NSObject, ASCollectionViewLayoutInspecting {

    func collectionView(_ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath) -> ASSizeRange {
        let layout = collectionView.collectionViewLayout as! ColumnLayout
        return ASSizeRangeMake(.zero, layout.itemSize(at: indexPath))
    }

    func collectionView(_ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String, at indexPath: IndexPath) -> ASSizeRange {
        let layout = collectionView.collectionViewLayout as! ColumnLayout
        return ASSizeRangeMake(.zero, layout.headerSize(in: indexPath.section))
    }

    func collectionView(_ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String, inSection section: UInt) -> UInt {
        return kind == UICollectionView.elementKindSectionHeader ? 1 : 0
    }

    func scrollableDirections() -> ASScrollDirection {
        return ASScrollDirectionVerticalDirections
    }
}
