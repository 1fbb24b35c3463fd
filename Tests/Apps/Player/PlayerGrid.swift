import AsyncDisplayKit

@MainActor
class PlayerGrid: NSObject, ASCollectionDataSource {
    let tracks = ["one", "two"]

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        tracks.count
    }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath)
        -> ASCellNodeBlock {
        let track = tracks[indexPath.item]
        return {
            let cell = ASTextCellNode()
            cell.text = track
            return cell
        }
    }
}

@MainActor final class PlayerPages: NSObject, ASPagerDataSource {
    func numberOfPages(in pagerNode: ASPagerNode) -> Int { 2 }

    func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
        return { ASCellNode() }
    }
}
