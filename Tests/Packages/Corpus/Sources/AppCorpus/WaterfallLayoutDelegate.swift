import AsyncDisplayKit
import UIKit

final class WaterfallInfo: NSObject {
    let columns: Int
    let spacing: CGFloat

    init(columns: Int, spacing: CGFloat) {
        self.columns = columns
        self.spacing = spacing
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? WaterfallInfo else { return false }
        return other.columns == columns && other.spacing == spacing
    }

    override var hash: Int {
        return columns ^ Int(spacing)
    }
}

final class WaterfallLayoutDelegate: NSObject, ASCollectionLayoutDelegate {

    private let info: WaterfallInfo

    init(columns: Int, spacing: CGFloat) {
        info = WaterfallInfo(columns: columns, spacing: spacing)
        super.init()
    }

    func scrollableDirections() -> ASScrollDirection {
        return ASScrollDirectionVerticalDirections
    }

    func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? {
        return info
    }

    static func calculateLayout(with context: ASCollectionLayoutContext) -> ASCollectionLayoutState {
        guard let elements = context.elements, let info = context.additionalInfo as? WaterfallInfo else {
            return ASCollectionLayoutState(context: context)
        }
        let width = (context.viewportSize.width - info.spacing * CGFloat(info.columns - 1)) / CGFloat(info.columns)
        var heights = [CGFloat](repeating: 0, count: info.columns)
        let table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>.elementToLayoutAttributes()

        for section in 0..<elements.numberOfSections {
            for item in 0..<elements.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                guard let element = elements.elementForItem(at: path) else { continue }
                var column = 0
                for candidate in 1..<max(1, info.columns) where heights[candidate] < heights[column] {
                    column = candidate
                }
                let range = ASSizeRangeMake(CGSize(width: width, height: 0),
                                            CGSize(width: width, height: .greatestFiniteMagnitude))
                let size = element.node.layoutThatFits(range).size
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(x: (width + info.spacing) * CGFloat(column), y: heights[column],
                                          width: size.width, height: size.height)
                heights[column] = attributes.frame.maxY + info.spacing
                table.setObject(attributes, forKey: element)
            }
        }
        let contentSize = CGSize(width: context.viewportSize.width, height: heights.max() ?? 0)
        return ASCollectionLayoutState(context: context, contentSize: contentSize, elementToLayoutAttributesTable: table)
    }
}

final class WaterfallViewController: ASDKViewController<ASCollectionNode>, ASCollectionDataSource {

    private let layoutDelegate = WaterfallLayoutDelegate(columns: 2, spacing: 8)
    private let titles = (0..<40).map { "Card number \($0)" }

    override init() {
        super.init(node: ASCollectionNode(layoutDelegate: layoutDelegate, layoutFacilitator: nil))
        node.dataSource = self
    }

    required init?(coder: NSCoder) {
        fatalError()
    }

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        return titles.count
    }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock {
        let title = titles[indexPath.item]
        return {
            let cell = ASTextCellNode()
            cell.text = title
            return cell
        }
    }
}
