import UIKit

extension ContainerNode {
  /// The container view after its data has been loaded. Loads the view and the data if needed.
  ///
  /// Source: `ASCollectionNode.mm` and `ASTableNode.mm`, `-reloadDataInitiallyIfNeeded`.
  private var viewWithData: View {
    let view = containerView
    if !view.dataController.hasLoadedOnce { loadDataInitially(in: view) }
    return view
  }

  /// The newest data, which may not be displayed yet. Loads the view and the data if needed.
  func newestMap(_ member: String = #function) -> ASElementMap {
    checkContainerThread(member) ? viewWithData.dataController.pendingMap : ASElementMap()
  }

  /// Returns the number of items of a section in the newest data. A section that does not exist is a
  /// violation and has none.
  ///
  /// Source: `ASElementMap.mm`, `-numberOfItemsInSection:`.
  func newestItemCount(inSection section: Int, member: String = #function) -> Int {
    let map = newestMap(member)
    if RuntimeScheduling.Role.current == .main, !(0..<map.numberOfSections).contains(section) {
      containerView.report(
        .invalidSection(section, count: map.numberOfSections, node: "\(type(of: self))"))
    }
    return map.numberOfItems(inSection: section)
  }

  /// The newest data that has been loaded. Loads the view if needed, but not the data.
  func presentMap(_ member: String = #function) -> ASElementMap {
    checkContainerThread(member) ? containerView.dataController.pendingMap : ASElementMap()
  }

  /// The data that the view displays. Loads the view if needed, but not the data.
  ///
  /// Source: `ASCollectionNode.mm`, `-visibleElements`.
  func shownMap(_ member: String = #function) -> ASElementMap {
    checkContainerThread(member) ? containerView.dataController.visibleMap : ASElementMap()
  }

  /// Returns the index path of a node in the newest data. Loads the view if needed.
  ///
  /// Source: `ASCollectionNode.mm` and `ASTableNode.mm`, `-indexPathForNode:`.
  func newestIndexPath(of cellNode: ASCellNode, member: String = #function) -> IndexPath? {
    guard checkContainerThread(member) else { return nil }
    return containerView.indexPath(of: cellNode)
  }

  /// Returns the index path of a displayed item in the newest data, or `nil` if it was removed.
  func newestIndexPath(ofShown indexPath: IndexPath) -> IndexPath? {
    containerView.pendingIndexPath(forShown: indexPath)
  }

  /// Returns the index paths of displayed items in the newest data, without removed ones.
  func newestIndexPaths(ofShown indexPaths: [IndexPath]) -> [IndexPath] {
    indexPaths.compactMap(newestIndexPath(ofShown:))
  }

  /// Returns the view, which is loaded if needed, and the index path at which the view displays an
  /// item, or `nil` for an item that is not in the data.
  ///
  /// Source: `ASTableNode.mm`, `-cellForRowAtIndexPath:` and `-rectForRowAtIndexPath:`, and
  /// `ASCollectionNode.mm`, `-cellForItemAtIndexPath:`, which return nothing then.
  func shownItem(
    at indexPath: IndexPath, member: String = #function
  ) -> (view: View, indexPath: IndexPath)? {
    guard checkContainerThread(member) else { return nil }
    let view = containerView
    return view.shownIndexPath(forPending: indexPath).map { (view, $0) }
  }

  /// Calls a closure with the view and the index path at which the view displays an item.
  ///
  /// - Quirk: a call for an item that is not in the data does nothing; advisory
  ///   `unknown-index-path`. `ASCollectionView.mm`,
  ///   `-convertIndexPathFromCollectionNode:waitingIfNeeded:`; `ASTableView.mm`,
  ///   `-convertIndexPathFromTableNode:waitingIfNeeded:`.
  func withShownItem(
    at indexPath: IndexPath, member: String = #function, _ body: (View, IndexPath) -> Void
  ) {
    guard checkContainerThread(member) else { return }
    if let (view, shown) = shownItem(at: indexPath) { return body(view, shown) }
    let view = containerView
    view.report(
      .unknownIndexPath(indexPath, of: View.itemName, dataSource: view.dataSourceName))
  }

  /// Calls a closure that selects an item, or reports a missing index path.
  ///
  /// Source: `ASCollectionNode.mm`, `-selectItemAtIndexPath:animated:scrollPosition:`, and
  /// `ASTableNode.mm`, `-selectRowAtIndexPath:animated:scrollPosition:`.
  func select(
    _ indexPath: IndexPath?, itemName: String, member: String = #function,
    _ body: (View, IndexPath) -> Void
  ) {
    guard let indexPath else {
      return containerView.report(.nilSelection(of: itemName, container: "\(type(of: self))"))
    }
    withShownItem(at: indexPath, member: member, body)
  }
}

extension ContainerNode {
  /// Groups edits into one update. Before the view is loaded, only runs the closures.
  ///
  /// Source: `ASCollectionNode.mm`, `-performBatchAnimated:updates:completion:`.
  func performContainerBatch(
    animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)?,
    member: String = #function
  ) {
    guard isNodeLoaded else {
      updates?()
      completion?(true)
      return
    }
    guard checkContainerThread(member) else { return }
    containerView.performBatch(animated: animated, updates: updates, completion: completion)
  }

  /// Reloads all data. Before the view is loaded, does nothing, and reports an advisory if a completion is
  /// lost.
  func reloadContainer(completion: (() -> Void)?, member: String = #function) {
    guard let view = loadedContainerView(member) else {
      guard completion != nil, !isNodeLoaded else { return }
      return environment.report(.reloadBeforeLoad("\(type(of: self))"))
    }
    view.reloadData(completion: completion)
  }

  /// Calls a closure when no update is being processed, or immediately before the view is loaded.
  func onEndOfProcessing(member: String = #function, _ completion: @escaping () -> Void) {
    guard let view = loadedContainerView(member) else { return completion() }
    view.onEndOfProcessing(completion)
  }

  /// Waits until no update is being processed.
  func untilEndOfProcessing(member: String = #function) async {
    await withCheckedContinuation { continuation in
      onEndOfProcessing(member: member) { continuation.resume() }
    }
  }
}
