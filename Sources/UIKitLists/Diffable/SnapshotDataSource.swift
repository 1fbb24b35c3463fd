import Foundation

/// A data source that shows snapshots in a list: the common behavior of those of collection and table
/// views.
@MainActor protocol SnapshotDataSource: AnyObject {
  associatedtype Section: Hashable & Sendable
  associatedtype Item: Hashable & Sendable
  associatedtype List: SnapshotList

  var shown: ShownSnapshot<Section, Item> { get set }
  /// The list, or `nil` if it no longer exists.
  var list: List? { get }
  /// The record of the threads that apply snapshots.
  var applyThreads: ApplyThreads { get }
  /// Requests that the cells at index paths are configured again.
  func reconfigure(at indexPaths: [IndexPath])
}

extension SnapshotDataSource {
  /// Runs an update of the list: immediately on the main thread, and from another one in a later job of the main queue.
  ///
  /// Rule: Apple's documentation of `apply(_:animatingDifferences:completion:)`: a snapshot may be applied from a
  /// background queue, if all are, and the completion handler runs on the main queue. Decided here: the difference
  /// is computed on the main queue too.
  func onMainQueue(_ update: @escaping @MainActor @Sendable () -> Void) {
    let isMain = RuntimeScheduling.Role.current == .main
    if applyThreads.isFirstMixture(isMain: isMain) { reportMixedThreads() }
    guard !isMain else { return update() }
    RuntimeEnvironment.current.enqueueOnMain(RuntimeScheduling.Step(.main, "snapshot"), update)
  }

  /// Source: the answer in thread 757270 of Apple's developer forums, with the warning that UIKit logs.
  private func reportMixedThreads() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .appliedOnSeveralThreads, subject: "\(type(of: self))",
        message: "Snapshots are applied on the main thread and on other threads.",
        remedy:
          "Apply all snapshots of a data source on the main queue, or all of them in the background."
      ))
  }

  /// Shows a snapshot through a batch update. The completion handler runs after the update.
  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard animated else {
      return UIView.performWithoutAnimation { show(snapshot, animated: true, completion) }
    }
    let edits = SnapshotDifference(from: shown.snapshot, to: snapshot).edits
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { shown.indexPath(of: $0) }
    guard let list else {
      shown.snapshot = snapshot
      completion?()
      return
    }
    list.show(edits) {
      shown.snapshot = snapshot
      reconfigure(at: reconfigured)
    } completion: {
      completion?()
    }
  }

  /// Shows a snapshot through a reload.
  func reload(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, _ completion: (() -> Void)?
  ) {
    shown.snapshot = snapshot
    list?.reloadData()
    completion?()
  }
}

/// A record of whether snapshots are applied on the main thread or on others. Any thread.
final class ApplyThreads: Sendable {
  private let kinds = Locked<(isMain: Bool?, isReported: Bool)>((nil, false))

  nonisolated init() {}

  /// Records the thread of an update, and returns whether it is the first that another kind of thread makes.
  func isFirstMixture(isMain: Bool) -> Bool {
    kinds.withLock { kinds in
      let first = kinds.isMain ?? isMain
      kinds.isMain = first
      guard first != isMain, !kinds.isReported else { return false }
      kinds.isReported = true
      return true
    }
  }
}

extension RuntimeViolation.Code {
  /// Snapshots were applied to a diffable data source on the main thread and on another one. UIKit
  /// logs a warning, because such calls can wait for each other.
  public static let appliedOnSeveralThreads = RuntimeViolation.Code(
    rawValue: "applied-on-several-threads")
}
