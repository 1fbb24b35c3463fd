import Foundation

/// A view controller whose view holds a collection view, with itself as data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  private let absent = AbsentCollectionMembers()
  private var storedCollectionView: UICollectionView?

  /// The layout that the controller was made with.
  open var collectionViewLayout: UICollectionViewLayout {
    storedCollectionView?.collectionViewLayout ?? initialLayout
  }

  /// Whether the selection is cleared when the view is about to appear; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a flow layout; there is no nib to read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with a flow layout: there is no archive to read without Interface Builder.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view; loads the view if need be.
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

  /// Makes the collection view, which is the controller's view.
  open override func loadView() {
    let made = UICollectionView(
      frame: RuntimeEnvironment.current.screenBounds, collectionViewLayout: initialLayout)
    made.dataSource = self
    made.delegate = self
    storedCollectionView = made
    view = made
  }

  /// Whether a long press moves items where the data source lets it; default yes. No gesture is heard
  /// here: a test moves items itself.
  open var installsStandardGestureForInteractiveMovement = true
  /// Whether a push animates from one layout to the other; kept as data; default no.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Clears the selection.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    collectionView?.selectItem(at: nil, animated: animated, scrollPosition: [])
  }

  /// Answers one section; a subclass overrides this.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Answers no items; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Answers an empty cell; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  // MARK: Optional members

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    absent.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    absent.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Declines; a subclass overrides this.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    absent.indexTitles(for: collectionView)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    absent.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    absent.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    absent.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    absent.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    absent.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    absent.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  /// Does nothing; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// No; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing; a subclass overrides this.
  open func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {}

  /// Makes a plain layout between two others; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    absent.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  // MARK: Context menus

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    absent.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    absent.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    absent.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    absent.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    absent.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    absent.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    absent.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  // MARK: Scrolling

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    absent.scrollViewDidScroll(scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    absent.scrollViewWillBeginDragging(scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    absent.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    absent.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    absent.scrollViewWillBeginDecelerating(scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    absent.scrollViewDidEndDecelerating(scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    absent.scrollViewDidEndScrollingAnimation(scrollView)
  }

  /// Agrees; a subclass overrides this.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    absent.scrollViewShouldScrollToTop(scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    absent.scrollViewDidScrollToTop(scrollView)
  }

  /// Names no view; a subclass overrides this.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    absent.viewForZooming(in: scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    absent.scrollViewWillBeginZooming(scrollView, with: view)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    absent.scrollViewDidZoom(scrollView)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    absent.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  /// Does nothing; a subclass overrides this.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    absent.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
