import AsyncDisplayKit

final class RatingNode: ASDisplayNode {
    var rating: Double = 0 {
        didSet { setNeedsLayout() }
    }

    override init() {
        super.init()
        backgroundColor = Theme.sand
    }

    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
        CGSize(width: 12 * rating.rounded(), height: 12)
    }
}
