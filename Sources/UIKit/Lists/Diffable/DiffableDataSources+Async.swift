extension UICollectionViewDiffableDataSource {
  /// Shows a snapshot through a batch update, and returns after the update.
  ///
  /// Call this method on the main thread. In an asynchronous function, a call without a completion
  /// handler resolves to this method and needs `await`. Pass `completion: nil` to continue
  /// immediately.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot through a reload, and returns after the reload was requested.
  ///
  /// Call this method on the main thread.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Shows the visible items of a section snapshot as the items of a section, and returns after the
  /// update.
  ///
  /// Call this method on the main thread.
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
  /// Call this method on the main thread. In an asynchronous function, a call without a completion
  /// handler resolves to this method and needs `await`. Pass `completion: nil` to continue
  /// immediately.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot through a reload, and returns after the reload was requested.
  ///
  /// Call this method on the main thread.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }
}
