import AsyncDisplayKit
import UIKit

final class ExpandingCellNode: ASCellNode {

    private let summary = ASTextNode()
    private let details = ASTextNode()
    private var isExpanded = false

    override init() {
        super.init()
        automaticallyManagesSubnodes = true
        summary.attributedText = .title("Summary")
        details.attributedText = .caption("Details that are only there when the cell is expanded.")
        defaultLayoutTransitionDuration = 0.3
    }

    func toggle() {
        isExpanded.toggle()
        transitionLayout(withAnimation: true, shouldMeasureAsync: false) { [weak self] in
            self?.setNeedsDisplay()
        }
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        let stack = ASStackLayoutSpec.vertical()
        stack.spacing = 4
        stack.children = isExpanded ? [summary, details] : [summary]
        return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), child: stack)
    }

    override func animateLayoutTransition(_ context: ASContextTransitioning) {
        let initial = context.initialFrame(for: summary)
        summary.frame = initial
        for node in context.insertedSubnodes() {
            node.frame = context.finalFrame(for: node)
            node.alpha = 0
        }
        UIView.animate(withDuration: defaultLayoutTransitionDuration, animations: {
            self.summary.frame = context.finalFrame(for: self.summary)
            for node in context.insertedSubnodes() { node.alpha = 1 }
            for node in context.removedSubnodes() { node.alpha = 0 }
        }, completion: { finished in
            context.completeTransition(finished)
        })
    }

    override func cellNodeVisibilityEvent(_ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?, withCellFrame cellFrame: CGRect) {
        super.cellNodeVisibilityEvent(event, in: scrollView, withCellFrame: cellFrame)
        switch event {
        case .visible:
            summary.alpha = 1
        case .invisible:
            summary.alpha = 0
        default:
            break
        }
    }
}
