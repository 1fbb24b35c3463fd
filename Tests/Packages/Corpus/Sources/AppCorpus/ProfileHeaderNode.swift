import AsyncDisplayKit
import UIKit

protocol ProfileHeaderNodeDelegate: AnyObject {
    func profileHeaderDidTapFollow(_ node: ProfileHeaderNode)
}

final class ProfileHeaderNode: ASDisplayNode {

    weak var delegate: ProfileHeaderNodeDelegate?

    private let avatar = ASImageNode()
    private let name = ASTextNode()
    private let bio = ASTextNode()
    private lazy var followButton: ASButtonNode = {
        let button = ASButtonNode()
        button.setAttributedTitle(NSAttributedString(string: "Follow"), for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "Following"), for: .selected)
        button.backgroundColor = UIColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
        button.cornerRadius = 6
        button.borderWidth = 1
        button.borderColor = UIColor.blue.cgColor
        button.hitTestSlop = UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8)
        return button
    }()
    private let mapNode = ASDisplayNode(viewBlock: { () -> UIView in
        let view = UIView(frame: .zero)
        view.backgroundColor = .green
        return view
    })

    init(name: String, bio: String?) {
        super.init()
        automaticallyManagesSubnodes = true
        self.name.attributedText = .title(name)
        self.bio.attributedText = bio.map { .caption($0) }
        avatar.style.preferredSize = CGSize(width: 64, height: 64)
        mapNode.style.height = ASDimensionMake(120)
        onDidLoad { node in
            node.view.accessibilityIdentifier = "profile-header"
        }
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let texts = ASStackLayoutSpec.vertical()
        texts.spacing = 4
        texts.style.flexShrink = 1
        texts.style.flexGrow = 1
        texts.children = [name, bio]

        let row = ASStackLayoutSpec.horizontal()
        row.spacing = 12
        row.alignItems = .center
        row.children = [avatar, texts, followButton]

        let column = ASStackLayoutSpec.vertical()
        column.alignItems = .stretch
        column.children = [
            ASInsetLayoutSpec(insets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12), child: row),
            mapNode
        ]
        return column
    }

    override func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
        super.interfaceStateDidChange(newState, from: oldState)
        if newState.contains(.visible) && !oldState.contains(.visible) {
            setNeedsLayout()
        }
    }
}
