import Synchronization
import UIKit

/// The controller that turns the changes of a container into element maps, and builds and measures
/// their nodes.
///
/// The data source is queried on the main actor when an update is scheduled; nodes are built and
/// measured on the editing lane; the update is applied in a main-queue job. Source:
/// `ASDataController.mm`, `-updateWithChangeSet:`.
@MainActor
package final class ASDataController {
  /// The newest map that the data source has described.
  package internal(set) var pendingMap: ASElementMap
  /// The map that the view displays.
  package internal(set) var visibleMap: ASElementMap
  /// A Boolean value that indicates whether the displayed data matches the data source.
  package internal(set) var isSynchronized = true
  /// A Boolean value that indicates whether the data has been loaded once. Earlier changes are
  /// ignored.
  package internal(set) var hasLoadedOnce = false

  /// The source that describes the data.
  package weak var source: (any ASDataControllerSource)?
  /// The delegate that applies updates.
  package weak var delegate: (any ASDataControllerDelegate)?
  /// The delegate that computes layouts ahead of time.
  package weak var layoutDelegate: (any DataControllerLayoutDelegate)?
  /// The policy for building and measuring nodes. Called on any thread.
  package let policy: any ProcessingPolicy
  /// The experimental features that are enabled.
  package let features: DataControllerFeatures

  let owner: ElementOwner
  let mainQueue: ASMainSerialQueue
  // Shared with the works of the lane, which may outlive the controller.
  let unfinishedWorks = WorkCounter()
  var cachedItemCounts: [Int]?
  /// The invalid counts that were reported, so that the next question does not report them again.
  var reportedCounts: [InvalidCount] = []
  /// The number of updates that the main thread waits for, each begun in a completion handler of another.
  var nestedWaitCount = 0
  static let nestingLimit = 16
  var nextSectionID = 0
  /// Elements that were created without a batch. The next batch builds and measures their nodes.
  var elementsBetweenBatches: [ASCollectionElement] = []
  var synchronizationBlocks: [() -> Void] = []
  /// The number of waits for the end of processing, after which these blocks run.
  var synchronizationWaits = 0
  /// A Boolean value that indicates whether updates that begin in completion handlers are applied in later jobs,
  /// since such updates have nested too deeply.
  var postponesNestedUpdates = false

  var environment: RuntimeEnvironment { owner.environment }
  var editingLane: RuntimeScheduling.Lane { owner.editingLane }

  /// Creates a controller without data.
  package init(
    owner: ElementOwner, policy: any ProcessingPolicy, features: DataControllerFeatures = []
  ) {
    self.owner = owner
    self.policy = policy
    self.features = features
    mainQueue = ASMainSerialQueue(environment: owner.environment)
    pendingMap = ASElementMap()
    visibleMap = pendingMap
  }

  /// Returns a controller without data that has this one's policy, in another environment.
  func remade(in environment: RuntimeEnvironment) -> ASDataController {
    let made = ASDataController(
      owner: ElementOwner(environment: environment, node: owner.node), policy: policy,
      features: features)
    made.layoutDelegate = layoutDelegate
    return made
  }

  /// The item counts of the data source, cached between updates.
  ///
  /// Source: `ASDataController.mm`, `-itemCountsFromDataSource`.
  package var itemCounts: [Int] {
    if let cachedItemCounts { return cachedItemCounts }
    guard let source else { return [] }
    cachedItemCounts = AppCallbacks.call(.counts, of: sourceName) { checkedCounts(of: source) }
    return cachedItemCounts ?? itemCountsOfMap
  }

  /// The name of the data source in messages.
  var sourceName: String { (source as? any ContainerView)?.dataSourceName ?? "" }

  /// The item counts of the pending map.
  var itemCountsOfMap: [Int] {
    (0..<pendingMap.numberOfSections).map { pendingMap.numberOfItems(inSection: $0) }
  }

  /// Creates a batch of changes relative to the current item counts.
  package func makeBatch() -> BatchUpdate {
    BatchUpdate(oldItemCounts: itemCounts)
  }

  /// A Boolean value that indicates whether an update has not been applied yet.
  ///
  /// Source: `ASDataController.mm`, `-isProcessingUpdates`.
  package var isProcessingUpdates: Bool {
    mainQueue.numberOfScheduledBlocks > 0 || unfinishedWorks.count > 0
  }

  /// Waits until every update has been applied, and runs the blocks of the main serial queue.
  package func waitUntilAllUpdatesAreProcessed() {
    performWhenIdle {}
  }

  /// Waits for the editing lane, then runs a block after those of the main serial queue.
  func performWhenIdle(_ block: @escaping @MainActor @Sendable () -> Void) {
    waitForUpdates()
    mainQueue.perform(block)
  }

  /// Waits until the nodes of every scheduled update are built.
  func waitForUpdates() {
    let counter = unfinishedWorks
    environment.scheduler.waitUntilIdle(editingLane) { counter.count == 0 }
  }

  /// Runs a block when no update is being processed: immediately, or after the lane's current work.
  ///
  /// Source: `ASDataController.mm`, `-onDidFinishProcessingUpdates:`.
  package func onDidFinishProcessingUpdates(_ block: @escaping () -> Void) {
    guard isProcessingUpdates else { return block() }
    // The work that waits is not an update, so it is not counted as one.
    let block = MainActorBlock(block)
    let environment = environment
    let work = RuntimeScheduling.Work(label: "processed", kind: .editing) {
      environment.enqueueOnMain(RuntimeScheduling.Step(.main, "processed")) {
        self.onDidFinishProcessingUpdates(block.run)
      }
    }
    environment.enqueue(work, on: editingLane)
  }

  /// Runs a block when the displayed data matches the data source and no update is being processed.
  ///
  /// - Quirk: if an earlier update has just been applied, the block runs immediately although a
  ///   later update is being processed. `ASDataController.mm`, `-onDidFinishSynchronizing:` and
  ///   `-updateWithChangeSet:`.
  package func onDidFinishSynchronizing(_ block: @escaping () -> Void) {
    guard !isSynchronized else { return block() }
    synchronizationBlocks.append(block)
  }

  /// Waits for updates, then removes all data. The next load starts from an empty map.
  ///
  /// Source: `ASDataController.mm`, `-clearData`, which does not load again by itself.
  package func clearData() {
    guard hasLoadedOnce else { return }
    waitUntilAllUpdatesAreProcessed()
    pendingMap = ASElementMap()
    visibleMap = pendingMap
  }
}

/// The methods of a data controller's delegate, which applies updates to the view.
@MainActor
package protocol ASDataControllerDelegate: AnyObject {
  /// Tells the delegate to apply an update. The delegate calls `swapMaps` while applying it, and
  /// completes the update.
  func dataController(
    _ dataController: ASDataController, apply update: BatchUpdate, swapMaps: () -> Void)
}

/// A delegate that computes the layout of a whole update ahead of time.
@MainActor
package protocol DataControllerLayoutDelegate: AnyObject {
  /// Returns a computation of the layout for elements, which any thread may run. The input is read
  /// before it returns.
  func layoutComputation(for elements: ASElementMap) -> @Sendable () -> Void
}

/// Features of a data controller that are experimental in Texture.
package struct DataControllerFeatures: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Nodes are built and measured on the main actor during the update.
  package static let mainThreadOnly = DataControllerFeatures(rawValue: 1)
  /// Updates do not wait for earlier ones.
  package static let overlappingUpdates = DataControllerFeatures(rawValue: 2)
}

/// The policy that a data controller's background work follows to build and measure nodes.
package protocol ProcessingPolicy: AnyObject, Sendable {
  /// A Boolean value that indicates whether nodes are created one after the other instead of
  /// concurrently.
  var serializesNodeCreation: Bool { get }
  /// Returns whether to measure a node before it is needed.
  func shouldMeasureEagerly(_ node: ASCellNode, in range: ASSizeRange) -> Bool
}

/// A counter of work items that have been enqueued and not finished.
final class WorkCounter: Sendable {
  private let value = Atomic(0)

  /// The number of unfinished work items.
  var count: Int { value.load(ordering: .acquiring) }

  /// Increments the counter when a work item is enqueued.
  func increment() { value.add(1, ordering: .acquiringAndReleasing) }

  /// Decrements the counter when a work item has finished.
  func decrement() { value.subtract(1, ordering: .acquiringAndReleasing) }
}
