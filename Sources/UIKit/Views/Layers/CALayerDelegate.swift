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
  /// Records the layer's drawing.
  public func display(_ layer: CALayer) { layer.recordContents() }
  /// Does nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns `nil`.
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

/// An `NSNull` in a layer's actions suppresses the animation of its key. Here nothing is animated.
extension NSNull: CAAction {
  /// Does nothing.
  @preconcurrency @MainActor
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}
