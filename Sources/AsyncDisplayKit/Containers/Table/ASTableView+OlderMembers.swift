import UIKit

// The members of Texture's `ASTableView.h` that it marks as deprecated in favor of the node's.
extension ASTableView {
  /// A Boolean value that indicates whether an update has not been applied yet.
  public var isProcessingUpdates: Bool { dataController.isProcessingUpdates }

  /// Calls a closure when no update is being processed.
  ///
  /// Source: `ASTableView.mm`, `-onDidFinishProcessingUpdates:`.
  public func onDidFinishProcessingUpdates(_ completion: @escaping () -> Void) {
    onEndOfProcessing(completion)
  }

  /// Measures again every node that has been created.
  ///
  /// Source: `ASTableView.mm`, `-relayoutItems`.
  public func relayoutItems() { relayoutItems(after: {}) }

  /// Blocks the main thread until all updates have been applied. Returns immediately inside a batch
  /// update.
  ///
  /// Source: `ASTableView.mm`, `-waitUntilAllUpdatesAreCommitted`.
  public func waitUntilAllUpdatesAreCommitted() { waitUntilAllUpdatesAreProcessed() }
}

extension ASTableView {
  /// Returns how far a range extends beyond the viewport in full mode, in screenfuls.
  public func tuningParameters(for rangeType: ASLayoutRangeType) -> ASRangeTuningParameters {
    tuningParameters(for: .full, rangeType: rangeType)
  }

  /// Sets how far a range extends beyond the viewport in full mode, in screenfuls.
  public func setTuningParameters(
    _ tuningParameters: ASRangeTuningParameters, for rangeType: ASLayoutRangeType
  ) {
    setTuningParameters(tuningParameters, for: .full, rangeType: rangeType)
  }

  /// Returns how far a range extends beyond the viewport in a mode, in screenfuls.
  public func tuningParameters(
    for rangeMode: ASLayoutRangeMode, rangeType: ASLayoutRangeType
  ) -> ASRangeTuningParameters {
    if rangeMode == .unspecified { report(.rangeTuning(rangeMode, of: "\(type(of: self))")) }
    return rangeController.layoutController.tuning[rangeMode, rangeType]
  }

  /// Sets how far a range extends beyond the viewport in a mode, in screenfuls.
  public func setTuningParameters(
    _ tuningParameters: ASRangeTuningParameters, for rangeMode: ASLayoutRangeMode,
    rangeType: ASLayoutRangeType
  ) {
    if rangeMode == .unspecified { report(.rangeTuning(rangeMode, of: "\(type(of: self))")) }
    rangeController.layoutController.tuning[rangeMode, rangeType] = tuningParameters
  }
}
