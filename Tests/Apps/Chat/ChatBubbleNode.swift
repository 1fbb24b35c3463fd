import AsyncDisplayKit

class ChatBubbleNode: ASCellNode {
    private let textNode = ASTextNode()
    private let likeNode = ASImageNode()
    @objc dynamic private(set) var likes = 0
    private(set) var presses: [UIGestureRecognizer.State] = []

    init(text: String) {
        super.init()
        automaticallyManagesSubnodes = true
        textNode.attributedText = NSAttributedString(string: text)
        likeNode.addTarget(self, action: #selector(like), forControlEvents: .touchUpInside)
    }

    override func didLoad() {
        super.didLoad()
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        press.minimumPressDuration = 0.3
        view.addGestureRecognizer(press)
    }

    @objc func like() {
        likes += 1
    }

    @objc private func pressed(_ press: UILongPressGestureRecognizer) {
        presses.append(press.state)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), child: textNode)
    }
}
