import Synchronization
import UIKit

/// Turns the changes of a container into snapshots of elements, and builds and measures their nodes.
///
/// Questions to the data source are asked on the main actor when an update is handed over; nodes
/// are built and measured on the editing lane; the update is applied in a main-queue job.
/// Source: Texture's data controller.
@MainActor
package final class ASDataController {
  /// The newest snapshot that the data source has described.
  package internal(set) var pendingMap: ASElementMap
  /// The snapshot that the view shows.
  package internal(set) var visibleMap: ASElementMap
  /// A Boolean value that indicates whether what is shown is what the data source says.
  package internal(set) var isSynchronized = true
  /// A Boolean value that indicates whether everything has been loaded once; earlier changes are
  /// dropped.
  package internal(set) var hasLoadedOnce = false

  /// Who describes the data.
  package weak var source: (any ASDataControllerSource)?
  /// Who applies updates.
  package weak var delegate: (any ASDataControllerDelegate)?
  /// Who computes layouts ahead of time.
  package weak var layoutDelegate: (any DataControllerLayoutDelegate)?
  /// Asked off the main actor.
  package let policy: any ProcessingPolicy
  /// The experimental switches.
  package let features: DataControllerFeatures

  let owner: ElementOwner
  let mainQueue: ASMainSerialQueue
  // Shared with the lane's works, which may outlive the controller.
  let unfinishedWorks = WorkCounter()
  var cachedItemCounts: [Int]?
  var nextSectionID = 0
  /// Elements that were made without a batch: the next one has the work with them.
  var elementsBetweenBatches: [ASCollectionElement] = []
  var synchronizationBlocks: [() -> Void] = []

  var environment: RuntimeEnvironment { owner.environment }
  var editingLane: BackgroundLane { owner.editingLane }

  /// Makes a controller without data.
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

  /// The item counts of the data source, asked once between updates.
  package var itemCounts: [Int] {
    if let cachedItemCounts { return cachedItemCounts }
    let counts = source.map { source in
      (0..<source.sourceSectionCount()).map { source.sourceItemCount(inSection: $0) }
    }
    cachedItemCounts = counts
    return counts ?? []
  }

  /// Makes a batch of changes against the present counts.
  package func makeBatch() -> BatchUpdate {
    BatchUpdate(oldItemCounts: itemCounts)
  }

  /// A Boolean value that indicates whether some update has not been handed to the view.
  package var isProcessingUpdates: Bool {
    mainQueue.numberOfScheduledBlocks > 0 || unfinishedWorks.count > 0
  }

  /// Waits until every update has been applied, and runs what waits on the main serial queue.
  package func waitUntilAllUpdatesAreProcessed() {
    performWhenIdle {}
  }

  /// Waits for the editing lane, then runs a block behind those of the main serial queue.
  func performWhenIdle(_ block: @escaping @MainActor @Sendable () -> Void) {
    waitForUpdates()
    mainQueue.perform(block)
  }

  /// Waits until every update that has been handed over is built.
  func waitForUpdates() {
    let counter = unfinishedWorks
    environment.scheduler.waitUntilIdle(editingLane) { counter.count == 0 }
  }

  /// Runs a block when no update is being processed: at once, or after a trip through the lane.
  package func onDidFinishProcessingUpdates(_ block: @escaping () -> Void) {
    guard isProcessingUpdates else { return block() }
    // The trip is no update itself, so it is not counted as one.
    let block = MainActorBlock(block)
    let environment = environment
    let work = BackgroundWork(label: "processed", kind: .editing) {
      environment.enqueueOnMain(RuntimeStep(.main, "processed")) {
        self.onDidFinishProcessingUpdates(block.run)
      }
    }
    environment.enqueue(work, on: editingLane)
  }

  /// Runs a block when what is shown is what the data source says and no update is processed.
  ///
  /// - Quirk: when an earlier update has just been applied, the block runs at once although a later
  ///   one is being processed.
  package func onDidFinishSynchronizing(_ block: @escaping () -> Void) {
    guard !isSynchronized else { return block() }
    synchronizationBlocks.append(block)
  }

  /// Waits for updates, then drops all data; the next load starts afresh.
  package func clearData() {
    guard hasLoadedOnce else { return }
    waitUntilAllUpdatesAreProcessed()
    pendingMap = ASElementMap()
    visibleMap = pendingMap
  }
}

/// Who applies a data controller's updates to what is shown.
@MainActor
package protocol ASDataControllerDelegate: AnyObject {
  /// Applies an update, calls `swapMaps` in its course and completes the update.
  func dataController(
    _ dataController: ASDataController, apply update: BatchUpdate, swapMaps: () -> Void)
}

/// Who computes the layout of a whole update ahead of time.
@MainActor
package protocol DataControllerLayoutDelegate: AnyObject {
  /// Gathers what the layout of some elements needs and returns the computation, to run elsewhere.
  func layoutComputation(for elements: ASElementMap) -> @Sendable () -> Void
}

/// Switches of a data controller that Texture calls experimental.
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

/// What the background side of a data controller asks about building and measuring nodes.
package protocol ProcessingPolicy: AnyObject, Sendable {
  /// A Boolean value that indicates whether nodes are built one after the other instead of on all
  /// cores.
  var serializesNodeCreation: Bool { get }
  /// Returns whether to measure a node in a range of sizes before it is needed.
  func shouldMeasureEagerly(_ node: ASCellNode, in range: ASSizeRange) -> Bool
}

/// A number of works that have been handed over and not been finished.
final class WorkCounter: Sendable {
  private let value = Atomic(0)

  /// The present number.
  var count: Int { value.load(ordering: .acquiring) }

  /// Counts a work that has been handed over.
  func increment() { value.add(1, ordering: .acquiringAndReleasing) }

  /// Counts a work that has been finished.
  func decrement() { value.subtract(1, ordering: .acquiringAndReleasing) }
}
