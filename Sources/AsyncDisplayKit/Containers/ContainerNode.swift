import UIKit

/// A node with a container view: what collection and table nodes do alike.
@MainActor
protocol ContainerNode: ASDisplayNode {
  associatedtype View: ContainerView
  associatedtype PendingState: ContainerPendingState

  /// The values that were set before the view is loaded.
  var pending: PendingState { get set }
  /// The container view if it has been made.
  var loadedContainerView: View? { get }
  /// The container view, which is made now if need be.
  var containerView: View { get }

  /// Loads the data of a view that has never loaded any.
  func loadDataInitially(in view: View)
}

extension ContainerNode {
  /// Reports a call off the main thread, which Swift 5 code can make; it does nothing then.
  ///
  /// Source: `ASAssert.h`, `ASDisplayNodeAssertMainThread`, in the members of `ASCollectionView.mm`
  /// and `ASTableView.mm`.
  ///
  /// - Returns: Whether the call may continue.
  func checkContainerThread() -> Bool {
    checkThreadAffinity(
      .mainThreadMemberOffMain, member: "A member of \(type(of: self)) or its view")
  }

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

  /// A property of the view, which is kept for the view until it is loaded.
  subscript<Value>(
    loaded: ReferenceWritableKeyPath<View, Value>, path: WritableKeyPath<PendingState, Value>
  ) -> Value {
    get { loadedContainerView?[keyPath: loaded] ?? pending[keyPath: path] }
    set {
      pending[keyPath: path] = newValue
      loadedContainerView?[keyPath: loaded] = newValue
    }
  }

  /// The transform that turns the content over where that is wanted.
  var inversion: CATransform3D {
    pending.inverted ? CATransform3DMakeScale(1, -1, 1) : CATransform3DIdentity
  }

  /// Turns the content over, or back.
  func setInverted(_ isInverted: Bool) {
    pending.inverted = isInverted
    if isNodeLoaded { transform = inversion }
    loadedContainerView?.inverted = isInverted
  }

  /// Sets how many screenfuls ahead the view fetches; an advisory where that is lost.
  func setLeadingScreens(_ count: CGFloat) {
    guard let loadedContainerView else {
      pending.leadingScreens = count
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

extension ContainerNode {
  /// The sizes of the ranges of the view, or what is pending for it.
  var rangeTuning: RangeTuningTable {
    loadedContainerView?.rangeController.layoutController.tuning ?? pending.tuning
  }

  /// Sets the size of a range in a mode; an advisory where it has no effect.
  func tuneRange(
    _ parameters: ASRangeTuningParameters, _ mode: ASLayoutRangeMode, _ type: ASLayoutRangeType
  ) {
    adviseOfLowMemory(parameters, mode, type)
    pending.tuning[mode, type] = parameters
    loadedContainerView?.rangeController.layoutController.tuning[mode, type] = parameters
  }

  /// Forces a range mode until the next full update of the ranges.
  func forceRangeMode(_ mode: ASLayoutRangeMode) {
    pending.rangeMode = mode
    loadedContainerView?.rangeController.updateCurrentRange(with: mode)
  }

  /// Remarks that a container's range has no effect in low memory.
  private func adviseOfLowMemory(
    _ tuning: ASRangeTuningParameters, _ mode: ASLayoutRangeMode, _ type: ASLayoutRangeType
  ) {
    guard mode == .lowMemory, type == .display, tuning != .zero else { return }
    environment.report(.lowMemoryDisplayRange("\(Swift.type(of: self))"))
  }
}

/// What is set on a container's node before its view is made.
@MainActor
protocol ContainerPendingState {
  var inverted: Bool { get set }
  /// The screenfuls ahead that trigger a batch fetch, which the view is not given.
  var leadingScreens: CGFloat { get set }
  /// The sizes of the ranges.
  var tuning: RangeTuningTable { get set }
  /// The mode that the ranges are forced to; unspecified for none.
  var rangeMode: ASLayoutRangeMode { get set }
}

extension ContainerPendingState {
  /// Applies the values to a range controller.
  func apply(to controller: ASRangeController) {
    controller.layoutController.tuning = tuning
    if rangeMode != .unspecified { controller.updateCurrentRange(with: rangeMode) }
  }
}
