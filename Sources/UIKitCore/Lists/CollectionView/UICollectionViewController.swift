import Foundation

/// A view controller for a collection view, which is its data source and delegate.
///
/// Rules of its list part:
///
/// - It is the data source and the delegate of the collection view that it creates with its layout.
///   Source: Apple, `UICollectionViewController`.
/// - It reloads before its first appearance, and clears the selection each time it is about to appear,
///   unless ``clearsSelectionOnViewWillAppear`` is `false`. Source: Apple, the same page.
/// - While the keyboard is shown, the part of the collection view that it covers is added to the bottom of
///   the view's `adjustedContentInset`. Decided here: as in a table view controller.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  private let defaults = DefaultListResponses()
  private var storedCollectionView: UICollectionView?

  /// The current layout of the collection view, or the initial layout before the view is loaded.
  open var collectionViewLayout: UICollectionViewLayout {
    storedCollectionView?.collectionViewLayout ?? initialLayout
  }

  /// A Boolean value that indicates whether the selection is cleared when the view is about to
  /// appear. The default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout. Nothing is read from a nib file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view. Reading it loads the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set {
      storedCollectionView = newValue
      view = newValue
    }
  }

  /// Creates the collection view, which is the controller's view.
  open override func loadView() {
    let made = UICollectionView(
      frame: RuntimeEnvironment.current.screenBounds, collectionViewLayout: initialLayout)
    made.dataSource = self
    made.delegate = self
    storedCollectionView = made
    view = made
  }

  /// A Boolean value that indicates whether a long press moves items. The default is `true`. Not
  /// used by the runtime, which reports `unused-member`: tests move items themselves.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet {
      reportUnused("UICollectionViewController", if: !installsStandardGestureForInteractiveMovement)
    }
  }
  /// A Boolean value that indicates whether a push animates from one layout to the other. The
  /// default is `false`. Not used by the runtime, which reports `unused-member`.
  open var useLayoutToLayoutNavigationTransitions = false {
    didSet {
      reportUnused("UICollectionViewController", if: useLayoutToLayoutNavigationTransitions)
    }
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is `true`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    collectionView?.selectItem(at: nil, animated: animated, scrollPosition: [])
  }

  /// The default implementation returns 1. Subclasses can override it.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The default implementation returns 0. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The default implementation returns an empty cell. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  // MARK: Optional members, written by Scripts/make-optional-members to the end of the class

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    defaults.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { defaults.collectionView(collectionView, canMoveItemAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    defaults.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    defaults.indexTitles(for: collectionView)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    defaults.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, shouldHighlightItemAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { defaults.collectionView(collectionView, didHighlightItemAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { defaults.collectionView(collectionView, didUnhighlightItemAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, shouldSelectItemAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, shouldDeselectItemAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  { defaults.collectionView(collectionView, didSelectItemAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { defaults.collectionView(collectionView, didDeselectItemAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { defaults.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    defaults.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { defaults.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    defaults.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    defaults.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    defaults.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    defaults.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }

  /// The default implementation does nothing. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { defaults.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }

  /// The default implementation returns `false`. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    defaults.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { defaults.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }

  /// The default implementation does nothing. Subclasses can override it.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    defaults.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  /// The default implementation returns a new `UICollectionViewTransitionLayout`. Subclasses can
  /// override it.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    defaults.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    defaults.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    defaults.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    defaults.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    defaults.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    defaults.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    defaults.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    defaults.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    defaults.scrollViewDidScroll(scrollView)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    defaults.scrollViewWillBeginDragging(scrollView)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    defaults.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    defaults.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    defaults.scrollViewWillBeginDecelerating(scrollView)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    defaults.scrollViewDidEndDecelerating(scrollView)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    defaults.scrollViewDidEndScrollingAnimation(scrollView)
  }

  /// The default implementation returns `true`. Subclasses can override it.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    defaults.scrollViewShouldScrollToTop(scrollView)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    defaults.scrollViewDidScrollToTop(scrollView)
  }

  /// The default implementation returns `nil`. Subclasses can override it.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    defaults.viewForZooming(in: scrollView)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    defaults.scrollViewWillBeginZooming(scrollView, with: view)
  }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { defaults.scrollViewDidZoom(scrollView) }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { defaults.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }

  /// The default implementation does nothing. Subclasses can override it.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    defaults.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
