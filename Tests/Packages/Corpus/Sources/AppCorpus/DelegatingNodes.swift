import AsyncDisplayKit
import UIKit

// Nodes that are the delegates of what they hold, as most apps write them.

class CommentCellNode: ASCellNode, ASTextNodeDelegate, ASNetworkImageNodeDelegate {

    private var bodyNode = ASTextNode()
    private lazy var avatarNode: ASNetworkImageNode = {
        let node = ASNetworkImageNode()
        node.delegate = self
        node.style.preferredSize = CGSize(width: 40, height: 40)
        return node
    }()
    private var ratio: CGFloat = 1
    var onLink: ((URL) -> Void)?

    init(text: NSAttributedString, avatar: URL?) {
        super.init()
        automaticallyManagesSubnodes = true
        bodyNode.attributedText = text
        bodyNode.delegate = self
        bodyNode.isUserInteractionEnabled = true
        avatarNode.url = avatar
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        bodyNode.style.flexShrink = 1
        let photo = ASRatioLayoutSpec(ratio: ratio, child: avatarNode)
        let row = ASStackLayoutSpec(direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .start,
                                    children: [photo, bodyNode])
        return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12), child: row)
    }

    func textNode(_ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint, textRange: NSRange) {
        guard let url = value as? URL else { return }
        onLink?(url)
    }

    func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage) {
        ratio = image.size.height / image.size.width
        setNeedsLayout()
    }
}

class ReplyNode: ASDisplayNode, ASEditableTextNodeDelegate {

    var inputNode = ASEditableTextNode()
    var sendNode = ASButtonNode()
    var maximumLength = 140

    override init() {
        super.init()
        automaticallyManagesSubnodes = true
        inputNode.delegate = self
        sendNode.isEnabled = false
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        inputNode.style.flexGrow = 1
        inputNode.style.maxHeight = ASDimensionMake(120)
        return ASStackLayoutSpec(direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .end,
                                 children: [inputNode, sendNode])
    }

    func editableTextNode(_ editableTextNode: ASEditableTextNode, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        return editableTextNode.textView.text.count + text.count - range.length <= maximumLength
    }

    func editableTextNodeDidUpdateText(_ editableTextNode: ASEditableTextNode) {
        sendNode.isEnabled = editableTextNode.attributedText?.length ?? 0 > 0
    }
}

class ThreadNode: ASDisplayNode, ASTableDataSource, ASTableDelegate {

    lazy var tableNode: ASTableNode = {
        let node = ASTableNode(style: .plain)
        node.dataSource = self
        node.delegate = self
        return node
    }()
    var replyNode = ReplyNode()
    var comments: [NSAttributedString] = []

    override init() {
        super.init()
        automaticallyManagesSubnodes = true
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        tableNode.style.flexGrow = 1
        tableNode.style.flexShrink = 1
        return ASStackLayoutSpec(direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .stretch,
                                 children: [tableNode, replyNode])
    }

    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
        return comments.count
    }

    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
        return CommentCellNode(text: comments[indexPath.row], avatar: nil)
    }
}
