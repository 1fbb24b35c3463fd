/// Who applies updates and hears of ranges.
@MainActor
package protocol ASRangeControllerDelegate: AnyObject {
  /// Whether ranges may be updated now.
  var shouldUpdateRanges: Bool { get }
  /// Applies an update, calls `swapMaps` in its course and completes the update.
  func rangeController(
    _ rangeController: ASRangeController, apply update: BatchUpdate, swapMaps: () -> Void)
}
