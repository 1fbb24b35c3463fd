import AsyncDisplayKit

final class ArticleCellNode: ASCellNode {
    let titleNode = ASTextNode()
    let saveButton = ASButtonNode()
    private(set) var saves = 0

    init(title: String) {
        super.init()
        automaticallyManagesSubnodes = true
        titleNode.attributedText = NSAttributedString(string: title)
        saveButton.setTitle("Save", with: nil, with: .black, for: .normal)
        saveButton.addTarget(self, action: #selector(save), forControlEvents: .touchUpInside)
    }

    @objc private func save(_ sender: ASButtonNode) {
        saves += 1
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASStackLayoutSpec(
            direction: .horizontal, spacing: 8, justifyContent: .spaceBetween, alignItems: .center,
            children: [titleNode, saveButton])
    }
}
