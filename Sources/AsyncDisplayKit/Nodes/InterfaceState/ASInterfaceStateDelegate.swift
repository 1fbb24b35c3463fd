import Foundation

/// An observer of a node's interface state, told after the node's own hook.
///
/// Texture: `ASInterfaceStateDelegate`. Every member has a default that does nothing.
@preconcurrency @MainActor
public protocol ASInterfaceStateDelegate: AnyObject {
  /// Tells that the interface state changed.
  func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState)
  /// Tells that the node became visible.
  func didEnterVisibleState()
  /// Tells that the node is no longer visible.
  func didExitVisibleState()
  /// Tells that the node should draw.
  func didEnterDisplayState()
  /// Tells that the node need not be drawn any longer.
  func didExitDisplayState()
  /// Tells that the node should load its data.
  func didEnterPreloadState()
  /// Tells that a range-managed node may drop its data.
  func didExitPreloadState()
  /// Tells that the view or layer exists, after `didLoad()`.
  func nodeDidLoad()
  /// Tells that a layout pass ran.
  func nodeDidLayout()
  /// Tells that the node and everything below it has drawn.
  func hierarchyDisplayDidFinish()
  /// Tells that the node is about to compute a layout; called on the thread that measures.
  nonisolated func nodeWillCalculateLayout(_ constrainedSize: ASSizeRange)
  /// Tells that the node's view or layer came into a window.
  func didEnterHierarchy()
  /// Tells that the node's view or layer left its window.
  func didExitHierarchy()
}

extension ASInterfaceStateDelegate {
  /// Does nothing.
  public func interfaceStateDidChange(
    _ newState: ASInterfaceState, from oldState: ASInterfaceState
  ) {}
  /// Does nothing.
  public func didEnterVisibleState() {}
  /// Does nothing.
  public func didExitVisibleState() {}
  /// Does nothing.
  public func didEnterDisplayState() {}
  /// Does nothing.
  public func didExitDisplayState() {}
  /// Does nothing.
  public func didEnterPreloadState() {}
  /// Does nothing.
  public func didExitPreloadState() {}
  /// Does nothing.
  public func nodeDidLoad() {}
  /// Does nothing.
  public func nodeDidLayout() {}
  /// Does nothing.
  public func hierarchyDisplayDidFinish() {}
  /// Does nothing.
  public nonisolated func nodeWillCalculateLayout(_ constrainedSize: ASSizeRange) {}
  /// Does nothing.
  public func didEnterHierarchy() {}
  /// Does nothing.
  public func didExitHierarchy() {}
}

/// The observers of one node, at most four, none of them kept alive.
struct InterfaceStateDelegateList {
  private struct Slot {
    weak var delegate: (any ASInterfaceStateDelegate)?
  }

  /// The number of observers that Texture allows.
  static let capacity = 4

  private var slots: [Slot] = []

  /// Adds an observer in the first free slot.
  ///
  /// - Returns: whether there was one.
  mutating func add(_ delegate: any ASInterfaceStateDelegate) -> Bool {
    if let free = slots.firstIndex(where: { $0.delegate == nil }) {
      slots[free].delegate = delegate
      return true
    }
    guard slots.count < Self.capacity else { return false }
    slots.append(Slot(delegate: delegate))
    return true
  }

  /// Frees the first slot that holds an observer.
  mutating func remove(_ delegate: any ASInterfaceStateDelegate) {
    guard let index = slots.firstIndex(where: { $0.delegate === delegate }) else { return }
    slots[index].delegate = nil
  }

  /// The observers that are alive, in the order of their slots.
  var delegates: [any ASInterfaceStateDelegate] { slots.compactMap(\.delegate) }

  /// A Boolean value that indicates whether no observer was ever added.
  var isEmpty: Bool { slots.isEmpty }
}
