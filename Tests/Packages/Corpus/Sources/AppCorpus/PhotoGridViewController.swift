import AsyncDisplayKit
import UIKit

class PhotoGridViewController: ASDKViewController<ASCollectionNode> {

    private var sections: [[UIImage]] = []
    private let flowLayout = UICollectionViewFlowLayout()

    override init() {
        flowLayout.minimumInteritemSpacing = 1
        flowLayout.minimumLineSpacing = 1
        flowLayout.headerReferenceSize = CGSize(width: 50, height: 44)
        flowLayout.footerReferenceSize = CGSize(width: 50, height: 30)
        super.init(node: ASCollectionNode(frame: .zero, collectionViewLayout: flowLayout))
        node.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
        node.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionFooter)
        node.dataSource = self
        node.delegate = self
        title = "Photos"
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("storyboards are not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.white
        node.backgroundColor = .white
        node.view.isScrollEnabled = true
        node.view.alwaysBounceVertical = true
        node.setTuningParameters(ASRangeTuningParameters(leadingBufferScreenfuls: 2, trailingBufferScreenfuls: 1), for: .preload)
        node.setTuningParameters(ASRangeTuningParameters(leadingBufferScreenfuls: 1, trailingBufferScreenfuls: 0.5), for: .display)
        node.leadingScreensForBatching = 2
    }

    func append(_ images: [UIImage]) {
        sections.append(images)
        let set = IndexSet(integer: sections.count - 1)
        node.performBatch(animated: true, updates: { [weak self] in
            self?.node.insertSections(set)
        }, completion: { finished in
            print("inserted: \(finished)")
        })
    }

    func removeFirst() {
        guard !sections.isEmpty else { return }
        sections.removeFirst()
        node.deleteSections(IndexSet(integer: 0))
    }
}

extension PhotoGridViewController: ASCollectionDataSource {

    func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
        return sections.count
    }

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        return sections[section].count
    }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock {
        let image = sections[indexPath.section][indexPath.item]
        return {
            return PhotoCellNode(image: image)
        }
    }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> ASCellNode {
        let insets = UIEdgeInsets(top: 11, left: 0, bottom: 11, right: 0)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.preferredFont(forTextStyle: .headline),
            .foregroundColor: UIColor.gray
        ]
        let cell = ASTextCellNode(attributes: attributes, insets: insets)
        cell.text = kind == UICollectionView.elementKindSectionHeader ? "Section \(indexPath.section + 1)" : "End"
        return cell
    }
}

extension PhotoGridViewController: ASCollectionDelegate, ASCollectionDelegateFlowLayout {

    func collectionNode(_ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath) -> ASSizeRange {
        let side = floor((collectionNode.bounds.width - 2) / 3)
        return ASSizeRangeMake(CGSize(width: side, height: side))
    }

    func collectionNode(_ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int) -> ASSizeRange {
        return ASSizeRangeUnconstrained
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        return UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    }

    func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath) {
        guard let cell = collectionNode.nodeForItem(at: indexPath) as? PhotoCellNode else { return }
        cell.alpha = 0.5
        collectionNode.deselectItem(at: indexPath, animated: false)
    }

    func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode) {
        node.accessibilityIdentifier = node.indexPath.map { "photo-\($0.section)-\($0.item)" }
    }

    func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode) {}

    func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
        return sections.count < 10
    }

    func collectionNode(_ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext) {
        DispatchQueue.main.async {
            self.append([])
            context.completeBatchFetching(true)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let distance = scrollView.contentOffset.y + scrollView.contentInset.top
        navigationItem.title = distance > 0 ? "Scrolled" : "Photos"
    }
}
