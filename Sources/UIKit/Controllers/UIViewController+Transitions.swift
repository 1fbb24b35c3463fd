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

  /// The size in points of a child that does not fill the view; nil for one that does.
  func ownSize(of container: any UIContentContainer) -> CGSize? {
    guard let child = container as? UIViewController, let own = viewIfLoaded?.bounds.size,
      let inner = child.viewIfLoaded?.bounds.size, inner != own
    else { return nil }
    return inner
  }
}
