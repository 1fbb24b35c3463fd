import AsyncDisplayKit
import UIKit

final class CarouselCellNode: ASCellNode, ASCollectionDataSource, ASCollectionDelegate {

    private let heading = ASTextNode()
    private let collectionNode: ASCollectionNode
    private let names: [String]

    init(title: String, names: [String]) {
        self.names = names
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 120, height: 80)
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        collectionNode = ASCollectionNode(collectionViewLayout: layout)
        super.init()
        automaticallyManagesSubnodes = true
        heading.attributedText = .title(title)
        collectionNode.delegate = self
        collectionNode.dataSource = self
        collectionNode.showsHorizontalScrollIndicator = false
        collectionNode.style.preferredLayoutSize = ASLayoutSize(width: ASDimensionMake("100%"), height: ASDimensionMake(80))
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        collectionNode.style.preferredSize = CGSize(width: constrainedSize.max.width, height: 80)
        let inset = ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: CGFloat.infinity), child: heading)
        return ASStackLayoutSpec(direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start,
                                 children: [inset, collectionNode])
    }

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        return names.count
    }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
        let node = ASTextCellNode()
        node.text = names[indexPath.item]
        node.backgroundColor = UIColor.lightGray
        node.style.preferredSize = CGSize(width: 120, height: 80)
        return node
    }

    func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath) {
        collectionNode.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
    }
}

final class ShelvesViewController: ASDKViewController<ASTableNode>, ASTableDataSource, ASTableDelegate {

    private let shelves = ["New", "Popular", "For you"]

    override init() {
        super.init(node: ASTableNode())
        node.dataSource = self
        node.delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError()
    }

    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
        return shelves.count
    }

    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
        return CarouselCellNode(title: shelves[indexPath.row], names: (0..<20).map { "Item \($0)" })
    }
}
