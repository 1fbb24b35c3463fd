/// An object that contains content and adapts it to size and traits.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// Notifies the container that the preferred size of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child in a container of a given size; both in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Notifies the container that its size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Notifies the container that its traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController {
  /// Notifies the children, each with its own size, and the presented controller of a new size in
  /// points.
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

  /// Notifies the children and the presented controller of new traits.
  func tellOfTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
    presented?.values.presentationController?.willTransition(to: newCollection, with: coordinator)
    presented?.willTransition(to: newCollection, with: coordinator)
  }

  /// Returns the size, in points, of a child that does not fill the view, or `nil` for one that
  /// does.
  func ownSize(of container: any UIContentContainer) -> CGSize? {
    guard let child = container as? UIViewController, let own = viewIfLoaded?.bounds.size,
      let inner = child.viewIfLoaded?.bounds.size, inner != own
    else { return nil }
    return inner
  }
}
