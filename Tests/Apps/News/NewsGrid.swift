import AsyncDisplayKit

@objcMembers
class NewsGrid: NSObject, ASCollectionDataSource, ASCollectionDelegate {
    let node = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    var asked: [String] = []

    override init() {
        super.init()
        node.dataSource = self
        node.delegate = self
    }

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
        let cell = ASCellNode()
        cell.style.preferredSize = CGSize(width: 40, height: 40)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        asked.append("inset")
        return UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
    }
}
