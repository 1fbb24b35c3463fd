/// An object that holds content and adapts it to size and traits.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like, in points.
  var preferredContentSize: CGSize { get }
  /// Tells that a child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size in points of a child within a container of a size in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Tells that the size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Tells that the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController {
  /// Tells the children, each in its own size, and what is presented of another size in points.
  func tellOfTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
    guard let presented else { return }
    let manager = presented.values.presentationController
    manager?.viewWillTransition(to: size, with: coordinator)
    let inner = manager?.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: inner ?? size, with: coordinator)
  }

  /// Tells the children and what is presented of other traits.
  func tellOfTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
    presented?.values.presentationController?.willTransition(to: newCollection, with: coordinator)
    presented?.willTransition(to: newCollection, with: coordinator)
  }

  /// The size in points of a child that does not fill the view; `nil` for one that does.
  func ownSize(of container: any UIContentContainer) -> CGSize? {
    guard let child = container as? UIViewController, let own = viewIfLoaded?.bounds.size,
      let inner = child.viewIfLoaded?.bounds.size, inner != own
    else { return nil }
    return inner
  }
}
