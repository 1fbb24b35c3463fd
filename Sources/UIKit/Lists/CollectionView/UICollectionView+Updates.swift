import Foundation

extension UICollectionView {
  /// Runs a batch, which joins the one that is open (rule V8).
  func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if batch == nil {
      bringUpToDate()
      batch = ListUpdateBatch()
    }
    batch?.depth += 1
    if let completion { batch?.completions.append(completion) }
    updates?()
    batch?.depth -= 1
    guard batch?.depth == 0 else { return }
    // The caller's environment knows whether animation is off, the view's own need not.
    batch?.isAnimated = window != nil && UIView.areAnimationsEnabled
    ownEnvironment.bind { commitBatch() }
  }

  /// Records edits; outside of a batch they are a batch of their own.
  func record(_ edits: [ListEdit]) {
    guard batch == nil else {
      batch?.edits += edits
      return
    }
    guard !edits.isEmpty else { return }
    runBatch({ self.batch?.edits += edits }, completion: nil)
  }

  /// Lets a pending layout pass take place, so that counts are those from before the edits.
  private func bringUpToDate() {
    if layoutState.isInPass {
      prepareLayoutIfNeeded()
    } else {
      layoutIfNeeded()
      // A view that no pass reaches is brought up to date all the same.
      if data.isReloadPending { ownEnvironment.bind { performLayoutPass() } }
    }
    _ = knownCounts
  }

  /// Compares counts, then moves what is in sight to its new places.
  private func commitBatch() {
    guard var committed = batch else { return }
    defer { finish(committed) }
    guard !data.isReloadPending else {
      batch = nil
      data.counts = nil
      return
    }
    let before = knownCounts
    let after = askCounts()
    batch = nil
    do {
      let plan = try ListUpdatePlan(
        committed.edits, before: before, after: after, wording: .collection)
      committed.isApplied = true
      apply(plan)
      reconfigure(committed.reconfigured.compactMap(plan.indexPath(after:)))
    } catch {
      refuse(error)
    }
  }

  /// Keeps the violation and goes on with a reload, as UIKit does.
  private func refuse(_ violation: RuntimeViolation) {
    report(violation.naming(subject))
    markReload()
  }

  private func apply(_ plan: ListUpdatePlan) {
    dragging.move(plan, from: data.counts ?? [])
    data.counts = plan.counts
    selection.move { plan.indexPath(after: $0) }
    touchedPath = touchedPath.flatMap { plan.indexPath(after: $0) }
    prefetching.reset()
    let layout = collectionViewLayout
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    guard !layoutState.isInPass else { return layoutState.delayedUpdates.append(plan) }
    layoutState.isInPass = true
    show(plan)
    showDelayedUpdates()
    layoutState.isInPass = false
  }

  /// Shows the updates that callbacks of the pass committed, one after the other.
  func showDelayedUpdates() {
    while !layoutState.delayedUpdates.isEmpty { show(layoutState.delayedUpdates.removeFirst()) }
  }

  /// Prepares the layout, lets it hear of the changes, and moves, shows and hides views.
  private func show(_ plan: ListUpdatePlan) {
    let layout = collectionViewLayout
    prepareLayoutIfNeeded()
    layout.prepare(forCollectionViewUpdates: plan.changes.map(UICollectionViewUpdateItem.init))
    announceKinds()
    adoptTargetOffset()
    let leaving = moveStage(plan)
    announceMoves(leaving: leaving)
    showVisibleElements(leaving: leaving)
    layout.finalizeCollectionViewUpdates()
  }

  /// Asks the layout which views of the kinds in sight come and go; there is no animation to use it.
  private func announceKinds() {
    let layout = collectionViewLayout
    var seen: Set<String> = []
    for element in stage.elements {
      guard let kind = element.key.kind, seen.insert(kind).inserted else { continue }
      switch element.key.category {
      case .cell: break
      case .supplementaryView:
        _ = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        _ = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      case .decorationView:
        _ = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        _ = layout.indexPathsToInsertForDecorationView(ofKind: kind)
      }
    }
  }

  /// Gives what is in sight its new places.
  ///
  /// - Returns: what is gone or replaced, with its former places.
  private func moveStage(_ plan: ListUpdatePlan) -> [StagedElement] {
    let moved = stage.elements.map { ($0, $0.key.key(after: plan)) }
    stage.replace(
      with: moved.compactMap { element, key in
        key.map { StagedElement(key: $0, view: element.view) }
      })
    return moved.filter { $0.1 == nil }.map(\.0)
  }

  /// Asks the layout where views that go and come would move; there is no animation to use it.
  private func announceMoves(leaving: [StagedElement]) {
    let layout = collectionViewLayout
    for element in leaving {
      let (kind, path) = (element.key.kind ?? "", element.key.indexPath)
      switch element.key.category {
      case .cell: _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementaryView:
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        _ = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    }
    for (key, attributes) in visibleAttributes() where stage[key] == nil {
      let (kind, path) = (key.kind ?? "", attributes.indexPath)
      switch key.category {
      case .cell: _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView:
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        _ = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    }
  }

  /// Runs the completions: at once, or in a turn of the main queue where there is animation.
  private func finish(_ batch: ListUpdateBatch) {
    guard !batch.completions.isEmpty else { return }
    guard batch.isAnimated else {
      return batch.completions.forEach { $0(batch.isApplied) }
    }
    finished.append(batch)
    ownEnvironment.enqueueOnMain(RuntimeStep(.main, "batch update completion")) {
      self.runFinishedBatches()
    }
  }

  private func runFinishedBatches() {
    let batches = finished
    finished = []
    for batch in batches { batch.completions.forEach { $0(batch.isApplied) } }
  }
}
