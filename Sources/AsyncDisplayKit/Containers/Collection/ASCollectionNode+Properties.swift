import UIKit

extension ASCollectionNode {
  /// The screenfuls ahead that trigger a batch fetch; 2 once the view is loaded.
  ///
  /// - Quirk: before load it reads 0, and what is set is lost; advisory
  ///   `batching-set-before-load`.
  @preconcurrency @MainActor
  public var leadingScreensForBatching: CGFloat {
    get { loadedContainerView?.leadingScreensForBatching ?? 0 }
    set { setLeadingScreens(newValue) }
  }

  /// Whether touches select several items; the default is false.
  @preconcurrency @MainActor
  public var allowsMultipleSelection: Bool {
    get { read(\.allowsMultipleSelection, \.allowsMultipleSelection) }
    set { write(newValue, \.allowsMultipleSelection) { $0.allowsMultipleSelection = newValue } }
  }

  /// Whether content that fits bounces vertically.
  @preconcurrency @MainActor
  public var alwaysBounceVertical: Bool {
    get { read(\.alwaysBounceVertical, \.alwaysBounceVertical) }
    set { write(newValue, \.alwaysBounceVertical) { $0.alwaysBounceVertical = newValue } }
  }

  /// Whether content that fits bounces horizontally.
  @preconcurrency @MainActor
  public var alwaysBounceHorizontal: Bool {
    get { read(\.alwaysBounceHorizontal, \.alwaysBounceHorizontal) }
    set { write(newValue, \.alwaysBounceHorizontal) { $0.alwaysBounceHorizontal = newValue } }
  }

  /// Whether the vertical indicator shows; the default is true.
  @preconcurrency @MainActor
  public var showsVerticalScrollIndicator: Bool {
    get { read(\.showsVerticalScrollIndicator, \.showsVerticalIndicator) }
    set {
      write(newValue, \.showsVerticalIndicator) { $0.showsVerticalScrollIndicator = newValue }
    }
  }

  /// Whether the horizontal indicator shows; the default is true.
  @preconcurrency @MainActor
  public var showsHorizontalScrollIndicator: Bool {
    get { read(\.showsHorizontalScrollIndicator, \.showsHorizontalIndicator) }
    set {
      write(newValue, \.showsHorizontalIndicator) { $0.showsHorizontalScrollIndicator = newValue }
    }
  }

  /// Whether scrolling stops at multiples of the bounds.
  @preconcurrency @MainActor
  public var isPagingEnabled: Bool {
    get { read(\.isPagingEnabled, \.isPagingEnabled) }
    set { write(newValue, \.isPagingEnabled) { $0.isPagingEnabled = newValue } }
  }

  /// Sizes the elements of the layout; not kept alive.
  @preconcurrency @MainActor
  public var layoutInspector: (any ASCollectionViewLayoutInspecting)? {
    get { read(\.layoutInspector, \.inspector) }
    set { write(newValue, \.inspector) { $0.layoutInspector = newValue } }
  }

  /// Whether every edit waits until it is applied, as in a plain collection view; default no.
  ///
  /// The name of ``ASCellLayoutMode/alwaysSync`` before that mode came.
  @preconcurrency @MainActor
  public var usesSynchronousDataLoading: Bool {
    get { cellLayoutMode.contains(.alwaysSync) }
    set {
      if newValue { cellLayoutMode.insert(.alwaysSync) } else { cellLayoutMode.remove(.alwaysSync) }
    }
  }

  /// Switches of the pipeline.
  @preconcurrency @MainActor
  public var cellLayoutMode: ASCellLayoutMode {
    get { read(\.policy.mode, \.layoutMode) }
    set { write(newValue, \.layoutMode) { $0.policy.mode = newValue } }
  }

  /// The class of the view, for subclasses of the collection view; set before load.
  @preconcurrency @MainActor
  public var collectionViewClass: ASCollectionView.Type? {
    get { pending.viewClass }
    set { pending.viewClass = newValue }
  }

  /// The delegate of an asynchronous layout, or nil for other layouts.
  @preconcurrency @MainActor
  public var layoutDelegate: (any ASCollectionLayoutDelegate)? {
    (collectionViewLayout as? ASCollectionLayout)?.layoutDelegate
  }

  /// The direction in which content moves; none while it stands still.
  @preconcurrency @MainActor
  public var scrollDirection: ASScrollDirection { loadedContainerView?.scrollDirection ?? .none }

  /// The directions in which the content scrolls.
  @preconcurrency @MainActor
  public var scrollableDirections: ASScrollDirection {
    loadedContainerView?.scrollableDirections ?? .none
  }

  /// What broke a rule so far.
  @preconcurrency @MainActor
  public var violations: [RuntimeViolation] { loadedContainerView?.violations ?? [] }
}

extension ASCollectionNode: ASRangeControllerUpdateRangeProtocol {
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
