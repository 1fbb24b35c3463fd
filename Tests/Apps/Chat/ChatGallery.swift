import AsyncDisplayKit

final class ChatGallery: NSObject {
    let node: ASCollectionNode
    var images = ["a", "b", "c"]

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 1
        node = ASCollectionNode(collectionViewLayout: layout)
        super.init()
        node.dataSource = self
        node.delegate = self
    }
}

extension ChatGallery: ASCollectionDataSource, ASCollectionDelegate {
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        images.count
    }

    func collectionNode(
        _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock {
        return {
            let cell = ASCellNode()
            cell.style.preferredSize = CGSize(width: 300, height: 50)
            return cell
        }
    }

    @objc private func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        30
    }
}
