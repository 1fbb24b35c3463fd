import AsyncDisplayKit

final class ShopTermsNode: ASTextNode {
    weak var links: ASTextNodeDelegate?
    weak var scrolling: UIScrollViewDelegate?

    func tap(_ link: String) {
        let range = NSRange(location: 0, length: 1)
        links?.textNode?(self, tappedLinkAttribute: "url", value: link, at: .zero, textRange: range)
    }

    func scroll(_ view: UIScrollView) {
        scrolling?.scrollViewDidScroll?(view)
    }
}
