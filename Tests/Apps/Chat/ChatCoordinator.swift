import AsyncDisplayKit

@MainActor
final class ChatCoordinator: NSObject {
    private(set) var steps: [String] = []

    func makeBlock() -> ASCellNodeBlock {
        return { ASCellNode() }
    }

    func makeItems() -> [UIBarButtonItem] {
        let model = ChatPresence()
        return [
            UIBarButtonItem(image: nil, style: .plain, target: self, action: #selector(self.next(_:))),
            UIBarButtonItem(barButtonSystemItem: .done, target: model, action: #selector(model.update)),
        ]
    }

    @objc private func next(_ item: UIBarButtonItem) {
        steps.append("next")
    }
}
