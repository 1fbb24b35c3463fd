import Foundation

/// A layer that shows its sublayers several times; kept as data, for it shows them once.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// How often; default once.
  open var instanceCount = 1
  /// The delay from one to the next, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The change of place from one to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The color of the first.
  open var instanceColor: CGColor?
  /// The change of red from one to the next.
  open var instanceRedOffset: Float = 0
  /// The change of green from one to the next.
  open var instanceGreenOffset: Float = 0
  /// The change of blue from one to the next.
  open var instanceBlueOffset: Float = 0
  /// The change of opacity from one to the next.
  open var instanceAlphaOffset: Float = 0
  /// A Boolean value that indicates whether depth is kept. The default is `false`.
  open var preservesDepth = false
}
