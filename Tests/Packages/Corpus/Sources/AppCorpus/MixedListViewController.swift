import AsyncDisplayKit
import UIKit

final class LegacyCell: UICollectionViewCell {
    static let identifier = "LegacyCell"

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .orange
        label.text = "UICollectionViewCell"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 14)
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        label.text = nil
    }
}

final class MixedListViewController: ASDKViewController<ASCollectionNode>, ASCollectionDataSourceInterop, ASCollectionDelegateInterop {

    private let items = Array(0..<30)

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        super.init(node: ASCollectionNode(collectionViewLayout: layout))
        node.dataSource = self
        node.delegate = self
        node.onDidLoad { node in
            guard let collection = node as? ASCollectionNode else { return }
            collection.view.register(LegacyCell.self, forCellWithReuseIdentifier: LegacyCell.identifier)
        }
    }

    required init?(coder: NSCoder) {
        fatalError()
    }

    static var dequeuesCellsForNodeBackedItems: Bool { return false }

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        return items.count
    }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock? {
        guard indexPath.item % 3 != 1 else { return nil }
        let number = items[indexPath.item]
        return {
            let cell = ASTextCellNode()
            cell.text = "\(number)"
            return cell
        }
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        return collectionView.dequeueReusableCell(withReuseIdentifier: LegacyCell.identifier, for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        cell.isHidden = false
    }
}
