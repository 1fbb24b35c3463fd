import UIKit

/// What is set on a container's node before its view is made.
@MainActor
protocol ContainerPendingState {
  var inverted: Bool { get set }
  /// The sizes of the ranges.
  var tuning: RangeTuningTable { get set }
  /// The mode that the ranges are forced to; unspecified for none.
  var rangeMode: ASLayoutRangeMode { get set }
}

extension ContainerPendingState {
  /// Gives the ranges what was set.
  func apply(to controller: ASRangeController) {
    controller.layoutController.tuning = tuning
    if rangeMode != .unspecified { controller.updateCurrentRange(with: rangeMode) }
  }
}
