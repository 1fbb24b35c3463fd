import AsyncDisplayKit

/// A hand-written node that an `each` repeats, made from the element of its list.
nonisolated final class ChoiceBadge: ASDisplayNode {
  nonisolated init(text: String?, count: Int) {
    super.init()
    debugName = "\(text ?? "") \(count)"
  }
}
