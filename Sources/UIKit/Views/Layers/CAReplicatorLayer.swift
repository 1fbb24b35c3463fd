import Foundation

/// A layer that shows copies of its sublayers. Its values are stored; the sublayers are shown once.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// The number of copies, including the original. The default is 1.
  open var instanceCount = 1
  /// The delay between copies, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The color of the first copy.
  open var instanceColor: CGColor?
  /// The offset of the red component from one copy to the next.
  open var instanceRedOffset: Float = 0
  /// The offset of the green component from one copy to the next.
  open var instanceGreenOffset: Float = 0
  /// The offset of the blue component from one copy to the next.
  open var instanceBlueOffset: Float = 0
  /// The offset of the alpha component from one copy to the next.
  open var instanceAlphaOffset: Float = 0
  /// A Boolean value that indicates whether depth is preserved. The default is `false`.
  open var preservesDepth = false
}
