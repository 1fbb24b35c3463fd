import UIKit

extension ContainerNode {
  /// The sizes of the ranges of the view, or what is pending for it.
  var rangeTuning: RangeTuningTable {
    loadedContainerView?.rangeController.layoutController.tuning ?? pending.tuning
  }

  /// Sets the size of a range in a mode; an advisory where it has no effect.
  func tuneRange(
    _ parameters: ASRangeTuningParameters, _ mode: ASLayoutRangeMode, _ type: ASLayoutRangeType
  ) {
    adviseOfLowMemory(parameters, mode, type)
    pending.tuning[mode, type] = parameters
    loadedContainerView?.rangeController.layoutController.tuning[mode, type] = parameters
  }

  /// Forces a range mode until the next full update of the ranges.
  func forceRangeMode(_ mode: ASLayoutRangeMode) {
    pending.rangeMode = mode
    loadedContainerView?.rangeController.updateCurrentRange(with: mode)
  }

  /// Remarks that a container's range has no effect in low memory.
  private func adviseOfLowMemory(
    _ tuning: ASRangeTuningParameters, _ mode: ASLayoutRangeMode, _ type: ASLayoutRangeType
  ) {
    guard mode == .lowMemory, type == .display, tuning != .zero else { return }
    environment.report(.lowMemoryDisplayRange("\(Swift.type(of: self))"))
  }
}
