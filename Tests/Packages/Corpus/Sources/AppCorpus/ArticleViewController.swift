import AsyncDisplayKit
import UIKit

final class ArticleNode: ASScrollNode {

    let headline = ASTextNode()
    let body = ASTextNode()
    let hero = ASImageNode()
    let shareButton = ASButtonNode()

    init(post: Post) {
        super.init()
        automaticallyManagesSubnodes = true
        automaticallyManagesContentSize = true
        scrollableDirections = ASScrollDirectionVerticalDirections
        backgroundColor = .white
        headline.attributedText = .title(post.title)
        body.attributedText = .caption(post.body ?? "No text")
        hero.image = UIImage(named: "hero")
        hero.contentMode = .scaleAspectFill
        hero.style.width = ASDimensionMake("100%")
        hero.style.height = ASDimensionMake("200pt")
        shareButton.setTitle("Share", with: nil, with: nil, for: .normal)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let texts = ASStackLayoutSpec(direction: .vertical,
                                      spacing: 12,
                                      justifyContent: .start,
                                      alignItems: .start,
                                      children: [headline, body, shareButton])
        let inset = ASInsetLayoutSpec(insets: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16), child: texts)
        return ASStackLayoutSpec(direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .stretch,
                                 children: [hero, inset])
    }
}

final class ArticleViewController: ASDKViewController<ArticleNode> {

    private let post: Post

    init(post: Post) {
        self.post = post
        super.init(node: ArticleNode(post: post))
    }

    required init?(coder: NSCoder) {
        fatalError()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = post.title
        node.view.alwaysBounceVertical = true
        node.view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0)
        if #available(iOS 11.0, *) {
            node.view.contentInsetAdjustmentBehavior = .never
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        _ = node.calculatedSize
    }
}
