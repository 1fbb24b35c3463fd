import Foundation

extension UITableView {
  /// Opens a batch, which joins the one that is open.
  func openBatch(completion: ((Bool) -> Void)?) {
    if batch == nil {
      bringUpToDate()
      batch = ListUpdateBatch()
    }
    batch?.depth += 1
    if let completion { batch?.completions.append(completion) }
  }

  /// Closes a batch; the outermost one is checked and shown.
  func closeBatch() {
    guard batch != nil else { return reportUnbalanced() }
    batch?.depth -= 1
    guard batch?.depth == 0 else { return }
    // The caller's environment knows whether animation is off, the view's own need not.
    batch?.isAnimated = window != nil && UIView.areAnimationsEnabled
    ownEnvironment.bind { commitBatch() }
  }

  private func reportUnbalanced() {
    report(
      RuntimeViolation(
        .unbalancedUpdates, subject: subject,
        message: "endUpdates was called without a matching beginUpdates.",
        remedy: "Call endUpdates once for each beginUpdates."))
  }

  /// Records edits; outside of a batch they are a batch of their own.
  func record(_ edits: [ListEdit]) {
    guard batch == nil else {
      batch?.edits += edits
      return
    }
    guard !edits.isEmpty else { return }
    openBatch(completion: nil)
    batch?.edits += edits
    closeBatch()
  }

  /// Lets a pending layout pass take place, so that counts are those from before the edits.
  private func bringUpToDate() {
    if !tableState.isInPass {
      layoutIfNeeded()
      // A table that no pass reaches is brought up to date all the same.
      if tableState.isReloadPending { ownEnvironment.bind { performLayoutPass() } }
    }
    _ = knownCounts
  }

  private func commitBatch() {
    guard var committed = batch else { return }
    defer { finish(committed) }
    guard !tableState.isReloadPending else {
      batch = nil
      tableState.counts = nil
      return invalidateHeights()
    }
    let before = knownCounts
    let after = askCounts()
    batch = nil
    do {
      let plan = try ListUpdatePlan(committed.edits, before: before, after: after, wording: .table)
      committed.isApplied = true
      apply(plan)
      reconfigure(committed.reconfigured.compactMap(plan.indexPath(after:)))
    } catch {
      refuse(error)
    }
  }

  /// Keeps the violation and goes on with a reload.
  private func refuse(_ violation: RuntimeViolation) {
    report(violation.naming(subject))
    markReload()
  }

  private func apply(_ plan: ListUpdatePlan) {
    dragging.move(plan, from: tableState.counts ?? [])
    tableState.counts = plan.counts
    selection.move { plan.indexPath(after: $0) }
    touchedPath = touchedPath.flatMap { plan.indexPath(after: $0) }
    tableState.swipedPath = nil
    prefetching.reset()
    invalidateHeights()
    guard !tableState.isInPass else { return tableState.delayedUpdates.append(plan) }
    prepareGeometryIfNeeded()
    let leaving = moveStage(plan)
    tableState.isInPass = true
    showVisibleElements(leaving: leaving)
    showDelayedUpdates()
    tableState.isInPass = false
  }

  func moveStage(_ plan: ListUpdatePlan) -> [TableStage.Entry] {
    let moved = stage.entries.map { ($0, $0.element.element(after: plan)) }
    stage.replace(
      with: moved.compactMap { entry, element in
        element.map { TableStage.Entry(element: $0, view: entry.view) }
      })
    return moved.filter { $0.1 == nil }.map(\.0)
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
