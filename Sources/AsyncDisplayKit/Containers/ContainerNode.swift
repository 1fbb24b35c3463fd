import UIKit

/// The members that collection nodes and table nodes have in common.
@MainActor
protocol ContainerNode: ASDisplayNode {
  associatedtype View: ContainerView
  associatedtype PendingState: ContainerPendingState

  /// The values that were set before the view is loaded.
  var pending: PendingState { get set }
  /// The container view. Loads the view if needed.
  var containerView: View { get }

  /// Loads the data of a view for the first time.
  func loadDataInitially(in view: View)
}

extension ContainerNode {
  /// Reports a violation if the caller is not on the main thread, which Swift 5 code does not
  /// prevent.
  ///
  /// Source: `ASAssert.h`, `ASDisplayNodeAssertMainThread`, in the members of `ASCollectionView.mm`
  /// and `ASTableView.mm`.
  ///
  /// - Returns: Whether the call may continue.
  func checkContainerThread(_ member: String) -> Bool {
    if hasThreadAffinity { return true }
    environment.bind { reportOffMainThread("'\(type(of: self)).\(member)'") }
    return false
  }

  /// Returns the container view, or `nil` if it has not been loaded or the caller is not on the main thread.
  func loadedContainerView(_ member: String = #function) -> View? {
    isNodeLoaded && checkContainerThread(member) ? containerView : nil
  }

  /// Returns a property of the view, or the pending value before the view is loaded.
  func read<Value>(
    _ loaded: (View) -> Value, _ path: KeyPath<PendingState, Value>, member: String = #function
  ) -> Value {
    loadedContainerView(member).map(loaded) ?? pending[keyPath: path]
  }

  /// Stores a value for the view to be loaded, and sets it on a loaded view.
  func write<Value>(
    _ value: Value, _ path: WritableKeyPath<PendingState, Value>, member: String = #function,
    _ loaded: (View) -> Void
  ) {
    pending[keyPath: path] = value
    if let view = loadedContainerView(member) { loaded(view) }
  }

  /// A property of the view, or the pending value before the view is loaded.
  subscript<Value>(
    loaded: ReferenceWritableKeyPath<View, Value>, path: WritableKeyPath<PendingState, Value>,
    member: String = #function
  ) -> Value {
    get { loadedContainerView(member)?[keyPath: loaded] ?? pending[keyPath: path] }
    set {
      pending[keyPath: path] = newValue
      loadedContainerView(member)?[keyPath: loaded] = newValue
    }
  }

  /// The transform that flips the content vertically if the node is inverted, else the identity.
  var inversion: CATransform3D {
    pending.inverted ? CATransform3DMakeScale(1, -1, 1) : CATransform3DIdentity
  }

  /// Sets whether the content is flipped vertically, and the transform.
  ///
  /// Source: `ASCollectionNode.mm` and `ASTableNode.mm`, `-setInverted:`.
  func setInverted(_ isInverted: Bool, member: String = #function) {
    pending.inverted = isInverted
    transform = inversion
    loadedContainerView(member)?.inverted = isInverted
  }

  /// Sets the distance at which the view fetches batches. Before the view is loaded, reports an
  /// advisory, since the value is lost.
  ///
  /// Source: `ASCollectionNode.mm` and `ASTableNode.mm`, `-setLeadingScreensForBatching:` and
  /// `-didLoad`.
  func setLeadingScreens(_ count: CGFloat, member: String = #function) {
    guard let view = loadedContainerView(member) else {
      pending.leadingScreens = count
      return environment.report(.batchingSetBeforeLoad("\(type(of: self))"))
    }
    view.batchingScreens = count
  }
}

extension ContainerNode {
  /// The tuning of the view's ranges, or the pending tuning before the view is loaded.
  private func rangeTuning(_ member: String) -> RangeTuningTable {
    loadedContainerView(member)?.rangeController.layoutController.tuning ?? pending.tuning
  }

  /// Returns the tuning of a range in a mode, or reports that the mode has none.
  ///
  /// Source: `ASCollectionNode.mm` and `ASTableNode.mm`, `-tuningParametersForRangeMode:rangeType:`.
  func tuning(
    _ mode: ASLayoutRangeMode, _ type: ASLayoutRangeType, member: String = #function
  ) -> ASRangeTuningParameters {
    checkTuning(mode)
    return rangeTuning(member)[mode, type]
  }

  private func checkTuning(_ mode: ASLayoutRangeMode) {
    guard mode == .unspecified else { return }
    environment.report(.rangeTuning(mode, of: "\(Swift.type(of: self))"))
  }

  /// Sets the tuning of a range in a mode. Reports a mode without tuning, and an advisory if it has no effect.
  ///
  /// Source: `ASCollectionNode.mm` and `ASTableNode.mm`, `-setTuningParameters:forRangeMode:rangeType:`.
  func tuneRange(
    _ parameters: ASRangeTuningParameters, _ mode: ASLayoutRangeMode, _ type: ASLayoutRangeType,
    member: String = #function
  ) {
    checkTuning(mode)
    adviseOfLowMemory(parameters, mode, type)
    pending.tuning[mode, type] = parameters
    loadedContainerView(member)?.rangeController.layoutController.tuning[mode, type] = parameters
  }

  /// Applies a range mode until the next full update of the ranges.
  func forceRangeMode(_ mode: ASLayoutRangeMode, member: String = #function) {
    pending.rangeMode = mode
    loadedContainerView(member)?.rangeController.updateCurrentRange(with: mode)
  }

  /// Reports an advisory if the tuning has no effect: the display range is always empty in
  /// low-memory mode.
  private func adviseOfLowMemory(
    _ tuning: ASRangeTuningParameters, _ mode: ASLayoutRangeMode, _ type: ASLayoutRangeType
  ) {
    guard mode == .lowMemory, type == .display, tuning != .zero else { return }
    environment.report(.lowMemoryDisplayRange("\(Swift.type(of: self))"))
  }
}

/// The values that were set on a container node before its view is loaded.
@MainActor
protocol ContainerPendingState {
  var inverted: Bool { get set }
  /// The value of `leadingScreensForBatching`, which is not applied to the view.
  var leadingScreens: CGFloat { get set }
  /// The tuning of the ranges.
  var tuning: RangeTuningTable { get set }
  /// The range mode to apply when the view is loaded, or `unspecified`.
  var rangeMode: ASLayoutRangeMode { get set }
}

extension ContainerPendingState {
  /// Applies the values to a range controller.
  func apply(to controller: ASRangeController) {
    controller.layoutController.tuning = tuning
    if rangeMode != .unspecified { controller.updateCurrentRange(with: rangeMode) }
  }
}
