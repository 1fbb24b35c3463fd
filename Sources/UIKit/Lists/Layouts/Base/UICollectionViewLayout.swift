import Foundation

/// The object that says where the elements of a collection view are; subclasses do the saying.
///
/// The collection view calls ``prepare()`` once after each invalidation and then asks for the
/// content size and for the attributes of what is in sight. All members belong to the main actor.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view that the layout serves; nil until it is given to one.
  open internal(set) weak var collectionView: UICollectionView?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout without a view.
  public override init() {
    super.init()
  }

  /// Creates a layout with its default values: there is no archive to read without Interface Builder.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Classes

  /// The class of the attributes that the layout makes; a subclass of the plain attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that invalidation makes.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The list configuration of a section; `nil` for sections that are no lists, as always here.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  // MARK: Asking

  /// Computes what the other members answer from; does nothing here.
  open func prepare() {}

  /// The size of everything, in points; zero here.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements in a rectangle of the content. The default returns `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item. The default returns `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view. The default returns `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a decoration view. The default returns `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the index path of the item at a position while another item is moved there by touch.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// Returns the attributes of an item that is being moved: its own, centered at the touch.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  // MARK: Invalidating

  /// Declares everything out of date; the view asks again in its next layout pass.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Declares what a context names out of date. An override calls this.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  /// Tells whether new bounds put the layout out of date, scrolling included; false here.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the invalidation context for new bounds. Called when they invalidate the layout.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeInvalidationContext()
  }

  /// Asks the layout whether the size that the content of a cell or a supplementary view wants
  /// invalidates it. The default implementation returns `false`.
  ///
  /// Rule: UIKit's documentation of the method. Views of a layout that does not override it are not
  /// asked for their sizes any more.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    collectionView?.layoutState.layoutWithoutSelfSizing = ObjectIdentifier(self)
    return false
  }

  /// Returns a context that describes what the size that the content of a view wants invalidates.
  ///
  /// Rule: UIKit's documentation of the method: it is called when
  /// ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`` returned `true`.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    let path = originalAttributes.indexPath
    switch originalAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [path])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: originalAttributes.representedElementKind ?? "", at: [path])
    case .decorationView:
      context.invalidateDecorationElements(
        ofKind: originalAttributes.representedElementKind ?? "", at: [path])
    }
    context.preferredSizes[ElementKey(originalAttributes)] = preferredAttributes.size
    return context
  }

  /// Returns the invalidation context for a step of interactive movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns the invalidation context for the end of interactive movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Offsets

  /// Returns the offset at which scrolling ends after a drag. The default returns the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the offset after an update or a change of layouts. The default returns the proposed offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Updates

  /// Tells the layout about the changes of a batch, after ``prepare()`` and before they are displayed.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells the layout that the changes of a batch are displayed.
  open func finalizeCollectionViewUpdates() {}

  /// Tells the layout that an animated change of the bounds begins.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Tells the layout that an animated change of the bounds has ended.
  open func finalizeAnimatedBoundsChange() {}

  /// Tells the layout that another layout is about to replace it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells the layout that it is about to replace another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Tells the layout that a change of layouts has ended.
  open func finalizeLayoutTransition() {}

  /// Returns the initial attributes of an appearing item; `nil`, the default, for its final ones.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the final attributes of a disappearing item; `nil`, the default, for its former ones.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the initial attributes of an appearing supplementary view. The default returns `nil`.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the final attributes of a disappearing supplementary view. The default returns `nil`.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the initial attributes of an appearing decoration view. The default returns `nil`.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the final attributes of a disappearing decoration view. The default returns `nil`.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the supplementary views of a kind that a batch inserts besides those of inserted items;
  /// none here. Asked before a batch is shown, for the kinds in sight.
  ///
  /// - Quirk: the answer decides on animation alone, and nothing is animated.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that a batch inserts. The default returns none.
  ///
  /// - Quirk: the answer decides on animation alone, and nothing is animated.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views of a kind that a batch deletes. The default returns none.
  ///
  /// - Quirk: the answer decides on animation alone, and nothing is animated.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that a batch deletes. The default returns none.
  ///
  /// - Quirk: the answer decides on animation alone, and nothing is animated.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Direction

  /// A Boolean value that indicates whether the view mirrors the layout when it reads from right to
  /// left; false here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction that the layout was written for; left to right here.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Decoration views

  /// Names the class of a kind of decoration views; nil forgets the kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Notifications of this module's own layouts

  /// The axis along which the content scrolls.
  var scrollAxis: NSLayoutConstraint.Axis { .vertical }

  /// Takes the size of an element as that of its content, because the content wants no other one.
  func confirmSize(of key: ElementKey, _ size: CGSize) {}

  /// Has the content of an element asked for its size again. The size stays until then.
  func doubtSize(of key: ElementKey) {}

  /// Moves the sizes of contents as an update does, and forgets those of elements that it replaces.
  func moveSizes(_ plan: ListUpdatePlan) {}

  /// Tells the layout that the view's traits have changed. The default does nothing.
  func traitsDidChange(from former: UITraitCollection?) {}

  /// Tells the layout that the view is about to scroll to an item. The default does nothing.
  func scrollOrthogonalSection(
    toShow indexPath: IndexPath, at position: UICollectionView.ScrollPosition
  ) {}

  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorationClasses[kind]
  }
}
