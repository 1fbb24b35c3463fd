import UIKit

// The members of Texture's `ASCollectionView.h` that it marks as deprecated in favor of the node's.
extension ASCollectionView {
  /// Creates a view without a node, with an empty frame.
  ///
  /// Source: `ASCollectionView.mm`, `-initWithCollectionViewLayout:`.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: .zero, collectionViewLayout: layout)
  }

  /// Registers a kind of supplementary element that displays nodes.
  ///
  /// Source: `ASCollectionView.mm`, `-registerSupplementaryNodeOfKind:`.
  public func registerSupplementaryNode(ofKind elementKind: String) {
    registerNodeView(forKind: elementKind)
  }

  /// Groups edits into one update.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the view animates the update.
  ///   - updates: A closure that makes the edits.
  ///   - completion: A closure that is called when the update has been applied.
  public func performBatch(
    animated: Bool, @_implicitSelfCapture updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard isOnMainThread() else { return }
    beginBatch()
    updates?()
    endBatch(animated: animated, completion: completion)
  }

  /// Measures again every node that has been created.
  ///
  /// Source: `ASCollectionView.mm`, `-relayoutItems`.
  public func relayoutItems() { relayoutItems(after: {}) }

  /// Blocks the main thread until all updates have been applied. Returns immediately inside a batch
  /// update.
  ///
  /// Source: `ASCollectionView.mm`, `-waitUntilAllUpdatesAreCommitted`.
  public func waitUntilAllUpdatesAreCommitted() { waitUntilAllUpdatesAreProcessed() }
}

extension ASCollectionView {
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
