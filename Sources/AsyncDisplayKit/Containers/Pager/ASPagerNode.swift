import UIKit

/// A collection node that shows one page at a time.
///
/// Source: `ASPagerNode.h`, `ASPagerNode`.
open class ASPagerNode: ASCollectionNode {
  @MainActor private var adapter: PagerSourceAdapter?
  @MainActor private weak var pagerDelegate: (any ASPagerDelegate)?
  /// A Boolean value that indicates whether the controller's automatic insets are kept. The default
  /// is `false`.
  @preconcurrency @MainActor public var allowsAutomaticInsetsAdjustment = false

  /// Creates a horizontal pager without gaps.
  @preconcurrency @MainActor
  public convenience init() {
    let layout = ASPagerFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    self.init(collectionViewLayout: layout)
  }

  /// Creates a pager with a layout of its own, which must be horizontal.
  @preconcurrency @MainActor
  public convenience init(collectionViewLayout flowLayout: ASPagerFlowLayout) {
    self.init(frame: .zero, collectionViewLayout: flowLayout, layoutFacilitator: nil)
    guard flowLayout.scrollDirection != .horizontal else { return }
    environment.report(
      RuntimeViolation(
        .pagerLayoutDirection, subject: "\(type(of: self))",
        message: "A pager was made with a layout that scrolls vertically.",
        remedy: "Set scrollDirection to .horizontal."))
  }

  /// Creates a pager that computes its layout away from the main actor.
  @preconcurrency @MainActor
  public convenience init(usingAsyncCollectionLayout: Void) {
    let gallery = ASCollectionGalleryLayoutDelegate(
      scrollableDirections: ASScrollDirectionHorizontalDirections)
    self.init(layoutDelegate: gallery, layoutFacilitator: nil)
    gallery.propertiesProvider = self
  }

  // MARK: Data source and delegate

  /// Sets the data source of the pages; referenced weakly.
  @preconcurrency @MainActor
  open func setDataSource(_ dataSource: (any ASPagerDataSource)?) {
    adapter = dataSource.map { PagerSourceAdapter($0, pager: self) }
    adoptDataSource(adapter)
  }

  /// Returns who describes the pages.
  @preconcurrency @MainActor
  open func dataSource() -> (any ASPagerDataSource)? { adapter?.source }

  /// Sets the delegate of the pager node; referenced weakly.
  @preconcurrency @MainActor
  open func setDelegate(_ delegate: (any ASPagerDelegate)?) {
    pagerDelegate = delegate
    adoptDelegate(delegate)
  }

  /// Returns the delegate of the pager node.
  @preconcurrency @MainActor
  open func delegate() -> (any ASPagerDelegate)? { pagerDelegate }

  override var interopDataSource: (any ASCollectionDataSourceInterop)? {
    adapter?.source as? any ASCollectionDataSourceInterop
  }

  // MARK: Pages

  /// The size of a page, in points: the bounds without the insets above and below.
  @MainActor private var pageSize: CGSize {
    let size = bounds.size
    return CGSize(
      width: size.width, height: max(0, size.height - contentInset.top - contentInset.bottom))
  }

  override func itemRangeOfSubclass() -> ASSizeRange? {
    ASSizeRange(min: pageSize, max: pageSize)
  }

  /// The page at the left edge: the offset divided by the page width, without rounding.
  @preconcurrency @MainActor
  open var currentPageIndex: Int {
    guard pageSize.width > 0 else { return 0 }
    return Int(contentOffset.x / pageSize.width)
  }

  /// Scrolls to a page.
  @preconcurrency @MainActor
  open func scrollToPage(at index: Int, animated: Bool) {
    scrollToItem(at: IndexPath(item: index, section: 0), at: .left, animated: animated)
  }

  /// Returns the node of a page, or `nil` when there is no such page.
  @preconcurrency @MainActor
  public func nodeForPage(at index: Int) -> ASCellNode? {
    nodeForItem(at: IndexPath(item: index, section: 0))
  }

  /// Returns the index of a page's node, or `NSNotFound` for a foreign node.
  @preconcurrency @MainActor
  public func indexOfPage(with node: ASCellNode) -> Int {
    indexPath(for: node)?.item ?? NSNotFound
  }

  // MARK: View

  /// Turns paging on and selection, indicators and scrolling to the top off, and sizes the ranges.
  ///
  /// - Quirk: tuning that was set before the view is loaded is overwritten; advisory
  ///   `pager-tuning-overwritten`. `ASPagerNode.mm`, `-didLoad`.
  @preconcurrency @MainActor
  open override func didLoad() {
    super.didLoad()
    isPagingEnabled = true
    allowsSelection = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    view.scrollsToTop = false
    let before = pending.tuning
    setTuning(.minimum, display: 0, preload: 1)
    setTuning(.full, display: 1, preload: 2)
    if overwrites(before) { adviseOfOverwrittenTuning() }
  }

  /// A Boolean value that indicates whether some range that the user set is no longer as it was.
  @MainActor private func overwrites(_ before: RangeTuningTable) -> Bool {
    let defaults = RangeTuningTable()
    return [ASLayoutRangeMode.minimum, .full].contains { mode in
      ASLayoutRangeType.allCases.contains { type in
        before[mode, type] != defaults[mode, type]
          && before[mode, type] != pending.tuning[mode, type]
      }
    }
  }

  @MainActor private func adviseOfOverwrittenTuning() {
    view.report(
      RuntimeViolation(
        .pagerTuningOverwritten, severity: .advisory, subject: "\(type(of: self))",
        message: "Ranges were set before the view is loaded; Texture's pager sets its own at load.",
        remedy: "Set them in viewDidLoad or in onDidLoad."))
  }

  @MainActor private func setTuning(
    _ mode: ASLayoutRangeMode, display: CGFloat, preload: CGFloat
  ) {
    let sizes: [(ASLayoutRangeType, CGFloat)] = [(.display, display), (.preload, preload)]
    for (type, screenfuls) in sizes {
      setTuningParameters(
        ASRangeTuningParameters(
          leadingBufferScreenfuls: screenfuls, trailingBufferScreenfuls: screenfuls),
        for: mode, rangeType: type)
    }
  }

  /// Switches off the automatic insets of the controller, unless they are allowed.
  @preconcurrency @MainActor
  open override func didEnterHierarchy() {
    super.didEnterHierarchy()
    guard !allowsAutomaticInsetsAdjustment else { return }
    let responders = sequence(first: view as UIResponder) { $0.next }
    let controller = responders.lazy.compactMap { $0 as? UIViewController }.first
    controller?.automaticallyAdjustsScrollViewInsets = false
  }
}

extension ASPagerNode: ASCollectionGalleryLayoutPropertiesProviding {
  /// Returns the size of a page, in points.
  public func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, sizeForElements elements: ASElementMap
  ) -> CGSize { pageSize }
}

/// The methods of a pager node's delegate. Its method for item sizes is never called.
///
/// Source: `ASPagerNode.h`, `ASPagerDelegate`.
@preconcurrency @MainActor
public protocol ASPagerDelegate: ASCollectionDelegate {}
