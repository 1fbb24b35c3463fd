import UIKit

extension ASCollectionNode {
  /// The distance to the end of the content, in screenfuls, at which a batch fetch begins. 2 once
  /// the view is loaded.
  ///
  /// - Quirk: before the view is loaded, the value is 0 or the one that was set; a value that was
  ///   set is lost when the view is loaded; advisory `batching-set-before-load`.
  ///   `ASCollectionNode.mm`, `-setLeadingScreensForBatching:` and `-didLoad`.
  @preconcurrency @MainActor
  public var leadingScreensForBatching: CGFloat {
    get { loadedContainerView?.leadingScreensForBatching ?? pending.leadingScreens }
    set { setLeadingScreens(newValue) }
  }

  /// A Boolean value that indicates whether the user can select more than one item. The default is
  /// `false`.
  @preconcurrency @MainActor
  public var allowsMultipleSelection: Bool {
    get { self[\.allowsMultipleSelection, \.allowsMultipleSelection] }
    set { self[\.allowsMultipleSelection, \.allowsMultipleSelection] = newValue }
  }

  /// A Boolean value that indicates whether content shorter than the view bounces vertically.
  @preconcurrency @MainActor
  public var alwaysBounceVertical: Bool {
    get { self[\.alwaysBounceVertical, \.alwaysBounceVertical] }
    set { self[\.alwaysBounceVertical, \.alwaysBounceVertical] = newValue }
  }

  /// A Boolean value that indicates whether content narrower than the view bounces horizontally.
  @preconcurrency @MainActor
  public var alwaysBounceHorizontal: Bool {
    get { self[\.alwaysBounceHorizontal, \.alwaysBounceHorizontal] }
    set { self[\.alwaysBounceHorizontal, \.alwaysBounceHorizontal] = newValue }
  }

  /// A Boolean value that indicates whether the vertical scroll indicator is visible. The default
  /// is `true`.
  @preconcurrency @MainActor
  public var showsVerticalScrollIndicator: Bool {
    get { self[\.showsVerticalScrollIndicator, \.showsVerticalIndicator] }
    set { self[\.showsVerticalScrollIndicator, \.showsVerticalIndicator] = newValue }
  }

  /// A Boolean value that indicates whether the horizontal scroll indicator is visible. The default
  /// is `true`.
  @preconcurrency @MainActor
  public var showsHorizontalScrollIndicator: Bool {
    get { self[\.showsHorizontalScrollIndicator, \.showsHorizontalIndicator] }
    set { self[\.showsHorizontalScrollIndicator, \.showsHorizontalIndicator] = newValue }
  }

  /// A Boolean value that indicates whether scrolling stops at multiples of the view's bounds.
  @preconcurrency @MainActor
  public var isPagingEnabled: Bool {
    get { self[\.isPagingEnabled, \.isPagingEnabled] }
    set { self[\.isPagingEnabled, \.isPagingEnabled] = newValue }
  }

  /// The object that determines the size ranges of the layout's elements. The view references it
  /// weakly.
  @preconcurrency @MainActor
  public var layoutInspector: (any ASCollectionViewLayoutInspecting)? {
    get { self[\.layoutInspector, \.inspector] }
    set { self[\.layoutInspector, \.inspector] = newValue }
  }

  /// A Boolean value that indicates whether every edit waits until it is applied, as in a plain
  /// collection view. The default is `false`.
  ///
  /// The older name of ``ASCellLayoutMode/alwaysSync``.
  @preconcurrency @MainActor
  public var usesSynchronousDataLoading: Bool {
    get { cellLayoutMode.contains(.alwaysSync) }
    set {
      if newValue { cellLayoutMode.insert(.alwaysSync) } else { cellLayoutMode.remove(.alwaysSync) }
    }
  }

  /// Options for how nodes are created and measured and how updates are applied.
  @preconcurrency @MainActor
  public var cellLayoutMode: ASCellLayoutMode {
    get { read(\.policy.mode, \.layoutMode) }
    set {
      if newValue.contains(.alwaysLazy) {
        report(
          .unsupportedLayoutMode,
          "cellLayoutMode contains alwaysLazy, which is no longer supported.",
          remedy: "Remove it: nodes are measured in any case.")
      }
      write(newValue, \.layoutMode) { $0.policy.mode = newValue }
    }
  }

  /// The class of the view: ``ASCollectionView`` unless a subclass was set. Set it before the view is
  /// loaded; a later change is reported.
  ///
  /// Source: `ASCollectionNode.mm`, `-setCollectionViewClass:`.
  @preconcurrency @MainActor
  public var collectionViewClass: ASCollectionView.Type? {
    get { pending.viewClass ?? ASCollectionView.self }
    set {
      guard newValue != pending.viewClass else { return }
      if isNodeLoaded {
        report(
          .changeAfterLoad, "collectionViewClass was set after the node was loaded.",
          remedy: "Set it before the view is first accessed.")
      }
      pending.viewClass = newValue
    }
  }

  /// The delegate of a layout that is computed in the background, or `nil` for other layouts.
  @preconcurrency @MainActor
  public var layoutDelegate: (any ASCollectionLayoutDelegate)? {
    (collectionViewLayout as? ASCollectionLayout)?.layoutDelegate
  }

  /// The direction in which the content scrolls. Empty while the content is at rest.
  @preconcurrency @MainActor
  public var scrollDirection: ASScrollDirection { loadedContainerView?.scrollDirection ?? .none }

  /// The directions in which the content can scroll.
  @preconcurrency @MainActor
  public var scrollableDirections: ASScrollDirection {
    loadedContainerView?.scrollableDirections ?? .none
  }

  /// The violations reported so far.
  @preconcurrency @MainActor
  public var violations: [RuntimeViolation] { loadedContainerView?.violations ?? [] }
}

extension ASCollectionNode: ASRangeControllerUpdateRangeProtocol {
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
