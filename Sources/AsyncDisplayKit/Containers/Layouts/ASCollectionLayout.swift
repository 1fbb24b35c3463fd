import UIKit

/// The layout of a collection view whose layout delegate computes the whole layout at once.
///
/// Source: `ASCollectionLayout.h`, `ASCollectionLayout`.
@preconcurrency @MainActor
public final class ASCollectionLayout: UICollectionViewLayout {
  /// The delegate that computes layouts. The layout retains it.
  public let layoutDelegate: any ASCollectionLayoutDelegate
  /// The collection node. The layout references it weakly.
  public internal(set) weak var collectionNode: ASCollectionNode?
  private let cache = LayoutStateCache()
  private var layout: ASCollectionLayoutState?

  /// Creates a layout whose items a layout delegate arranges.
  public init(layoutDelegate: any ASCollectionLayoutDelegate) {
    self.layoutDelegate = layoutDelegate
    super.init()
  }

  /// Returns `nil`: a layout delegate cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  /// Returns the input of a layout calculation for elements and the current viewport.
  func context(for elements: ASElementMap) -> ASCollectionLayoutContext? {
    guard let view = collectionNode?.loadedContainerView() else { return nil }
    let directions = layoutDelegate.scrollableDirections()
    return ASCollectionLayoutContext(
      viewportSize: Self.viewport(of: view, scrollable: directions),
      initialContentOffset: view.contentOffset, scrollableDirections: directions,
      elements: elements,
      additionalInfo: layoutDelegate.additionalInfoForLayout(withElements: elements),
      calculation: LayoutCalculation(layoutDelegate), cache: cache)
  }

  /// Returns the size of the bounds less the content inset: of its height if the content scrolls
  /// horizontally, and of its width otherwise.
  ///
  /// Source: `ASCollectionLayout.mm`, `+_viewportSizeForCollectionNode:scrollableDirections:`.
  private static func viewport(
    of view: UICollectionView, scrollable: ASScrollDirection
  ) -> CGSize {
    var size = view.bounds.size
    let inset = view.contentInset
    if scrollable.containsHorizontal {
      size.height -= inset.top + inset.bottom
    } else {
      size.width -= inset.left + inset.right
    }
    return size
  }

  /// Uses the layout that was computed with the update, or computes it now. An update computes it in any
  /// case.
  ///
  /// Source: `ASCollectionLayout.mm`, `-prepareLayout`.
  public override func prepare() {
    super.prepare()
    guard let view = collectionNode?.loadedContainerView(),
      let context = context(for: view.dataController.visibleMap)
    else { return }
    if layout?.context.isEqual(context) == true { return }
    if cache.state(for: context) == nil {
      // An update may be computing a layout of the same nodes, which two threads must not measure.
      view.dataController.waitForUpdates()
    }
    layout = cache.state(for: context) ?? LayoutComputation(context: context).run()
  }

  /// Discards the layout if the context invalidates everything.
  ///
  /// Source: `ASCollectionLayout.mm`, `-invalidateLayout`. Decided here: new counts of items
  /// discard the layout as well, because its elements are no longer those of the view.
  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
    let shown = collectionNode?.loadedContainerView()?.dataController.visibleMap
    if !context.invalidateEverything, let shown, layout?.context.elements === shown { return }
    if let old = layout { cache.remove(for: old.context) }
    layout = nil
  }

  /// Returns whether a bounds change invalidates the layout: if the size of the viewport changes.
  ///
  /// Source: `ASCollectionLayout.mm`, `-shouldInvalidateLayoutForBoundsChange:`.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.bounds.size != newBounds.size
  }

  /// The size of the content, in points. Zero before the layout is computed.
  public override var collectionViewContentSize: CGSize { layout?.contentSize ?? .zero }

  /// Returns the attributes of the elements in a rectangle, in points, or `nil` if that is empty.
  ///
  /// Their nodes are measured before and have frames of their sizes, and those two screenfuls around in a later job of the main queue.
  /// Texture measures the latter on other threads. Source: `ASCollectionLayout.mm`,
  /// `-layoutAttributesForElementsInRect:`.
  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard !rect.isEmpty else { return nil }
    guard let layout else { return [] }
    for placement in layout.takeUnmeasured(in: rect) { placement.measure() }
    let shown = layout.placements(in: rect)
    for placement in shown { placement.setFrameOfNode() }
    let around = layout.context.measuredRect(around: rect)
    if layout.hasUnmeasured(in: around), let collectionNode {
      let context = layout.context
      collectionNode.environment.enqueueOnMain(RuntimeScheduling.Step(.main, "measuring")) {
        [weak layout] in
        guard let layout, context.elements != nil else { return }
        for placement in layout.takeUnmeasured(in: around) { placement.measure() }
      }
    }
    return shown.map(\.attributes)
  }

  /// Returns the attributes of an element, and measures its node with their size.
  ///
  /// Source: `ASCollectionLayout.mm`, `-layoutAttributesForItemAtIndexPath:`.
  private func attributes(
    of element: ASCollectionElement?
  ) -> UICollectionViewLayoutAttributes? {
    guard let layout, let element else { return nil }
    let attributes = layout.layoutAttributes(for: element)
    layout.measure(element)
    return attributes
  }

  /// Returns the layout attributes of an item, and measures its node with their size.
  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: layout?.context.elements?.elementForItem(at: indexPath))
  }

  /// Returns the layout attributes of a supplementary element, and measures its node with their
  /// size.
  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: layout?.context.elements?.supplementaryElement(ofKind: elementKind, at: indexPath))
  }
}

extension ASCollectionLayout: DataControllerLayoutDelegate {
  /// Returns a computation of the layout for elements, which runs in the background. Reads its
  /// input on the main actor.
  package func layoutComputation(for elements: ASElementMap) -> @Sendable () -> Void {
    guard let context = context(for: elements) else { return {} }
    let computation = LayoutComputation(context: context)
    // The context does not retain the elements, so that the computation must.
    return { withExtendedLifetime(elements) { _ = computation.run() } }
  }
}
