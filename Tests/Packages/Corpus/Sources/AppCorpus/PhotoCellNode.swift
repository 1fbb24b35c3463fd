import AsyncDisplayKit
import UIKit

class PhotoCellNode: ASCellNode {

    let imageNode = ASImageNode()
    let badge = ASTextNode()

    required init(image: UIImage?) {
        super.init()
        imageNode.image = image
        imageNode.contentMode = UIView.ContentMode.scaleAspectFill
        imageNode.isLayerBacked = true
        badge.attributedText = NSAttributedString(string: "NEW", attributes: [.font: UIFont.boldSystemFont(ofSize: 10)])
        badge.isHidden = true
        addSubnode(imageNode)
        addSubnode(badge)
    }

    override var isHighlighted: Bool {
        didSet {
            imageNode.alpha = isHighlighted ? 0.6 : 1
        }
    }

    override var isSelected: Bool {
        didSet {
            backgroundColor = isSelected ? .lightGray : .white
        }
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let corner = ASCornerLayoutSpec(child: imageNode, corner: badge, location: .topRight)
        corner.offset = CGPoint(x: -12, y: 8)
        corner.wrapsCorner = false
        return ASInsetLayoutSpec(insets: .zero, child: corner)
    }

    override func didEnterPreloadState() {
        super.didEnterPreloadState()
    }

    override func didEnterVisibleState() {
        super.didEnterVisibleState()
        badge.isHidden = false
    }

    override func didExitVisibleState() {
        super.didExitVisibleState()
        badge.isHidden = true
    }
}
