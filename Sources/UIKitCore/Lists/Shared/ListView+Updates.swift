import Foundation

extension ListView {
  /// Performs the edits of a closure as one batch update.
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch(completion: completion)
    updates?()
    closeBatch()
  }

  /// Begins a batch update, nested in the current one (rule V8).
  func openBatch(completion: ((Bool) -> Void)?) {
    if batch == nil {
      performPendingLayout()
      batch = ListUpdateBatch()
    }
    batch?.depth += 1
    if let completion { batch?.completions.append(completion) }
  }

  /// Ends a batch update. The edits of the outermost one are checked and shown.
  func closeBatch() {
    guard batch != nil else { return reportUnbalanced() }
    batch?.depth -= 1
    guard batch?.depth == 0 else { return }
    // The caller's environment knows whether animations are disabled; the list's own may not.
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

  /// Records edits. Outside of a batch update, they form their own batch update.
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

  /// Runs a pending layout pass, so that the counts are those before the edits.
  private func performPendingLayout() {
    if data.isInPass {
      updateLayoutInPass()
    } else {
      layoutIfNeeded()
      // A list that no layout pass reaches is updated as well.
      if data.isReloadPending { ownEnvironment.bind { performLayoutPass() } }
    }
    _ = knownCounts
  }

  /// Compares the counts with the edits, and then moves the visible elements.
  private func commitBatch() {
    guard var committed = batch else { return }
    defer { finish(committed) }
    guard !data.isReloadPending else {
      batch = nil
      data.counts = nil
      return discardLayout()
    }
    let before = knownCounts
    let after = askCounts()
    batch = nil
    do {
      let plan = try ListUpdatePlan(
        committed.edits, before: before, after: after, wording: Self.wording)
      committed.isApplied = true
      apply(plan)
      reconfigure(committed.reconfigured.compactMap(plan.indexPath(after:)))
    } catch {
      // UIKit reloads after an invalid batch since iOS 13.
      report(error.naming(subject))
      markReload()
    }
  }

  private func apply(_ plan: ListUpdatePlan) {
    dragging.move(plan, from: data.counts ?? [])
    data.counts = plan.counts
    selection.move { plan.indexPath(after: $0) }
    touchedPath = touchedPath.flatMap { plan.indexPath(after: $0) }
    prefetching.reset()
    invalidateCounts(after: plan)
    guard !data.isInPass else { return data.delayedUpdates.append(plan) }
    willShowUpdate()
    data.isInPass = true
    show(plan)
    showDelayedUpdates()
    data.isInPass = false
  }

  /// Calls the completion handlers: immediately, or at the end of the animation on the virtual clock.
  ///
  /// Rule: UIKit's documentation of `performBatchUpdates(_:completion:)`: the handler runs when the
  /// animations are finished. With a duration of 0, it runs in the next step on the main queue.
  private func finish(_ batch: ListUpdateBatch) {
    guard !batch.completions.isEmpty else { return }
    guard batch.isAnimated else { return batch.complete() }
    let (box, duration) = (MainActorBox(batch), updateDuration)
    guard duration > 0 else {
      return ownEnvironment.enqueueOnMain(RuntimeScheduling.Step(.main, "batch update completion"))
      {
        box.value.complete()
      }
    }
    guard !updatesEndWhenIdle else { return finishWhenIdle(batch, after: duration) }
    // A timer that is due at the end of an advance must not miss it by rounding.
    ownEnvironment.scheduleTimer(
      after: duration - 1e-9, RuntimeScheduling.Step(.timer, "batch update completion")
    ) { box.value.complete() }
    if data.awaitedUpdateCount > 0 { passAnimationTime(duration) }
  }

  /// Calls the completion handlers at the end of the animation or when no other work is left, whichever
  /// is first.
  private func finishWhenIdle(_ batch: ListUpdateBatch, after duration: Double) {
    let box = MainActorBox(UpdateEnd(batch))
    box.value.timer = ownEnvironment.scheduleTimer(
      after: duration - 1e-9, RuntimeScheduling.Step(.timer, "batch update completion")
    ) { box.value.arrive() }
    let scheduler = ownEnvironment.scheduler
    ownEnvironment.enqueueWhenIdle(RuntimeScheduling.Step(.main, "batch update completion")) {
      if let timer = box.value.timer { scheduler.cancelTimer(timer) }
      box.value.arrive()
    }
  }

  /// Advances the virtual clock by the duration of an animation, in a later step on the main queue.
  private func passAnimationTime(_ duration: Double) {
    let scheduler = ownEnvironment.scheduler
    ownEnvironment.enqueueOnMain(RuntimeScheduling.Step(.main, "awaited batch update")) {
      scheduler.advance(by: duration)
    }
  }

  /// Performs an update and suspends the calling task until its completion handler runs.
  ///
  /// Decided here, because a test that awaits an update cannot advance the virtual clock: the clock
  /// advances by the duration of the animation.
  func suspend(during update: (_ completion: @escaping () -> Void) -> Void) async {
    data.awaitedUpdateCount += 1
    await withCheckedContinuation { continuation in update { continuation.resume() } }
    data.awaitedUpdateCount -= 1
  }
}

/// The end of an animated update, which two events can bring about.
@MainActor private final class UpdateEnd {
  private var batch: ListUpdateBatch?
  var timer: RuntimeScheduling.TimerID?

  init(_ batch: ListUpdateBatch) {
    self.batch = batch
  }

  /// Calls the completion handlers, unless they were called before.
  func arrive() {
    let batch = batch.take()
    batch?.complete()
  }
}
