import UIKit

extension ASDisplayNode {
  /// Remarks that a container's range has no effect in low memory.
  @MainActor final func adviseOfLowMemory(
    _ tuning: ASRangeTuningParameters, _ mode: ASLayoutRangeMode, _ type: ASLayoutRangeType
  ) {
    guard mode == .lowMemory, type == .display, tuning != .zero else { return }
    environment.report(.lowMemoryDisplayRange("\(Swift.type(of: self))"))
  }
}
