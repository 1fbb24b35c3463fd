import Foundation

/// A layer that shows copies of its sublayers. Its values are stored; the sublayers are shown once.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// The number of copies, including the original. The default is 1.
  open var instanceCount = 1
  /// The delay between copies, in seconds. Not used by the runtime, which reports `unused-member`.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { reportUnused("CAReplicatorLayer.instanceDelay", if: instanceDelay != 0) }
  }
  /// The transform from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The color of the first copy. Not used by the runtime, which reports `unused-member`.
  open var instanceColor: CGColor? {
    didSet { reportUnused("CAReplicatorLayer.instanceColor", if: instanceColor != nil) }
  }
  /// The offset of the red component from one copy to the next. Not used by the runtime, which
  /// reports `unused-member`.
  open var instanceRedOffset: Float = 0 {
    didSet { reportUnused("CAReplicatorLayer.instanceRedOffset", if: instanceRedOffset != 0) }
  }
  /// The offset of the green component from one copy to the next. Not used by the runtime, which
  /// reports `unused-member`.
  open var instanceGreenOffset: Float = 0 {
    didSet { reportUnused("CAReplicatorLayer.instanceGreenOffset", if: instanceGreenOffset != 0) }
  }
  /// The offset of the blue component from one copy to the next. Not used by the runtime, which
  /// reports `unused-member`.
  open var instanceBlueOffset: Float = 0 {
    didSet { reportUnused("CAReplicatorLayer.instanceBlueOffset", if: instanceBlueOffset != 0) }
  }
  /// The offset of the alpha component from one copy to the next.
  open var instanceAlphaOffset: Float = 0
  /// A Boolean value that indicates whether depth is preserved. The default is `false`. Not used by
  /// the runtime, which reports `unused-member`.
  open var preservesDepth = false {
    didSet { reportUnused("CAReplicatorLayer.preservesDepth", if: preservesDepth) }
  }
}
