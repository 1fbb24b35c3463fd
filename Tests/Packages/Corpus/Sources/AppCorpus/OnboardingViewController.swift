import AsyncDisplayKit
import UIKit

final class OnboardingPageNode: ASCellNode {

    private let titleNode = ASTextNode()
    private let imageNode = ASImageNode()

    init(title: String, imageName: String) {
        super.init()
        automaticallyManagesSubnodes = true
        titleNode.attributedText = .title(title)
        imageNode.image = UIImage(named: imageName)
        imageNode.contentMode = .scaleAspectFit
    }

    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
        return constrainedSize
    }

    override func layout() {
        super.layout()
        titleNode.frame = CGRect(x: 20, y: 40, width: bounds.width - 40, height: 30)
        imageNode.frame = bounds.insetBy(dx: 20, dy: 90)
    }
}

final class OnboardingViewController: ASDKViewController<ASDisplayNode>, ASPagerDataSource, ASPagerDelegate {

    private let pagerNode = ASPagerNode()
    private let nextButton = ASButtonNode()
    private let titles = ["Welcome", "Explore", "Share", "Save", "Go"]

    override init() {
        super.init(node: ASDisplayNode())
        node.automaticallyManagesSubnodes = true
        node.backgroundColor = .white
        pagerNode.setDataSource(self)
        pagerNode.setDelegate(self)
        pagerNode.allowsAutomaticInsetsAdjustment = false
        pagerNode.style.flexGrow = 1
        nextButton.setTitle("Next", with: UIFont.systemFont(ofSize: 16), with: UIColor.blue, for: UIControl.State.normal)
        nextButton.style.height = ASDimensionMake(.points, 50)
        node.layoutSpecBlock = { [unowned self] _, _ in
            let stack = ASStackLayoutSpec.vertical()
            stack.children = [self.pagerNode, self.nextButton]
            return stack
        }
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError()
    }

    func showNext() {
        let next = min(pagerNode.currentPageIndex + 1, titles.count - 1)
        pagerNode.scrollToPage(at: next, animated: true)
    }

    func numberOfPages(in pagerNode: ASPagerNode) -> Int {
        return titles.count
    }

    func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
        let title = titles[index]
        return {
            return OnboardingPageNode(title: title, imageName: "page_\(index)")
        }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        nextButton.isEnabled = pagerNode.currentPageIndex < titles.count - 1
    }
}
