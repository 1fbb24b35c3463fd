import UIKit

/// The layout object of a collection whose layout delegate computes whole layouts.
///
/// Source: `ASCollectionLayout.h`, `ASCollectionLayout`.
@preconcurrency @MainActor
public final class ASCollectionLayout: UICollectionViewLayout {
  /// The delegate that computes layouts; the layout keeps it.
  public let layoutDelegate: any ASCollectionLayoutDelegate
  /// The collection node, which is not kept alive.
  public internal(set) weak var collectionNode: ASCollectionNode?
  private let cache = LayoutStateCache()
  private var layout: ASCollectionLayoutState?

  /// Creates the layout of a delegate.
  public init(layoutDelegate: any ASCollectionLayoutDelegate) {
    self.layoutDelegate = layoutDelegate
    super.init()
  }

  /// Always fails: a layout delegate cannot be read from an archive.
  public required init?(coder: NSCoder) { nil }

  /// The context of a layout of some elements for the present viewport.
  func context(for elements: ASElementMap) -> ASCollectionLayoutContext? {
    guard let view = collectionNode?.loadedContainerView else { return nil }
    let directions = layoutDelegate.scrollableDirections()
    return ASCollectionLayoutContext(
      viewportSize: Self.viewport(of: view, scrollable: directions),
      initialContentOffset: view.contentOffset, scrollableDirections: directions,
      elements: elements,
      additionalInfo: layoutDelegate.additionalInfoForLayout(withElements: elements),
      calculation: LayoutCalculation(layoutDelegate), cache: cache)
  }

  /// The bounds less the inset across the axis that scrolls.
  private static func viewport(
    of view: UICollectionView, scrollable: ASScrollDirection
  ) -> CGSize {
    var size = view.bounds.size
    let inset = view.contentInset
    if scrollable.containsVertical {
      size.width -= inset.left + inset.right
    } else {
      size.height -= inset.top + inset.bottom
    }
    return size
  }

  /// Uses the layout that was computed with the update, or computes it now.
  public override func prepare() {
    super.prepare()
    guard let view = collectionNode?.loadedContainerView,
      let context = context(for: view.dataController.visibleMap)
    else { return }
    if layout?.context.isEqual(context) == true { return }
    if cache.state(for: context) == nil {
      // An update may be computing a layout of the same nodes, which two threads must not measure.
      view.dataController.waitForUpdates()
    }
    layout = LayoutComputation(context: context).run()
  }

  /// Drops the layout when everything is invalid.
  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
    if let old = layout { cache.remove(for: old.context) }
    layout = nil
  }

  /// Whether a change of the bounds needs a new layout: when the viewport's size changes.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.bounds.size != newBounds.size
  }

  /// The size of the content, in points; zero while there is no layout.
  public override var collectionViewContentSize: CGSize { layout?.contentSize ?? .zero }

  /// Returns the attributes of the elements in a rectangle, in points.
  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    layout?.layoutAttributesForElements(in: rect) ?? []
  }

  /// Returns the attributes of an item.
  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layout?.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the attributes of a supplementary element.
  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layout?.layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)
  }
}

extension ASCollectionLayout: DataControllerLayoutDelegate {
  /// Gathers the context on the main actor; the computation runs in the background.
  package func layoutComputation(for elements: ASElementMap) -> @Sendable () -> Void {
    guard let context = context(for: elements) else { return {} }
    let computation = LayoutComputation(context: context)
    // The context does not keep the elements, the computation has to.
    return { withExtendedLifetime(elements) { _ = computation.run() } }
  }
}
