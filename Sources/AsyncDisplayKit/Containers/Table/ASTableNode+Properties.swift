import UIKit

extension ASTableNode {
  /// The screenfuls ahead that trigger a batch fetch; 2 once the view is loaded.
  ///
  /// - Quirk: what is set before the view is loaded is lost; advisory
  ///   `batching-set-before-load`.
  @preconcurrency @MainActor
  public var leadingScreensForBatching: CGFloat {
    get { loadedContainerView?.leadingScreensForBatching ?? 2 }
    set { setLeadingScreens(newValue) }
  }

  /// Whether touches select rows while the table is edited; the default is false.
  @preconcurrency @MainActor
  public var allowsSelectionDuringEditing: Bool {
    get { read(\.allowsSelectionDuringEditing, \.allowsSelectionDuringEditing) }
    set {
      write(newValue, \.allowsSelectionDuringEditing) { $0.allowsSelectionDuringEditing = newValue }
    }
  }

  /// Whether touches select several rows; the default is false.
  @preconcurrency @MainActor
  public var allowsMultipleSelection: Bool {
    get { read(\.allowsMultipleSelection, \.allowsMultipleSelection) }
    set { write(newValue, \.allowsMultipleSelection) { $0.allowsMultipleSelection = newValue } }
  }

  /// Whether touches select several rows while the table is edited; the default is false.
  @preconcurrency @MainActor
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { read(\.allowsMultipleSelectionDuringEditing, \.allowsMultipleSelectionDuringEditing) }
    set {
      write(newValue, \.allowsMultipleSelectionDuringEditing) {
        $0.allowsMultipleSelectionDuringEditing = newValue
      }
    }
  }

  /// Whether scrolling stops at multiples of the bounds.
  @preconcurrency @MainActor
  public var isPagingEnabled: Bool {
    get { read(\.isPagingEnabled, \.isPagingEnabled) }
    set { write(newValue, \.isPagingEnabled) { $0.isPagingEnabled = newValue } }
  }

  /// Whether edits above the first visible row leave that row where it is.
  @preconcurrency @MainActor
  public var automaticallyAdjustsContentOffset: Bool {
    get { read(\.automaticallyAdjustsContentOffset, \.automaticallyAdjustsContentOffset) }
    set {
      write(newValue, \.automaticallyAdjustsContentOffset) {
        $0.automaticallyAdjustsContentOffset = newValue
      }
    }
  }

  /// What broke a rule so far.
  @preconcurrency @MainActor
  public var violations: [RuntimeViolation] { loadedContainerView?.violations ?? [] }
}

extension ASTableNode: ASRangeControllerUpdateRangeProtocol {
  /// Returns the size of a range in full mode, in screenfuls.
  @preconcurrency @MainActor
  public func tuningParameters(for rangeType: ASLayoutRangeType) -> ASRangeTuningParameters {
    tuningParameters(for: .full, rangeType: rangeType)
  }

  /// Sets the size of a range in full mode, in screenfuls.
  @preconcurrency @MainActor
  public func setTuningParameters(
    _ tuningParameters: ASRangeTuningParameters, for rangeType: ASLayoutRangeType
  ) {
    setTuningParameters(tuningParameters, for: .full, rangeType: rangeType)
  }

  /// Returns the size of a range in a mode, in screenfuls.
  @preconcurrency @MainActor
  public func tuningParameters(
    for rangeMode: ASLayoutRangeMode, rangeType: ASLayoutRangeType
  ) -> ASRangeTuningParameters {
    rangeTuning[rangeMode, rangeType]
  }

  /// Sets the size of a range in a mode, in screenfuls.
  ///
  /// - Quirk: the display range of low memory stays empty; advisory
  ///   `low-memory-display-range`.
  @preconcurrency @MainActor
  public func setTuningParameters(
    _ tuningParameters: ASRangeTuningParameters, for rangeMode: ASLayoutRangeMode,
    rangeType: ASLayoutRangeType
  ) {
    tuneRange(tuningParameters, rangeMode, rangeType)
  }

  /// Forces a range mode until the next full update of the ranges.
  @preconcurrency @MainActor
  public func updateCurrentRange(with rangeMode: ASLayoutRangeMode) {
    forceRangeMode(rangeMode)
  }
}

/// What is set on a table node before its view is made.
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
  var automaticallyAdjustsContentOffset = false
  var tuning = RangeTuningTable()
  var rangeMode = ASLayoutRangeMode.unspecified

  /// Sets everything in Texture's order.
  func apply(to view: ASTableView) {
    view.allowsSelection = allowsSelection
    view.allowsSelectionDuringEditing = allowsSelectionDuringEditing
    view.allowsMultipleSelection = allowsMultipleSelection
    view.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing
    view.automaticallyAdjustsContentOffset = automaticallyAdjustsContentOffset
    view.isPagingEnabled = isPagingEnabled
    if contentInset != .zero { view.contentInset = contentInset }
    if contentOffset != .zero { view.contentOffset = contentOffset }
    apply(to: view.rangeController)
  }
}
