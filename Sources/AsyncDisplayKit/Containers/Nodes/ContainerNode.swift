import UIKit

/// A node with a container view: what collection and table nodes do alike.
@MainActor
protocol ContainerNode: ASDisplayNode {
  associatedtype View: ContainerView
  associatedtype PendingState: ContainerPendingState

  /// What was set, for a view that is made later.
  var pending: PendingState { get set }
  /// The container view if it has been made.
  var loadedContainerView: View? { get }
}

extension ContainerNode {
  /// Reads a property of the view, or what is pending for it.
  func read<Value>(
    _ loaded: (View) -> Value, _ path: KeyPath<PendingState, Value>
  ) -> Value {
    loadedContainerView.map(loaded) ?? pending[keyPath: path]
  }

  /// Sets a property of the view, or keeps it for the view.
  func write<Value>(
    _ value: Value, _ path: WritableKeyPath<PendingState, Value>, _ loaded: (View) -> Void
  ) {
    pending[keyPath: path] = value
    if let loadedContainerView { loaded(loadedContainerView) }
  }

  /// The transform that turns the content over where that is wanted.
  var inversion: CATransform3D {
    pending.inverted ? CATransform3DMakeScale(1, -1, 1) : CATransform3DIdentity
  }

  /// Turns the content over, or back.
  func setInverted(_ isInverted: Bool) {
    pending.inverted = isInverted
    if isNodeLoaded { transform = inversion }
  }

  /// Sets how many screenfuls ahead the view fetches; an advisory where that is lost.
  func setLeadingScreens(_ count: CGFloat) {
    guard let loadedContainerView else {
      return environment.report(.batchingSetBeforeLoad("\(type(of: self))"))
    }
    loadedContainerView.batchingScreens = count
  }

  /// Checks for a batch fetch when the container has become visible.
  func checkForBatchFetching(in newState: ASInterfaceState, after oldState: ASInterfaceState) {
    guard let loadedContainerView else { return }
    guard newState.contains(.visible), !oldState.contains(.visible) else { return }
    environment.bind { loadedContainerView.checkForBatchFetching() }
  }
}
