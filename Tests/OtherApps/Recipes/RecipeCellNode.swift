import AsyncDisplayKit
import Kingfisher

final class RecipeCellNode: ASCellNode {
    private let nameNode = ASTextNode()
    private let timeNode = ASTextNode()

    init(recipe: Recipe) {
        super.init()
        automaticallyManagesSubnodes = true
        nameNode.attributedText = NSAttributedString(
            string: recipe.name, attributes: [.font: UIFont.boldSystemFont(ofSize: 16)])
        timeNode.attributedText = NSAttributedString(string: recipe.time)
        ImagePrefetcher.shared.prefetch(recipe.id)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let stack = ASStackLayoutSpec.vertical()
        stack.children = [nameNode, timeNode]
        return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16), child: stack)
    }
}
