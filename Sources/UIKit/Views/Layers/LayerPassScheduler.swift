/// What hears that a tree of layers has something to do: a window.
@MainActor protocol LayerPassScheduler: AnyObject {
  /// Makes sure that a pass over the tree will run.
  func schedulePass()
}
