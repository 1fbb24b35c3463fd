import Foundation

/// A view controller whose view holds a collection view, with itself as data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
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
    collectionView.optionalMembers.decline()
    return UICollectionReusableView(frame: .zero)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.optionalMembers.decline()
    return true
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    collectionView.optionalMembers.decline()
    return nil
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    collectionView.optionalMembers.decline()
    return IndexPath(item: 0, section: 0)
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.optionalMembers.decline()
    return true
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    collectionView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    collectionView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.optionalMembers.decline()
    return true
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.optionalMembers.decline()
    return true
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    collectionView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    collectionView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    collectionView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    collectionView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    collectionView.optionalMembers.decline()
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    collectionView.optionalMembers.decline()
    return proposedContentOffset
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    collectionView.optionalMembers.decline()
    return proposedIndexPath
  }

  /// Declines; a subclass overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.optionalMembers.decline()
    return false
  }
}
