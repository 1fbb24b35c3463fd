import AsyncDisplayKit
import UIKit

final class PostCellNode: ASCellNode {

    private let avatarNode = ASNetworkImageNode()
    private let nameNode = ASTextNode()
    private let cityNode = ASTextNode()
    private let timeNode = ASTextNode()
    private let photoNode = ASNetworkImageNode()
    private let titleNode = ASTextNode()
    private let bodyNode = ASTextNode()
    private let likeButton = ASButtonNode()
    private let separator = ASDisplayNode()

    private let post: Post

    init(post: Post) {
        self.post = post
        super.init()
        automaticallyManagesSubnodes = true
        selectionStyle = .none
        backgroundColor = .white

        avatarNode.url = post.author.avatarURL
        avatarNode.style.preferredSize = CGSize(width: 30, height: 30)
        avatarNode.cornerRadius = 15
        avatarNode.clipsToBounds = true
        avatarNode.imageModificationBlock = ASImageNodeRoundBorderModificationBlock(0, nil)

        nameNode.attributedText = NSAttributedString.title(post.author.name)
        nameNode.maximumNumberOfLines = 1
        nameNode.truncationMode = .byTruncatingTail
        cityNode.attributedText = post.author.city.map { NSAttributedString.caption($0) }
        timeNode.attributedText = NSAttributedString.caption("3 h")

        photoNode.url = post.photoURL
        photoNode.placeholderFadeDuration = 0.2
        photoNode.contentMode = .scaleAspectFill
        photoNode.backgroundColor = UIColor(white: 0.9, alpha: 1)

        titleNode.attributedText = .title(post.title)
        if let body = post.body {
            bodyNode.attributedText = .caption(body, color: .darkGray)
            bodyNode.maximumNumberOfLines = 3
        }

        likeButton.setTitle("\(post.likes)", with: UIFont.systemFont(ofSize: 14), with: .red, for: .normal)
        likeButton.setImage(UIImage(named: "heart"), for: .normal)
        likeButton.contentSpacing = 4
        likeButton.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

        separator.backgroundColor = UIColor.lightGray
        separator.style.height = ASDimensionMake(0.5)
    }

    override func didLoad() {
        super.didLoad()
        view.layer.shadowOpacity = 0
        likeButton.view.accessibilityIdentifier = "like"
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let names = ASStackLayoutSpec.vertical()
        names.spacing = 2
        names.style.flexShrink = 1.0
        names.children = cityNode.attributedText == nil ? [nameNode] : [nameNode, cityNode]

        let spacer = ASLayoutSpec()
        spacer.style.flexGrow = 1

        let header = ASStackLayoutSpec(direction: .horizontal,
                                       spacing: 8,
                                       justifyContent: .start,
                                       alignItems: .center,
                                       children: [avatarNode, names, spacer, timeNode])
        nameNode.style.flexShrink = 1

        let photo = ASRatioLayoutSpec(ratio: 0.75, child: photoNode)

        let texts = ASStackLayoutSpec(direction: .vertical, spacing: 6, justifyContent: .start, alignItems: .stretch,
                                      children: post.body == nil ? [titleNode] : [titleNode, bodyNode])
        likeButton.style.alignSelf = .start

        let content = ASStackLayoutSpec.vertical()
        content.alignItems = .stretch
        content.children = [
            ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12), child: header),
            photo,
            ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 12, bottom: 4, right: 12), child: texts),
            ASInsetLayoutSpec(insets: UIEdgeInsets(top: 0, left: 4, bottom: 8, right: 4), child: likeButton),
            separator
        ]
        return content
    }
}
