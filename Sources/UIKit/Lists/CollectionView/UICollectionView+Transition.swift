import Foundation

extension UICollectionView {
  /// Notifies the object that an interactive transition is over: whether its layouts were
  /// exchanged, and whether the transition was finished rather than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins a transition to another layout that a finger drives by its progress (iOS 7).
  ///
  /// Rule: UIKit's documentation: the delegate may supply the transition layout, which is the view's layout
  /// until ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``. A transition that is
  /// already running continues, and its layout is returned.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    if let running = collectionViewLayout as? UICollectionViewTransitionLayout { return running }
    let former = collectionViewLayout
    let between =
      delegate?.collectionView(
        self, transitionLayoutForOldLayout: former, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
    layoutState.transitionCompletion = completion
    former.prepareForTransition(to: layout)
    layout.collectionView = self
    layout.prepareForTransition(from: former)
    replaceLayout(with: between)
    return between
  }

  /// Goes to the end of the transition: the view takes over the layout that it leads to.
  public func finishInteractiveTransition() {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    endTransition(between, keeping: between.nextLayout, dropping: between.currentLayout, true)
  }

  /// Goes back to the beginning of the transition: the view keeps the layout that it had.
  public func cancelInteractiveTransition() {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    endTransition(between, keeping: between.currentLayout, dropping: between.nextLayout, false)
  }

  private func endTransition(
    _ between: UICollectionViewTransitionLayout, keeping kept: UICollectionViewLayout,
    dropping dropped: UICollectionViewLayout, _ isFinished: Bool
  ) {
    let completion = layoutState.transitionCompletion
    layoutState.transitionCompletion = nil
    between.collectionView = nil
    dropped.collectionView = nil
    replaceLayout(with: kept)
    layoutIfNeeded()
    adoptTargetOffset()
    between.currentLayout.finalizeLayoutTransition()
    between.nextLayout.finalizeLayoutTransition()
    if let completion { afterLayoutExchange { completion(true, isFinished) } }
  }

  /// Runs a closure when the animation of an exchange of layouts ends, on the virtual clock.
  ///
  /// Outside of a window, and while animations are disabled, the closure runs at once.
  func afterLayoutExchange(_ body: @escaping () -> Void) {
    guard window != nil, UIView.areAnimationsEnabled else { return body() }
    let box = MainActorBox(body)
    environment.scheduleTimer(
      after: environment.listMetrics.scrolling.layoutExchangeDuration,
      RuntimeStep(.timer, "layout exchange")
    ) { box.value() }
  }
}

extension UICollectionView {
  /// Tells both layouts of the exchange and leaves the rest to the next pass.
  func exchangeLayouts(from former: UICollectionViewLayout, to layout: UICollectionViewLayout) {
    guard former !== layout else { return }
    former.prepareForTransition(to: layout)
    former.collectionView = nil
    layout.collectionView = self
    layout.prepareForTransition(from: former)
    for entry in visible.entries { entry.view.willTransition(from: former, to: layout) }
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
    for entry in visible.entries {
      entry.view.didTransition(from: former, to: collectionViewLayout)
    }
  }

  /// Asks layout and delegate for the offset after a change, proposing the nearest in range.
  func adoptTargetOffset() {
    let proposed = offsetInRange(contentOffset)
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate {
      target =
        optionalMembers.ask("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
          delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        } ?? target
    }
    if target != contentOffset { contentOffset = target }
  }
}
