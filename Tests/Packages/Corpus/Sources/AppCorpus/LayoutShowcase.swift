import AsyncDisplayKit
import UIKit

class LayoutExampleNode: ASDisplayNode {

    override required init() {
        super.init()
        automaticallyManagesSubnodes = true
        backgroundColor = .white
    }

    class func title() -> String {
        return "Base"
    }
}

class HeaderWithRightAndLeftItems: LayoutExampleNode {
    let userName = ASTextNode()
    let location = ASTextNode()
    let elapsed = ASTextNode()

    required init() {
        super.init()
        userName.attributedText = .title("hannah")
        location.attributedText = .caption("San Francisco, a place with a very long name that does not fit")
        location.maximumNumberOfLines = 1
        location.truncationMode = .byTruncatingTail
        elapsed.attributedText = .caption("30m", color: .lightGray)
    }

    override class func title() -> String {
        return "Header with left and right justified text"
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let nameLocation = ASStackLayoutSpec.vertical()
        nameLocation.style.flexShrink = 1.0
        nameLocation.style.flexGrow = 1.0
        nameLocation.children = location.attributedText != nil ? [userName, location] : [userName]

        let header = ASStackLayoutSpec(direction: .horizontal, spacing: 40, justifyContent: .start, alignItems: .center,
                                       children: [nameLocation, elapsed])
        return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10), child: header)
    }
}

class PhotoWithInsetTextOverlay: LayoutExampleNode {
    let photo = ASNetworkImageNode()
    let titleNode = ASTextNode()

    required init() {
        super.init()
        photo.url = URL(string: "https://example.com/photo.png")
        photo.willDisplayNodeContentWithRenderingContext = nil
        titleNode.attributedText = .title("Family fall hikes")
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let dimension: CGFloat = constrainedSize.max.width / 4.0
        photo.style.preferredSize = CGSize(width: dimension, height: dimension)
        let insets = UIEdgeInsets(top: CGFloat.infinity, left: 12, bottom: 12, right: 12)
        let textInset = ASInsetLayoutSpec(insets: insets, child: titleNode)
        return ASOverlayLayoutSpec(child: photo, overlay: textInset)
    }
}

class PhotoWithOutsetIcon: LayoutExampleNode {
    let photo = ASImageNode()
    let icon = ASImageNode()

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        icon.style.preferredSize = CGSize(width: 40, height: 40)
        icon.style.layoutPosition = CGPoint(x: 150, y: 0)
        photo.style.preferredSize = CGSize(width: 150, height: 150)
        photo.style.layoutPosition = CGPoint(x: 20, y: 20)
        let absolute = ASAbsoluteLayoutSpec(sizing: .sizeToFit, children: [photo, icon])
        let wrapper = ASWrapperLayoutSpec(layoutElement: absolute)
        return ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: .minimumXY, child: wrapper)
    }
}

class FlexibleSeparatorSurroundingContent: LayoutExampleNode {
    let topSeparator = ASImageNode()
    let bottomSeparator = ASImageNode()
    let text = ASTextNode()

    required init() {
        super.init()
        topSeparator.image = UIImage.as_resizableRoundedImage(withCornerRadius: 1.0, cornerColor: .black, fill: .black)
        bottomSeparator.image = topSeparator.image
        text.attributedText = .caption("this is a long text node")
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        topSeparator.style.flexGrow = 1.0
        bottomSeparator.style.flexGrow = 1.0
        text.style.alignSelf = .center
        let stack = ASStackLayoutSpec.vertical()
        stack.spacing = 20
        stack.justifyContent = .center
        stack.children = [topSeparator, text, bottomSeparator]
        return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 60, left: 0, bottom: 60, right: 0), child: stack)
    }
}

class WrappingTags: LayoutExampleNode {
    let tags: [ASTextNode] = ["swift", "texture", "layout", "flexbox"].map { word in
        let node = ASTextNode()
        node.attributedText = NSAttributedString(string: word)
        return node
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let stack = ASStackLayoutSpec(direction: .horizontal, spacing: 6, justifyContent: .start, alignItems: .start,
                                      flexWrap: .wrap, alignContent: .start, lineSpacing: 4, children: tags)
        let background = ASDisplayNode()
        background.backgroundColor = .lightGray
        let backed = ASBackgroundLayoutSpec(child: stack, background: background)
        return ASRelativeLayoutSpec(horizontalPosition: .end, verticalPosition: .start, sizingOption: [], child: backed)
    }
}
