import AsyncDisplayKit

final class PlaceCellNode: ASCellNode {
    let titleNode = ASTextNode()
    let ratingNode = RatingNode()

    init(place: Place) {
        super.init()
        automaticallyManagesSubnodes = true
        titleNode.attributedText = Theme.title(place.name)
        ratingNode.rating = place.rating ?? 0
        if place.kind == .beach { backgroundColor = Theme.sand }
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASStackLayoutSpec(
            direction: .vertical, spacing: 4, justifyContent: .start, alignItems: .start,
            children: [titleNode, ratingNode])
    }
}
