import AsyncDisplayKit

final class PlayerPager: ASPagerNode {
    var isReady = false

    override init() {
        super.init()
        isReady = true
    }
}

final class PlayerLayoutPager: ASPagerNode {
    init(spacing: CGFloat) {
        let layout = ASPagerFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = spacing
        super.init(collectionViewLayout: layout)
    }
}
