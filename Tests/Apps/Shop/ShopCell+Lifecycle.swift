import AsyncDisplayKit

extension ShopPriceCell {
    override func didEnterVisibleState() {
        super.didEnterVisibleState()
        updates.append("visible")
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        return padded(ASDisplayNode())
    }

    private func padded(_ node: ASDisplayNode) -> ASLayoutSpec {
        node.style.preferredSize = CGSize(width: 20, height: 30)
        return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), child: node)
    }
}
