import UIKit

extension ContainerView {
  /// Groups edits into one update. Nested batches join the outermost one, which submits the update
  /// at its end.
  ///
  /// Source: `ASCollectionView.mm` and `ASTableView.mm`, `-beginUpdates` and
  /// `-endUpdatesAnimated:completion:`.
  package func performBatch(
    animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)?,
    member: String = #function
  ) {
    guard isOnMainThread(member) else { return }
    beginBatch()
    updates?()
    endBatch(animated: animated, completion: completion)
  }

  func beginBatch(member: String = #function) {
    guard isOnMainThread(member) else { return }
    batchDepth += 1
    guard batch == nil else { return }
    let new = ownEnvironment.bind { dataController.makeBatch() }
    // The data source may have begun a batch where it was asked for counts.
    guard batch == nil else { return }
    new.openList = (type(of: self), ownEnvironment)
    batch = new
  }

  /// Returns whether the current thread is the main thread. Reports a violation of the member if not.
  func isOnMainThread(_ member: String = #function) -> Bool {
    if RuntimeScheduling.Role.current == .main { return true }
    reportOffMainThread("'\(type(of: self)).\(member)'")
    return false
  }

  func endBatch(animated: Bool, completion: ((Bool) -> Void)?) {
    guard RuntimeScheduling.Role.current == .main else { return }
    // Source: `ASCollectionView.mm` and `ASTableView.mm`, `-endUpdatesAnimated:completion:`.
    guard batchDepth > 0, let batch else {
      return report(.unbalancedBatchEnd("\(type(of: self))"))
    }
    batchDepth -= 1
    if let completion { batch.addCompletion(completion) }
    guard batchDepth == 0 else { return }
    // The update may cause other batches.
    self.batch = nil
    batch.openList = nil
    batch.isAnimated = animated
    ownEnvironment.bind { submit(batch) }
  }

  /// Adds an edit to the current batch, or submits it as a batch of its own. An empty edit does
  /// nothing.
  ///
  /// The animation is the raw value of a table's row animation.
  func edit(_ edit: ContainerEdit, animation: Int = 0, member: String = #function) {
    guard !edit.isEmpty, isOnMainThread(member) else { return }
    adviseOfMove(edit)
    beginBatch()
    do throws(InvalidUpdate) {
      if let batch { try edit.add(to: &batch.changes, animation: animation) }
    } catch {
      report(error.violation(dataSource: dataSourceName))
    }
    endBatch(animated: animatesSingleEdits, completion: nil)
  }

  /// Reports once that the app moves an item or a section.
  ///
  /// - Quirk: a move is a deletion and an insertion, which make a new node and end the selection; advisory
  ///   `move-makes-new-node`. `_ASHierarchyChangeSet.mm`, `-moveItemAtIndexPath:toIndexPath:animationOptions:`.
  private func adviseOfMove(_ edit: ContainerEdit) {
    guard dataController.hasLoadedOnce, !isMovingInteractively else { return }
    let subject: String? =
      switch edit {
      case .moveItem: Self.itemName == "Row" ? "A row" : "An item"
      case .moveSection: "A section"
      default: nil
      }
    guard let subject, advisories.isFirst(.moveMakesNewNode) else { return }
    report(.moveMakesNewNode(of: subject, dataSource: dataSourceName))
  }

  /// Submits a batch that reloads all data. Animated if UIView animations are enabled.
  ///
  /// Source: `ASCollectionNode.mm` and `ASTableView.mm`, `-reloadDataWithCompletion:`.
  func submitReload(completion: (() -> Void)?) {
    if !dataController.hasLoadedOnce { awaitsCellsOfEarlyLoad = window == nil }
    performBatch(
      animated: UIView.areAnimationsEnabled, updates: { self.edit(.reloadData) },
      completion: completion.map { completion in { _ in completion() } })
  }

  /// Moves an item in the data after the user has moved it in the view.
  func followMove(_ move: @escaping () -> Void) {
    waitUntilAllUpdatesAreProcessed()
    isMovingInteractively = true
    performBatch(animated: false, updates: move, completion: nil)
    waitUntilAllUpdatesAreProcessed()
    isMovingInteractively = false
  }

  /// Runs a closure that shows an update, animated if the update is.
  func showing(_ update: BatchUpdate, _ body: () -> Void) {
    guard !update.isAnimated else { return body() }
    UIView.performWithoutAnimation(body)
  }

  private func submit(_ batch: BatchUpdate) {
    do throws(InvalidUpdate) {
      try dataController.update(with: batch)
      for advisory in batch.update?.advisories(dataSource: dataSourceName) ?? [] {
        report(advisory)
      }
    } catch {
      dataController.abandon(batch)
      report(error.violation(dataSource: dataSourceName))
    }
  }

  /// Blocks until all updates have been applied. Does nothing inside a batch update.
  ///
  /// Source: `ASCollectionView.mm` and `ASTableView.mm`, `-waitUntilAllUpdatesAreCommitted`.
  package func waitUntilAllUpdatesAreProcessed() {
    guard batchDepth == 0 else { return }
    ownEnvironment.bind { dataController.waitUntilAllUpdatesAreProcessed() }
  }

  /// Calls a closure when no update is being processed. Reports an advisory if an update is being
  /// applied.
  func onEndOfProcessing(_ completion: @escaping () -> Void) {
    ownEnvironment.bind {
      if !dataController.isProcessingUpdates, !dataController.isSynchronized {
        report(.processedBeforeShown(dataSource: dataSourceName))
      }
      dataController.onDidFinishProcessingUpdates(completion)
    }
  }

  /// Measures the nodes of all items again.
  package func relayoutItems() { relayoutItems(after: {}) }

  /// Applies the traits of the container's node to all nodes, after all updates.
  ///
  /// - Quirk: the nodes are not measured again, so that a list keeps its sizes when the text size changes;
  ///   advisory `list-keeps-sizes`. `ASDataController.mm`, `-environmentDidChange`.
  func adoptTraitsOfNode() {
    let former = dataController.takeTraitsOfNode()
    guard dataController.hasLoadedOnce else { return }
    ownEnvironment.bind {
      dataController.performWhenIdle { [dataController] in dataController.pushTraits() }
    }
    adviseOfKeptSizes(former)
  }

  private func adviseOfKeptSizes(_ former: ASTraitCollection?) {
    guard let former, let traits = containerNode?.traits,
      former.preferredContentSizeCategory != traits.preferredContentSizeCategory,
      dataController.visibleMap.numberOfSections > 0, advisories.isFirst(.listKeepsSizes)
    else { return }
    report(.listKeepsSizes(dataSource: dataSourceName))
  }
}
