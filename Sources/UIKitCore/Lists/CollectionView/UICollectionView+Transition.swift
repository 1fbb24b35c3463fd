import Foundation

extension UICollectionView {
  /// A closure that is called at the end of an interactive transition. It receives whether the
  /// animation completed and whether the transition finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins an interactive transition to another layout, whose progress the app sets (iOS 7).
  ///
  /// Rule: UIKit's documentation: the delegate may provide the transition layout, which is the
  /// view's layout until ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``. A
  /// transition that is already running continues, and its layout is returned.
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

  /// Finishes the interactive transition. The view then uses the new layout.
  public func finishInteractiveTransition() {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    endTransition(between, keeping: between.nextLayout, dropping: between.currentLayout, true)
  }

  /// Cancels the interactive transition. The view then uses the former layout again.
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
  /// Outside of a window, and while animations are disabled, the closure runs immediately.
  func afterLayoutExchange(_ body: @escaping () -> Void) {
    guard window != nil, UIView.areAnimationsEnabled else { return body() }
    let box = MainActorBox(body)
    environment.scheduleTimer(
      after: environment.listMetrics.scrolling.layoutExchangeDuration,
      RuntimeScheduling.Step(.timer, "layout exchange")
    ) { box.value() }
  }
}

extension UICollectionView {
  /// Notifies both layouts of the exchange. The next layout pass completes it.
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

  /// Sets the offset that the new layout requests, after its content size is known.
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

  /// Sets the offset that the layout and the delegate return after a change.
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
