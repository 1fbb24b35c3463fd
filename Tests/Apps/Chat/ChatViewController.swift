import AsyncDisplayKit
import RxSwift

class ChatViewController: ASDKViewController<ASCollectionNode> {
    var messages: [String] = []
    var log: [String] = []
    private var typingTimer: Timer?
    let inputField = UITextField()

    override init() {
        super.init(node: ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()))
        node.dataSource = self
        node.delegate = self
    }

    required init?(coder: NSCoder) { fatalError() }

    @objc func send() {
        guard let text = inputField.text, !text.isEmpty else { return }
        messages.append(text)
        node.insertItems(at: [IndexPath(item: messages.count - 1, section: 0)])
        inputField.text = nil
    }

    func typingBegan() {
        typingTimer?.invalidate()
        typingTimer = Timer(
            timeInterval: 3, target: self, selector: #selector(ChatViewController.typingEnded(_:)),
            userInfo: nil, repeats: false)
        RunLoop.main.add(typingTimer!, forMode: .common)
    }

    func flushTyping() {
        typingTimer?.fire()
    }

    @objc private func typingEnded(_ timer: Timer) {
        log.append("typing ended")
    }
}

extension ChatViewController: ASCollectionDataSource, ASCollectionDelegate {
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        messages.count
    }

    func collectionNode(
        _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock {
        let text = messages[indexPath.item]
        return { ChatBubbleNode(text: text) }
    }
}
