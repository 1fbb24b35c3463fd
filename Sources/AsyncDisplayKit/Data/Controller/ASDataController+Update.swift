import UIKit

extension ASDataController {
  /// Processes a batch: queries the data source, publishes the new pending map, and schedules the
  /// rest.
  ///
  /// - Throws: The first broken rule; the maps stay unchanged and the batch is not completed.
  package func update(with batch: BatchUpdate) throws(InvalidUpdate) {
    isSynchronized = false
    batch.addCompletion { [weak self] _ in self?.finishSynchronizing() }
    if batch.changes.includesReloadData { hasLoadedOnce = true }
    if !features.contains(.overlappingUpdates) { waitForUpdates() }
    guard hasLoadedOnce else { return completeNow(batch, finished: true) }
    cachedItemCounts = nil
    let update = try batch.changes.completed(newItemCounts: itemCounts)
    batch.update = update
    let map = try nextMap(after: batch, update)
    let computation = layoutDelegate?.layoutComputation(for: map)
    pendingMap = map
    try schedule(batch, map: map, computation: computation)
    if source?.shouldProcessSynchronously(batch) == true { waitUnlessNestedDeeply() }
  }

  /// Waits for all updates, unless many updates wait in each other's completion handlers.
  ///
  /// Decided here: the main serial queue runs such an update inside of the completion handler that began it
  /// (`ASMainSerialQueue.mm`, `-runBlocks`), so that a chain of updates needs a stack without end. After 16 of them nobody
  /// waits for the chain's next updates. Each is applied in a later job of the main queue, as other updates without a
  /// wait (`ASDataController.mm`, `-updateWithChangeSet:`). The calls that wait for the earlier updates return first:
  /// they would never return from a chain without an end.
  private func waitUnlessNestedDeeply() {
    if !mainQueue.isRunning { postponesNestedUpdates = false }
    guard nestedWaitCount < Self.nestingLimit, !postponesNestedUpdates else {
      postponesNestedUpdates = true
      return mainQueue.postpone()
    }
    nestedWaitCount += 1
    waitUntilAllUpdatesAreProcessed()
    nestedWaitCount -= 1
  }

  private func nextMap(
    after batch: BatchUpdate, _ update: ASHierarchyUpdate
  ) throws(InvalidUpdate) -> ASElementMap {
    guard !batch.changes.isEmpty else { return pendingMap }
    let source = source
    source?.beginQuestions()
    defer { source?.endQuestions() }
    let map = try AppCallbacks.call(.nodes, of: sourceName) { () throws(InvalidUpdate) in
      try ElementMapBuilder(controller: self, batch: batch, update: update).build()
    }
    return map ?? pendingMap
  }

  /// Source: `ASDataController.mm`, `-updateWithChangeSet:`, which waits for the end of processing after each update.
  ///
  /// Decided here: from a number of waits on, a chain of updates adds none, since each one is repeated after each
  /// update, and a chain of 1,000 insertions would not settle.
  private func finishSynchronizing() {
    isSynchronized = true
    guard synchronizationWaits < Self.nestingLimit else { return }
    synchronizationWaits += 1
    onDidFinishProcessingUpdates { [weak self] in
      guard let self else { return }
      synchronizationWaits -= 1
      guard isSynchronized else { return }
      let blocks = synchronizationBlocks
      synchronizationBlocks = []
      for block in blocks { block() }
    }
  }

  /// Source: `ASDataController.mm`, `-updateWithChangeSet:`.
  private func schedule(
    _ batch: BatchUpdate, map: ASElementMap, computation: (@Sendable () -> Void)?
  ) throws(InvalidUpdate) {
    unfinishedWorks.increment()
    for element in elementsBetweenBatches where map.indexPath(for: element) != nil {
      if let node = element.keptNode ?? element.nodeIfAllocated {
        batch.note(HeldNode(node))
      }
    }
    elementsBetweenBatches = []
    if !features.contains(.mainThreadOnly) {
      // A layout may measure any node, including displayed ones.
      if computation != nil { batch.noteNodes(of: map) }
      batch.lendNodes(of: owner)
    }
    let finish = finishing(batch, map: map)
    environment.enqueue(
      work(for: batch, map: map, computation: computation, finish: finish), on: editingLane)
  }

  private func work(
    for batch: BatchUpdate, map: ASElementMap, computation: (@Sendable () -> Void)?,
    finish: @escaping @Sendable ([ASCollectionElement]) -> Void
  ) -> RuntimeScheduling.Work {
    if let computation, !features.contains(.mainThreadOnly) {
      return RuntimeScheduling.Work(
        label: "layout", parallelism: .serial, unitCount: 1, phases: [.layout],
        body: { _, _ in computation() }, completion: { finish([]) })
    }
    if features.contains(.mainThreadOnly) {
      processNow(map, computation: computation)
      return RuntimeScheduling.Work(
        label: "update", unitCount: 0, phases: [], body: { _, _ in },
        completion: { finish([]) })
    }
    let processing = ElementProcessing(
      policy: policy, sharesNodes: batch.sharesNodes, takesAll: batch.makesAllNodes)
    return RuntimeScheduling.Work(label: "update") { processing.work(for: map, completion: finish) }
  }

  private func processNow(_ map: ASElementMap, computation: (@Sendable () -> Void)?) {
    if let computation { return computation() }
    let processing = ElementProcessing(policy: policy)
    for element in processing.unprocessed(in: map) { processing.process(element) }
  }

  /// Returns the end of an update's background part, which enqueues the apply step in the main
  /// serial queue.
  private func finishing(
    _ batch: BatchUpdate, map: ASElementMap
  ) -> @Sendable ([ASCollectionElement]) -> Void {
    let (queue, counter, owner, number) = (mainQueue, unfinishedWorks, owner, batch.number)
    return { unprocessed in
      if let number { owner.finishWork(at: number) }
      queue.enqueue { self.apply(batch, map: map, unprocessed: unprocessed) }
      counter.decrement()
    }
  }

  private func apply(
    _ batch: BatchUpdate, map: ASElementMap, unprocessed: [ASCollectionElement]
  ) {
    batch.takeNodesBack(from: owner)
    let processing = ElementProcessing(policy: policy)
    for element in unprocessed { processing.process(element) }
    guard let delegate else {
      visibleMap = map
      return batch.complete(finished: false)
    }
    delegate.dataController(self, apply: batch) { visibleMap = map }
  }
}

extension ASDataController {
  /// Continues from the last consistent state after a batch that broke a rule.
  package func abandon(_ batch: BatchUpdate) {
    // The next batch is based on the counts of the maps, not on those of the data source.
    cachedItemCounts = itemCountsOfMap
    completeNow(batch, finished: false)
  }

  /// Completes a batch that changes nothing, in a later job if many of them wait in each other's completion handlers.
  ///
  /// Decided here: for the reason of ``waitUnlessNestedDeeply()``.
  private func completeNow(_ batch: BatchUpdate, finished: Bool) {
    let complete = MainActorBlock { batch.complete(finished: finished) }
    guard nestedWaitCount < Self.nestingLimit else {
      return environment.enqueueOnMain(RuntimeScheduling.Step(.main, "completion")) {
        complete.run()
      }
    }
    nestedWaitCount += 1
    complete.run()
    nestedWaitCount -= 1
  }
}
