import UIKit

extension ASTableNode {
  /// The distance to the end of the content, in screenfuls, at which a batch fetch begins. The
  /// default is 2.
  ///
  /// - Quirk: a value that is set before the view is loaded can be read until then, and is lost
  ///   when the view is loaded; advisory `batching-set-before-load`. `ASTableNode.mm`,
  ///   `-setLeadingScreensForBatching:` and `-didLoad`.
  @preconcurrency @MainActor
  public var leadingScreensForBatching: CGFloat {
    get { loadedContainerView?.leadingScreensForBatching ?? pending.leadingScreens }
    set { setLeadingScreens(newValue) }
  }

  /// A Boolean value that indicates whether the user can select rows in editing mode. The default
  /// is `false`.
  @preconcurrency @MainActor
  public var allowsSelectionDuringEditing: Bool {
    get { self[\.allowsSelectionDuringEditing, \.allowsSelectionDuringEditing] }
    set { self[\.allowsSelectionDuringEditing, \.allowsSelectionDuringEditing] = newValue }
  }

  /// A Boolean value that indicates whether the user can select more than one row. The default is
  /// `false`.
  @preconcurrency @MainActor
  public var allowsMultipleSelection: Bool {
    get { self[\.allowsMultipleSelection, \.allowsMultipleSelection] }
    set { self[\.allowsMultipleSelection, \.allowsMultipleSelection] = newValue }
  }

  /// A Boolean value that indicates whether the user can select more than one row in editing mode.
  /// The default is `false`.
  @preconcurrency @MainActor
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { self[\.allowsMultipleSelectionDuringEditing, \.allowsMultipleSelectionDuringEditing] }
    set {
      self[\.allowsMultipleSelectionDuringEditing, \.allowsMultipleSelectionDuringEditing] =
        newValue
    }
  }

  /// A Boolean value that indicates whether scrolling stops at multiples of the view's bounds.
  @preconcurrency @MainActor
  public var isPagingEnabled: Bool {
    get { self[\.isPagingEnabled, \.isPagingEnabled] }
    set { self[\.isPagingEnabled, \.isPagingEnabled] = newValue }
  }

  /// A Boolean value that indicates whether the first visible row keeps its position when rows
  /// above it are edited without animation.
  ///
  /// Source: `ASTableView.mm`, `-endAdjustingContentOffsetAnimated:`.
  @preconcurrency @MainActor
  public var automaticallyAdjustsContentOffset: Bool {
    get { self[\.automaticallyAdjustsContentOffset, \.automaticallyAdjustsContentOffset] }
    set {
      self[\.automaticallyAdjustsContentOffset, \.automaticallyAdjustsContentOffset] = newValue
    }
  }

  /// The violations reported so far.
  @preconcurrency @MainActor
  public var violations: [RuntimeViolation] { loadedContainerView?.violations ?? [] }
}

extension ASTableNode: ASRangeControllerUpdateRangeProtocol {
  /// Returns how far a range extends beyond the viewport in full mode, in screenfuls.
  @preconcurrency @MainActor
  public func tuningParameters(for rangeType: ASLayoutRangeType) -> ASRangeTuningParameters {
    tuningParameters(for: .full, rangeType: rangeType)
  }

  /// Sets how far a range extends beyond the viewport in full mode, in screenfuls.
  @preconcurrency @MainActor
  public func setTuningParameters(
    _ tuningParameters: ASRangeTuningParameters, for rangeType: ASLayoutRangeType
  ) {
    setTuningParameters(tuningParameters, for: .full, rangeType: rangeType)
  }

  /// Returns how far a range extends beyond the viewport in a mode, in screenfuls.
  @preconcurrency @MainActor
  public func tuningParameters(
    for rangeMode: ASLayoutRangeMode, rangeType: ASLayoutRangeType
  ) -> ASRangeTuningParameters {
    tuning(rangeMode, rangeType)
  }

  /// Sets how far a range extends beyond the viewport in a mode, in screenfuls.
  ///
  /// - Quirk: the display range of the mode `lowMemory` stays empty; advisory
  ///   `low-memory-display-range`. `ASRangeController.mm`, `-_updateVisibleNodeIndexPaths`.
  @preconcurrency @MainActor
  public func setTuningParameters(
    _ tuningParameters: ASRangeTuningParameters, for rangeMode: ASLayoutRangeMode,
    rangeType: ASLayoutRangeType
  ) {
    tuneRange(tuningParameters, rangeMode, rangeType)
  }

  /// Applies a range mode until the next full update of the ranges.
  @preconcurrency @MainActor
  public func updateCurrentRange(with rangeMode: ASLayoutRangeMode) {
    forceRangeMode(rangeMode)
  }
}

/// The values that were set on a table node before its view is loaded.
@MainActor
struct TablePendingState: ContainerPendingState {
  var inverted = false
  var allowsSelection = true
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelection = false
  var allowsMultipleSelectionDuringEditing = false
  var isPagingEnabled = false
  var contentInset = UIEdgeInsets.zero
  var contentOffset = CGPoint.zero
  var animatesContentOffset = false
  var leadingScreens: CGFloat = 2
  var automaticallyAdjustsContentOffset = false
  var tuning = RangeTuningTable()
  var rangeMode = ASLayoutRangeMode.unspecified

  /// Applies the values to the view, in Texture's order.
  ///
  /// Source: `ASTableNode.mm`, `-didLoad`.
  func apply(to view: ASTableView) {
    view.allowsSelection = allowsSelection
    view.allowsSelectionDuringEditing = allowsSelectionDuringEditing
    view.allowsMultipleSelection = allowsMultipleSelection
    view.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing
    view.automaticallyAdjustsContentOffset = automaticallyAdjustsContentOffset
    view.isPagingEnabled = isPagingEnabled
    if contentInset != .zero { view.contentInset = contentInset }
    if contentOffset != .zero {
      view.setContentOffset(contentOffset, animated: animatesContentOffset)
    }
    apply(to: view.rangeController)
  }
}
