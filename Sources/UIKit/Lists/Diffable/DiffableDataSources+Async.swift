extension UICollectionViewDiffableDataSource {
  /// Shows a snapshot through a batch update, and returns after the update.
  ///
  /// Main thread. In an asynchronous function it is what a call without a completion means, which needs
  /// `await`; pass `completion: nil` to go on at once.
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot through a reload, and returns after the reload was requested.
  ///
  /// Main thread.
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows the visible items of a section snapshot as the items of a section, and returns after the
  /// update.
  ///
  /// Main thread.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }
}

extension UITableViewDiffableDataSource {
  /// Shows a snapshot through a batch update, and returns after the update.
  ///
  /// Main thread. In an asynchronous function it is what a call without a completion means, which needs
  /// `await`; pass `completion: nil` to go on at once.
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot through a reload, and returns after the reload was requested.
  ///
  /// Main thread.
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }
}
