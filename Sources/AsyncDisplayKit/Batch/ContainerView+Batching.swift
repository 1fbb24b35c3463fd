import UIKit

extension ContainerView {
  /// Schedules a check for a batch fetch in the next main-queue job, unless nothing changed since
  /// an earlier check.
  ///
  /// Source: `ASCollectionView.mm` and `ASTableView.mm`,
  /// `-_scheduleCheckForBatchFetchingForNumberOfChanges:`.
  func scheduleBatchFetchCheck(changeCount: Int) {
    if changeCount == 0, batching.hasCheckedAfterUpdate { return }
    batching.hasCheckedAfterUpdate = true
    enqueueBatchFetchCheck()
  }

  private func enqueueBatchFetchCheck() {
    ownEnvironment.enqueueOnMain(RuntimeScheduling.Step(.main, "batch fetch check")) {
      [weak self] in
      self?.checkForBatchFetching()
    }
  }

  /// Begins a batch fetch if the content is about to end, unless the user is dragging.
  ///
  /// Source: `ASCollectionView.mm` and `ASTableView.mm`, `-_checkForBatchFetching`.
  func checkForBatchFetching() {
    guard !isDragging, !isTracking else { return }
    beginBatchFetchingIfNeeded(targetOffset: contentOffset, velocity: .zero)
  }

  /// Calls the delegate's batch-fetch method in a separate step off the main thread.
  ///
  /// Source: `ASCollectionView.mm` and `ASTableView.mm`, `-_beginBatchFetching`.
  func beginBatchFetching() {
    guard let delegate = asyncDelegate as AnyObject? else { return }
    batching.hasMissedBatch = false
    batchContext.beginBatchFetching()
    batchContext.fakedCalls.withLock { $0 = ownEnvironment.fakedCalls }
    if isIsolatedConformance(of: type(of: delegate), to: Self.batchFetchingProtocol) {
      return beginBatchFetchingOnMain(delegate)
    }
    let recipients = BatchFetchRecipients(
      delegate: delegate, node: containerNode, view: self)
    let work = RuntimeScheduling.Work(label: "batch fetch", kind: .batchFetch) { [batchContext] in
      recipients.call { Self.askForBatch($0, $1, $2, batchContext) }
    }
    ownEnvironment.enqueue(work, on: ownEnvironment.lane(BatchFetchRecipients.lane))
  }

  /// Calls a delegate whose conformance is isolated to the main actor in a job of the main queue, and
  /// reports it if it implements a member that begins a fetch.
  ///
  /// Decided here: on the device such a member is called on a background thread, where Swift stops the
  /// app because the executor is not the expected one. A delegate without such a member is correct.
  private func beginBatchFetchingOnMain(_ delegate: AnyObject) {
    ownEnvironment.enqueueOnMain(RuntimeScheduling.Step(.main, "batch fetch")) {
      [weak delegate, weak self, batchContext] in
      guard let self, let delegate,
        Self.askForBatch(delegate, containerNode, self, batchContext)
      else { return }
      report(.isolatedBatchFetch(delegate: "\(type(of: delegate))"))
    }
  }

  /// Returns whether a fetch may begin: whether the delegate has a member that begins one, and its
  /// member of the node, or the older one of the view, allows it.
  ///
  /// Source: `ASCollectionView.mm` and `ASTableView.mm`, `-canBatchFetch`.
  func canFetch(_ nodeMember: (() -> Bool)?, _ viewMember: (() -> Bool)?) -> Bool {
    guard let viewMember, !batchContext.isMemberMissing else { return false }
    let name: OptionalMember = "shouldBatchFetch(for:)"
    let answer = nodeMember.flatMap { containerNode?.optionalMembers.ask(name, $0) }
    return answer ?? optionalMembers.ask(name, viewMember) ?? true
  }

  /// A Boolean value that indicates whether the view's semantic attribute makes the application's direction
  /// one from right to left.
  ///
  /// Traits that are overridden below the application do not count. Source: `ASBatchFetching.mm`,
  /// `ASDisplayShouldFetchBatchForScrollView`.
  var isRightToLeftForBatching: Bool {
    ownEnvironment.bind {
      UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft
    }
  }

  /// Begins a batch fetch if the question's answer is that the content is about to end.
  func beginBatchFetching(
    if question: BatchFetchQuestion, predictor: (any ASBatchFetchingDelegate)?
  ) {
    guard batchContext.isFetching() else {
      if question.isBatchDue(predictor) { beginBatchFetching() }
      return
    }
    if question.isBatchDue(nil) { batching.hasMissedBatch = true }
    adviseOfAbandonedFetch()
  }

  /// Reports once that a batch was due while a fetch was open whose context no code of the app keeps, so that the fetch
  /// never ends. After the call of a fake, whose report says so already, it is not reported.
  ///
  /// - Quirk: no batch is fetched any more, as after `completeBatchFetching(false)`; advisory
  ///   `abandoned-batch-fetch`. `ASBatchFetching.mm`, `ASDisplayShouldFetchBatchForContext`.
  package func adviseOfAbandonedFetch() {
    // The references are counted first: after that, nothing completes a fetch whose context has only this one.
    guard batching.hasMissedBatch, isKnownUniquelyReferenced(&batching.context),
      batchContext.isFetching(), let asyncDelegate,
      batchContext.fakedCalls.withLock({ $0 }) == ownEnvironment.fakedCalls,
      advisories.isFirst(.abandonedBatchFetch)
    else { return }
    report(.abandonedBatchFetch(delegate: "\(type(of: asyncDelegate as Any))"))
  }

  /// The state of the fetch, which the delegate completes.
  package var batchContext: ASBatchContext { batching.context }

  /// The screenfuls ahead that trigger a fetch.
  ///
  /// Source: `ASCollectionView.mm`, `-setLeadingScreensForBatching:`, which checks in a later job of the main
  /// queue; `ASTableView.mm`, `-setLeadingScreensForBatching:`, which checks at once.
  var batchingScreens: CGFloat {
    get { batching.leadingScreens }
    set {
      guard batching.leadingScreens != newValue else { return }
      batching.leadingScreens = newValue
      if Self.checksNewScreensLater {
        enqueueBatchFetchCheck()
      } else {
        ownEnvironment.bind { checkForBatchFetching() }
      }
    }
  }
}

/// The values that a container keeps from one batch-fetch decision to the next.
package struct BatchFetchState {
  /// The state of the container's fetch.
  package var context = ASBatchContext()
  /// A Boolean value that indicates whether a batch was due while a fetch was open.
  package var hasMissedBatch = false
  /// The distance to the end of the content, in screenfuls, at which a fetch begins.
  package var leadingScreens: CGFloat = 2
  /// A Boolean value that indicates whether a check has been scheduled after an update.
  package var hasCheckedAfterUpdate = false
}
