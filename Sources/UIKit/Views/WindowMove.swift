/// A subtree's move from one window, or none, to another.
@MainActor struct WindowMove {
  let view: UIView
  let destination: UIWindow?
  private let changes: Bool

  init(of view: UIView, from origin: UIWindow?, to destination: UIWindow?) {
    self.view = view
    self.destination = destination
    changes = origin !== destination
  }

  /// Tells every view of the subtree that its window is about to change, top down.
  ///
  /// Rule: a controller whose view enters a window is about to appear before its view is told.
  func announce() {
    guard changes else { return }
    announce(to: view)
  }

  private func announce(to view: UIView) {
    view.viewController?.viewWillMove(toWindow: destination)
    view.willMove(toWindow: destination)
    for subview in view.storedSubviews { announce(to: subview) }
  }

  /// Changes the window of every view of the subtree and tells it, top down.
  func commit() {
    guard changes else { return }
    assign(to: view)
    tell(view)
  }

  private func assign(to view: UIView) {
    view.storedWindow = destination
    for subview in view.storedSubviews { assign(to: subview) }
  }

  private func tell(_ view: UIView) {
    view.didMoveToWindow()
    view.viewController?.viewDidMoveToWindow()
    for subview in view.storedSubviews where subview.storedWindow === destination {
      tell(subview)
    }
  }
}
