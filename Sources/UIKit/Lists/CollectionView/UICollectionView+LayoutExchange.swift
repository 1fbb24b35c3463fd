import Foundation

extension UICollectionView {
  /// Tells both layouts of the exchange and leaves the rest to the next pass.
  func exchangeLayouts(from former: UICollectionViewLayout, to layout: UICollectionViewLayout) {
    guard former !== layout else { return }
    former.prepareForTransition(to: layout)
    former.collectionView = nil
    layout.collectionView = self
    layout.prepareForTransition(from: former)
    for element in stage.elements { element.view.willTransition(from: former, to: layout) }
    if layoutState.hasPlacedContent { layoutState.replacedLayout = former }
    layout.invalidateLayout()
    setNeedsLayout()
  }

  /// Moves to the offset that the new layout wants, once it knows its content.
  func finishLayoutExchange() {
    guard let former = layoutState.replacedLayout else { return }
    layoutState.replacedLayout = nil
    adoptTargetOffset()
    former.finalizeLayoutTransition()
    collectionViewLayout.finalizeLayoutTransition()
    for element in stage.elements {
      element.view.didTransition(from: former, to: collectionViewLayout)
    }
  }

  /// Asks layout and delegate for the offset after a change, proposing the nearest in range.
  func adoptTargetOffset() {
    let proposed = offsetInRange(contentOffset)
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = heardDelegate {
      target =
        optionalMembers.ask("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
          delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        } ?? target
    }
    if target != contentOffset { contentOffset = target }
  }
}
