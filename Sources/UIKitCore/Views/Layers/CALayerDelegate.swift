import Foundation

/// The provider of a layer's content, layout, and actions. A view is the delegate of its layer.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Asks the delegate to set the layer's contents. The default implementation draws the layer.
  func display(_ layer: CALayer)
  /// Asks the delegate to draw the layer's contents into a context.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Tells the delegate that the layer is about to draw.
  func layerWillDraw(_ layer: CALayer)
  /// Asks the delegate to lay out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Asks the delegate for the action of an event. For `nil`, the search continues.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default implementation draws the layer and stores the recorded drawing as its contents.
  public func display(_ layer: CALayer) { layer.recordContents() }
  /// The default implementation does nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// The default implementation does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default implementation returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The action that a layer runs for an event.
@preconcurrency @MainActor public protocol CAAction {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: The name of the event, such as `onOrderIn`.
  ///   - object: The layer.
  ///   - arguments: The parameters of the event.
  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?)
}

/// The event of a layer that is added to a window's layer tree.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed from a window's layer tree.
public let kCAOnOrderOut = "onOrderOut"

/// An action that suppresses the animation of a key in a layer's ``CALayer/actions``. Here nothing
/// is animated.
extension NSNull: CAAction {
  /// Does nothing: the action suppresses an animation.
  @preconcurrency @MainActor
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}
