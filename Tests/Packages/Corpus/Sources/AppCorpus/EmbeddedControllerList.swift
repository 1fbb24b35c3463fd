import AsyncDisplayKit
import UIKit

final class ClockViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .yellow
        label.text = "12:00"
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds.insetBy(dx: 8, dy: 8)
    }
}

final class EmbeddedControllerList: NSObject, ASCollectionDataSource, ASCollectionGalleryLayoutPropertiesProviding {

    let node: ASCollectionNode
    private let gallery = ASCollectionGalleryLayoutDelegate(scrollableDirections: ASScrollDirectionVerticalDirections)

    override init() {
        node = ASCollectionNode(layoutDelegate: gallery, layoutFacilitator: nil)
        super.init()
        gallery.propertiesProvider = self
        node.dataSource = self
    }

    func galleryLayoutDelegate(_ delegate: ASCollectionGalleryLayoutDelegate, sizeForElements elements: ASElementMap) -> CGSize {
        return CGSize(width: 180, height: 90)
    }

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        return 6
    }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock {
        let usesController = indexPath.item % 2 == 0
        return {
            if usesController {
                let cell = ASCellNode(viewControllerBlock: { () -> UIViewController in
                    return ClockViewController()
                }, didLoad: nil)
                cell.style.preferredSize = CGSize(width: 180, height: 90)
                return cell
            }
            let cell = ASCellNode(viewBlock: { () -> UIView in
                let view = UIView()
                view.backgroundColor = .cyan
                return view
            })
            cell.style.preferredSize = CGSize(width: 180, height: 90)
            return cell
        }
    }
}
