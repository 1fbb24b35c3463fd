extension UICollectionViewDiffableDataSource {
  /// Shows a snapshot through a batch update, and returns after the update.
  ///
  /// Call this method on the main thread. In an asynchronous function, a call without a completion
  /// handler resolves to this method and needs `await`. Pass `completion: nil` to continue
  /// immediately. Decided here: an animated update advances the virtual clock by its duration,
  /// because the calling task cannot do so.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await collectionView.awaitUpdate {
      apply(snapshot, animatingDifferences: animatingDifferences, completion: $0)
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
    await collectionView.awaitUpdate {
      apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: $0)
    }
  }
}

extension UITableViewDiffableDataSource {
  /// Shows a snapshot through a batch update, and returns after the update.
  ///
  /// Call this method on the main thread. In an asynchronous function, a call without a completion
  /// handler resolves to this method and needs `await`. Pass `completion: nil` to continue
  /// immediately. Decided here: an animated update advances the virtual clock by its duration,
  /// because the calling task cannot do so.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await tableView.awaitUpdate {
      apply(snapshot, animatingDifferences: animatingDifferences, completion: $0)
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

extension Optional where Wrapped: SnapshotList {
  /// Performs an update of the list, and suspends the calling task until its completion handler
  /// runs. Without a list, the handler runs immediately.
  @MainActor
  fileprivate func awaitUpdate(_ update: (_ completion: (() -> Void)?) -> Void) async {
    guard let self else { return update(nil) }
    await self.awaitUpdate { update($0) }
  }
}
