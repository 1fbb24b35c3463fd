import AsyncDisplayKit
import UIKit

final class BubbleCellNode: ASCellNode {

    private let text = ASTextNode()
    private let bubble = ASDisplayNode()
    private let isMine: Bool

    init(message: String, isMine: Bool) {
        self.isMine = isMine
        super.init()
        automaticallyManagesSubnodes = true
        text.attributedText = NSAttributedString(string: message, attributes: [.font: UIFont.systemFont(ofSize: 15)])
        bubble.backgroundColor = isMine ? UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1) : UIColor(white: 0.93, alpha: 1)
        bubble.cornerRadius = 12
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let padded = ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12), child: text)
        let backed = ASBackgroundLayoutSpec(child: padded, background: bubble)
        backed.style.maxWidth = ASDimensionMake("70%")
        let row = ASStackLayoutSpec.horizontal()
        row.justifyContent = isMine ? .end : .start
        row.style.minWidth = ASDimensionMake(constrainedSize.max.width)
        row.children = [backed]
        return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8), child: row)
    }
}

final class ChatViewController: ASDKViewController<ASCollectionNode>, ASCollectionDataSource, ASCollectionDelegate {

    private let conversation: Conversation

    init(conversation: Conversation) {
        self.conversation = conversation
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        super.init(node: ASCollectionNode(collectionViewLayout: layout))
        node.inverted = true
        node.dataSource = self
        node.delegate = self
        node.alwaysBounceVertical = true
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func send(_ text: String) {
        conversation.messages.insert(Message(text: text, isMine: true), at: 0)
        node.performBatchUpdates({ [weak node] in
            node?.insertItems(at: [IndexPath(item: 0, section: 0)])
        }) { [weak node] _ in
            node?.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: true)
        }
    }

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        return conversation.messages.count
    }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath) -> Any? {
        return conversation.messages[indexPath.item]
    }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock {
        let message = conversation.messages[indexPath.item]
        let text = message.text
        let isMine = message.isMine
        return { BubbleCellNode(message: text, isMine: isMine) }
    }

    func collectionNode(_ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath) -> ASSizeRange {
        let width = collectionNode.bounds.width
        return ASSizeRange(min: CGSize(width: width, height: 0), max: CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
    }
}
