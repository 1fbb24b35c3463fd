import Foundation

/// The methods of a delegate of a node's interface state, called after the node's own methods.
///
/// Texture: `ASInterfaceStateDelegate`. All methods are optional; the default implementations do
/// nothing.
///
/// The methods are isolated to the main actor and the protocol is not: a cell can conform without becoming
/// isolated as a whole, as with Texture's headers, which name no actor.
public protocol ASInterfaceStateDelegate: AnyObject {
  /// Tells the delegate that the interface state has changed.
  @preconcurrency @MainActor
  func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState)
  /// Tells the delegate that the node has become visible.
  @preconcurrency @MainActor
  func didEnterVisibleState()
  /// Tells the delegate that the node is no longer visible.
  @preconcurrency @MainActor
  func didExitVisibleState()
  /// Tells the delegate that the node should draw.
  @preconcurrency @MainActor
  func didEnterDisplayState()
  /// Tells the delegate that the node no longer needs to be drawn.
  @preconcurrency @MainActor
  func didExitDisplayState()
  /// Tells the delegate that the node should load its data.
  @preconcurrency @MainActor
  func didEnterPreloadState()
  /// Tells the delegate that a range-managed node may release its data.
  @preconcurrency @MainActor
  func didExitPreloadState()
  /// Tells the delegate that the view or layer was created, after `didLoad()`.
  @preconcurrency @MainActor
  func nodeDidLoad()
  /// Tells the delegate that a layout pass has run.
  @preconcurrency @MainActor
  func nodeDidLayout()
  /// Tells the delegate that the node and its direct subnodes have drawn.
  @preconcurrency @MainActor
  func hierarchyDisplayDidFinish()
  /// This method is never called by this runtime: Texture calls it only for layouts that Yoga
  /// calculates. Source: `ASDisplayNode+Yoga.mm`, `-calculateLayoutFromYogaRoot:willApply:`.
  nonisolated func nodeWillCalculateLayout(_ constrainedSize: ASSizeRange)
  /// Tells the delegate that the node's view or layer has entered a window.
  @preconcurrency @MainActor
  func didEnterHierarchy()
  /// Tells the delegate that the node's view or layer has left its window.
  @preconcurrency @MainActor
  func didExitHierarchy()
}

extension ASInterfaceStateDelegate {
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func interfaceStateDidChange(
    _ newState: ASInterfaceState, from oldState: ASInterfaceState
  ) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func didEnterVisibleState() {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func didExitVisibleState() {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func didEnterDisplayState() {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func didExitDisplayState() {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func didEnterPreloadState() {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func didExitPreloadState() {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func nodeDidLoad() {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func nodeDidLayout() {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func hierarchyDisplayDidFinish() {}
  /// The default implementation does nothing.
  public nonisolated func nodeWillCalculateLayout(_ constrainedSize: ASSizeRange) {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func didEnterHierarchy() {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func didExitHierarchy() {}
}

/// The interface state delegates of one node, at most four, held weakly.
struct InterfaceStateDelegateList {
  private struct Slot {
    weak var delegate: (any ASInterfaceStateDelegate)?
  }

  /// The maximum number of delegates. Source: `ASDisplayNode.h`,
  /// `AS_MAX_INTERFACE_STATE_DELEGATES`.
  static let capacity = 4

  private var slots: [Slot] = []

  /// Adds a delegate in the first free slot.
  ///
  /// - Returns: Whether there was a free slot.
  mutating func add(_ delegate: any ASInterfaceStateDelegate) -> Bool {
    if let free = slots.firstIndex(where: { $0.delegate == nil }) {
      slots[free].delegate = delegate
      return true
    }
    guard slots.count < Self.capacity else { return false }
    slots.append(Slot(delegate: delegate))
    return true
  }

  /// Frees the first slot with a delegate.
  mutating func remove(_ delegate: any ASInterfaceStateDelegate) {
    guard let index = slots.firstIndex(where: { $0.delegate === delegate }) else { return }
    slots[index].delegate = nil
  }

  /// The existing delegates, in the order of their slots.
  var delegates: [any ASInterfaceStateDelegate] { slots.compactMap(\.delegate) }

  /// A Boolean value that indicates whether no delegate was ever added.
  var isEmpty: Bool { slots.isEmpty }
}
