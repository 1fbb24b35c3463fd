import AsyncDisplayKit

final class ShopTermsNode: ASTextNode {
    weak var links: ASTextNodeDelegate?
    weak var scrolling: UIScrollViewDelegate?

    func tap(_ link: String) {
        let range = NSRange(location: 0, length: 1)
        links?.textNode?(self, tappedLinkAttribute: "url", value: link, at: .zero, textRange: range)
    }

    func mayHighlight(_ link: String) -> Bool {
        guard let links = links else { return false }
        return links.textNode?(self, shouldHighlightLinkAttribute: "url", value: link, at: .zero) ?? false
    }

    func scroll(_ view: UIScrollView) {
        scrolling?.scrollViewDidScroll?(view)
        if let view = scrolling?.viewForZooming?(in: view) { view.isHidden = true }
    }
}
