import Foundation

/// The base class of layouts, which determine the positions of a collection view's elements.
///
/// The collection view calls ``prepare()`` once after each invalidation. It then asks for the
/// content size and for the attributes of visible elements. All members belong to the main actor.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout, or `nil`.
  open internal(set) weak var collectionView: UICollectionView?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout without a collection view.
  public override init() {
    super.init()
  }

  /// Creates a layout with default values. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Classes

  /// The class of the layout's attributes, a subclass of ``UICollectionViewLayoutAttributes``.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Queries

  /// Prepares the layout after an invalidation, before the other methods are called. The default
  /// implementation does nothing.
  open func prepare() {}

  /// The size of the content, in points. The default is zero.
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

  /// Invalidates the whole layout. The collection view asks for it again in its next layout pass.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout that a context describes. An override must call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  /// Returns a Boolean value that indicates whether changed bounds, including scrolling, invalidate
  /// the layout. The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the invalidation context for new bounds. Called when they invalidate the layout.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeInvalidationContext()
  }

  /// Returns a Boolean value that indicates whether the size that a view's content prefers
  /// invalidates the layout. The default is `false`.
  ///
  /// Rule: UIKit's documentation of the method. Views of a layout that does not override it are no
  /// longer measured.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    collectionView?.layoutState.layoutWithoutSelfSizing = ObjectIdentifier(self)
    return false
  }

  /// Returns the invalidation context for the size that a view's content prefers.
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

  /// Notifies the layout of the changes of a batch update, after ``prepare()`` and before they are
  /// shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Notifies the layout that the changes of a batch update are shown. The default implementation
  /// does nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Notifies the layout that an animated change of the bounds begins. The default implementation
  /// does nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Notifies the layout that an animated change of the bounds ended. The default implementation
  /// does nothing.
  open func finalizeAnimatedBoundsChange() {}

  /// Notifies the layout that another layout is about to replace it. The default implementation
  /// does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Notifies the layout that it is about to replace another layout. The default implementation
  /// does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Notifies the layout that a change of layouts ended. The default implementation does nothing.
  open func finalizeLayoutTransition() {}

  /// Returns the initial attributes of an inserted item. With `nil`, the default, they are its
  /// final ones.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the final attributes of a deleted item. With `nil`, the default, they are its former
  /// ones.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the initial attributes of an inserted supplementary view. The default is `nil`.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the final attributes of a deleted supplementary view. The default is `nil`.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the initial attributes of an inserted decoration view. The default is `nil`.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the final attributes of a deleted decoration view. The default is `nil`.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the supplementary views of a kind that a batch update inserts additionally. The
  /// default is none.
  ///
  /// It is called before an update is shown, for the visible kinds.
  ///
  /// - Quirk: the result only affects animations, and nothing is animated.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that a batch update inserts additionally. The default
  /// is none.
  ///
  /// - Quirk: the result only affects animations, and nothing is animated.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views of a kind that a batch update deletes additionally. The
  /// default is none.
  ///
  /// - Quirk: the result only affects animations, and nothing is animated.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that a batch update deletes additionally. The default
  /// is none.
  ///
  /// - Quirk: the result only affects animations, and nothing is animated.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Direction

  /// A Boolean value that indicates whether the collection view mirrors the layout in the opposite
  /// layout direction. The default is `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The layout direction for which the layout is written. The default is left-to-right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Decoration views

  /// Registers the class of decoration views of a kind. `nil` unregisters the kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorationClasses[kind]
  }
}
