import UIKit

extension ASDKViewController {
  /// Whether the controller or its node has a range mode to set.
  var hasRangeMode: Bool { rangeModeTarget != nil }

  /// Sets the range mode that belongs to the visibility depth.
  func applyRangeMode() {
    let mode = ASLayoutRangeModeForVisibilityDepth(UInt(max(visibilityDepth(), 0)))
    rangeModeTarget?.updateCurrentRange(with: mode)
  }

  /// The controller itself where it has ranges, else the node where it has.
  private var rangeModeTarget: (any ASRangeControllerUpdateRangeProtocol)? {
    let controller = self as? any ASRangeControllerUpdateRangeProtocol
    return controller ?? hostedNode as? any ASRangeControllerUpdateRangeProtocol
  }
}
