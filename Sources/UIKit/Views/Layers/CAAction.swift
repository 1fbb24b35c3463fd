/// What happens at an event of a layer.
@preconcurrency @MainActor public protocol CAAction {
  /// Does it.
  ///
  /// - Parameters:
  ///   - event: the event's name, such as `onOrderIn`.
  ///   - object: the layer.
  ///   - arguments: what belongs to the event.
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// The event of a layer that becomes part of a window's tree.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves a window's tree.
public let kCAOnOrderOut = "onOrderOut"
