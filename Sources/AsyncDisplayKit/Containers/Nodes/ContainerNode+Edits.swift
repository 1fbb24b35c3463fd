import UIKit

extension ContainerNode {
  /// Groups edits into one update; before there is a view they are only made.
  func performContainerBatch(
    animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard let loadedContainerView else {
      updates?()
      completion?(true)
      return
    }
    loadedContainerView.performBatch(animated: animated, updates: updates, completion: completion)
  }

  /// Loads all data again; an advisory where the completion is lost.
  func reloadContainer(completion: (() -> Void)?) {
    guard let loadedContainerView else {
      return environment.report(.reloadBeforeLoad("\(type(of: self))"))
    }
    loadedContainerView.reloadData(completion: completion)
  }

  /// Runs a closure when no update is being processed: at once before there is a view.
  func onEndOfProcessing(_ completion: @escaping () -> Void) {
    guard let loadedContainerView else { return completion() }
    loadedContainerView.onEndOfProcessing(completion)
  }

  /// Returns when no update is being processed.
  func untilEndOfProcessing() async {
    await withCheckedContinuation { continuation in
      onEndOfProcessing { continuation.resume() }
    }
  }
}
