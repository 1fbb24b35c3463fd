import AsyncDisplayKit
import UIKit

class ColumnViewController: UIViewController, ColumnLayoutDelegate, ASCollectionDataSource {

    private let collectionNode: ASCollectionNode
    private let inspector = ColumnLayoutInspector()
    private var images: [[UIImage]] = [[]]

    init() {
        let layout = ColumnLayout()
        layout.numberOfColumns = 3
        layout.headerHeight = 44
        collectionNode = ASCollectionNode(frame: CGRect.zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        collectionNode.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
        collectionNode.dataSource = self
        collectionNode.delegate = self
        collectionNode.layoutInspector = inspector
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        collectionNode.dataSource = nil
        collectionNode.delegate = nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubnode(collectionNode)
        for index in 0..<14 {
            guard let image = UIImage(named: "image_\(index)") else { continue }
            if images[images.count - 1].count == 5 { images.append([]) }
            images[images.count - 1].append(image)
        }
        collectionNode.reloadData()
    }

    override func viewWillLayoutSubviews() {
        collectionNode.frame = view.bounds
    }

    override var prefersStatusBarHidden: Bool {
        return true
    }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
        return PhotoCellNode(image: images[indexPath.section][indexPath.item])
    }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> ASCellNode {
        let cell = ASTextCellNode(attributes: [NSAttributedString.Key.font: UIFont.preferredFont(forTextStyle: .headline)],
                                  insets: UIEdgeInsets(top: 11, left: 0, bottom: 11, right: 0))
        cell.text = String(format: "Section %zd", indexPath.section + 1)
        return cell
    }

    func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
        return images.count
    }

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        return images[section].count
    }

    func collectionView(_ collectionView: UICollectionView, layout: ColumnLayout, originalItemSizeAtIndexPath indexPath: IndexPath) -> CGSize {
        return images[indexPath.section][indexPath.item].size
    }
}
