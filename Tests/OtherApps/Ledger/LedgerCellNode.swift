import AsyncDisplayKit

protocol LedgerCellNodeDelegate: AnyObject {
    func cellNodeDidTapFlag(_ cellNode: LedgerCellNode)
}

final class LedgerCellNode: ASCellNode {
    let titleNode = ASTextNode()
    let amountNode = ASTextNode()
    let flagButton = ASButtonNode()
    weak var delegate: LedgerCellNodeDelegate?

    init(title: String, amount: String, isIncome: Bool) {
        super.init()
        automaticallyManagesSubnodes = true
        titleNode.attributedText = NSAttributedString(string: title)
        amountNode.attributedText = NSAttributedString(
            string: amount, attributes: [.foregroundColor: isIncome ? UIColor.systemGreen : UIColor.label])
        flagButton.setTitle("Flag", with: nil, with: nil, for: .normal)
        flagButton.addTarget(self, action: #selector(flagTapped), forControlEvents: .touchUpInside)
    }

    @objc private func flagTapped() {
        delegate?.cellNodeDidTapFlag(self)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        // The fault that a test finds: a long title pushes the amount out of the row, since it cannot shrink.
        let row = ASStackLayoutSpec.horizontal()
        row.spacing = 8
        row.children = [titleNode, amountNode, flagButton]
        return row
    }
}
