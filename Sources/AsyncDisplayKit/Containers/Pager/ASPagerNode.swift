import UIKit

/// A collection node that shows one page at a time.
///
/// Source: `ASPagerNode.h`, `ASPagerNode`.
open class ASPagerNode: ASCollectionNode {
  @MainActor private var adapter: PagerSourceAdapter?
  /// The data source of a view that was loaded without one.
  @MainActor private var emptyAdapter: PagerSourceAdapter?
  @MainActor private weak var pagerDelegate: (any ASPagerDelegate)?
  /// A Boolean value that indicates whether the view controller may adjust the pager's insets. The
  /// default is `false`.
  @preconcurrency @MainActor open var allowsAutomaticInsetsAdjustment = false

  /// Creates a pager that scrolls horizontally without spacing between the pages.
  @preconcurrency @MainActor
  public init() {
    let layout = ASPagerFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    super.init(frame: .zero, collectionViewLayout: layout, layoutFacilitator: nil)
  }

  /// Creates a pager with a custom layout, which must scroll horizontally.
  @preconcurrency @MainActor
  public init(collectionViewLayout flowLayout: ASPagerFlowLayout) {
    super.init(frame: .zero, collectionViewLayout: flowLayout, layoutFacilitator: nil)
    guard flowLayout.scrollDirection != .horizontal else { return }
    environment.report(
      RuntimeViolation(
        .pagerLayoutDirection, subject: "\(type(of: self))",
        message: "A pager was made with a layout that scrolls vertically.",
        remedy: "Set scrollDirection to .horizontal."))
  }

  /// Creates a pager with a layout, the frame of its view in points, and an object that is notified before edits
  /// are applied.
  @preconcurrency @MainActor
  public override init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  ) {
    super.init(
      frame: frame, collectionViewLayout: layout, layoutFacilitator: layoutFacilitator)
  }

  /// Creates a pager whose layout is computed in the background.
  @preconcurrency @MainActor
  public init(usingAsyncCollectionLayout: Void) {
    let gallery = ASCollectionGalleryLayoutDelegate(
      scrollableDirections: ASScrollDirectionHorizontalDirections)
    super.init(layoutDelegate: gallery, layoutFacilitator: nil)
    gallery.propertiesProvider = self
  }

  // MARK: Data source and delegate

  /// Sets the data source of the pager node. The node references it weakly. Setting the current
  /// data source again is a no-op.
  ///
  /// Source: `ASPagerNode.mm`, `-setDataSource:`.
  @preconcurrency @MainActor
  open func setDataSource(_ dataSource: (any ASPagerDataSource)?) {
    guard dataSource !== adapter?.source else { return }
    adapter = dataSource.map { PagerSourceAdapter($0, pager: self) }
    adoptDataSource(adapter)
  }

  /// Returns the data source of the pager node.
  @preconcurrency @MainActor
  open func dataSource() -> (any ASPagerDataSource)? { adapter?.source }

  /// Sets the delegate of the pager node. The node references it weakly.
  @preconcurrency @MainActor
  open func setDelegate(_ delegate: (any ASPagerDelegate)?) {
    guard delegate !== pagerDelegate else { return }
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

  /// The size of a page, in points: the bounds less the top and bottom insets.
  ///
  /// Source: `ASPagerNode.mm`, `-pageSize`. Decided here: the height is not negative.
  @MainActor private var pageSize: CGSize {
    let size = bounds.size
    return CGSize(
      width: size.width, height: max(0, size.height - contentInset.top - contentInset.bottom))
  }

  override func itemRangeOfSubclass() -> ASSizeRange? {
    ASSizeRange(min: pageSize, max: pageSize)
  }

  /// The index of the page at the left edge: the content offset divided by the page width, without the
  /// fraction.
  ///
  /// Reading it loads the node. Source: `ASPagerNode.mm`, `-currentPageIndex`. Decided here: 0
  /// without a width, where the conversion in C is undefined.
  @preconcurrency @MainActor
  open var currentPageIndex: Int {
    let offset = view.contentOffset.x
    guard pageSize.width > 0 else { return 0 }
    // Decided here: an offset beyond all pages is limited, where the conversion in C is undefined.
    return Int((offset / pageSize.width).clamped(from: -0x1p53, to: 0x1p53))
  }

  /// Scrolls to a page.
  @preconcurrency @MainActor
  open func scrollToPage(at index: Int, animated: Bool) {
    scrollToItem(at: IndexPath(item: index, section: 0), at: .left, animated: animated)
  }

  /// Returns the node of a page, or `nil` if the page does not exist.
  ///
  /// Source: `ASPagerNode.h`, `-nodeForPageAtIndex:`, whose result is not nullable.
  @preconcurrency @MainActor
  open func nodeForPage(at index: Int) -> ASCellNode! {
    nodeForItem(at: IndexPath(item: index, section: 0))
  }

  /// Returns the index of a page's node, or `NSNotFound` if the node is not one of the pages.
  @preconcurrency @MainActor
  open func indexOfPage(with node: ASCellNode) -> Int {
    indexPath(for: node)?.item ?? NSNotFound
  }

  // MARK: View

  /// Enables paging, disables selection, of which a tap is the advisory `pager-selects-nothing`, scroll indicators and scrolling to the top, and sets the
  /// range tuning.
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
    view.touchWithoutSelection = { [weak view] in view?.adviseOfPagerSelection($0) }
    giveViewADataSource()
    let before = pending.tuning
    setTuning(.minimum, display: 0, preload: 1)
    setTuning(.full, display: 1, preload: 2)
    if overwrites(before) { adviseOfOverwrittenTuning() }
  }

  /// Makes a view without a data source ask the pager, which reports that it has none.
  ///
  /// Source: `ASPagerNode.mm`, `-didLoad` and `-collectionNode:numberOfItemsInSection:`.
  @MainActor private func giveViewADataSource() {
    guard adapter == nil else { return }
    let made = PagerSourceAdapter(nil, pager: self)
    emptyAdapter = made
    view.asyncDataSource = made
  }

  /// Returns whether the pager's range tuning replaced values that the user had set.
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

  /// Disables the view controller's automatic inset adjustment, unless
  /// ``allowsAutomaticInsetsAdjustment`` is set.
  ///
  /// Source: `ASPagerNode.mm`, `-didEnterHierarchy`.
  @preconcurrency @MainActor
  open override func didEnterHierarchy() {
    super.didEnterHierarchy()
    guard !allowsAutomaticInsetsAdjustment else { return }
    view.asdk_associatedViewController?.automaticallyAdjustsScrollViewInsets = false
  }
}

extension ASPagerNode: ASCollectionGalleryLayoutPropertiesProviding {
  /// Returns the page size as the size of every item, in points.
  public func galleryLayoutDelegate(
    _ delegate: ASCollectionGalleryLayoutDelegate, sizeForElements elements: ASElementMap
  ) -> CGSize { pageSize }
}

/// The methods of a pager node's delegate. Its method for item sizes is never called.
///
/// Source: `ASPagerNode.h`, `ASPagerDelegate`, and `ASPagerNode.mm`,
/// `-collectionNode:constrainedSizeForItemAtIndexPath:`.
@preconcurrency @MainActor
public protocol ASPagerDelegate: ASCollectionDelegate {}
