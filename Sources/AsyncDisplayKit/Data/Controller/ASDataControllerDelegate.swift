/// Who applies a data controller's updates to what is shown.
@MainActor
package protocol ASDataControllerDelegate: AnyObject {
  /// Applies an update, calls `swapMaps` in its course and completes the update.
  func dataController(
    _ dataController: ASDataController, apply update: BatchUpdate, swapMaps: () -> Void)
}
