import Foundation

/// Supplies a layer's content, layout and actions; a view is the delegate of its own layer.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Supplies the layer's contents in place of drawing; the default draws.
  func display(_ layer: CALayer)
  /// Draws the layer's contents into a context.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Tells the delegate that the layer is about to draw.
  func layerWillDraw(_ layer: CALayer)
  /// Positions the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Supplies what happens at an event; `nil` searches on.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Records the layer's drawing.
  public func display(_ layer: CALayer) { layer.recordContents() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Positions nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Knows no action.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

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

/// A null among a layer's actions keeps the change of its key from being animated, as nothing is here.
extension NSNull: CAAction {
  /// Does nothing.
  @preconcurrency @MainActor
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}
