import Foundation

/// A layer that shows copies of its sublayers. Pictures draw them; hit testing knows the first one.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// The number of copies, including the original. The default is 1.
  open var instanceCount = 1
  /// The delay between copies, in seconds. Not used by the runtime, which reports `unused-member`.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { reportUnused("CAReplicatorLayer", if: instanceDelay != 0) }
  }
  /// The transform from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The color that drawing multiplies the first copy's colors with; `nil` for opaque white.
  open var instanceColor: CGColor?
  /// The offset of the red component from one copy to the next.
  open var instanceRedOffset: Float = 0
  /// The offset of the green component from one copy to the next.
  open var instanceGreenOffset: Float = 0
  /// The offset of the blue component from one copy to the next.
  open var instanceBlueOffset: Float = 0
  /// The offset of the alpha component from one copy to the next.
  open var instanceAlphaOffset: Float = 0
  /// A Boolean value that indicates whether depth is preserved. The default is `false`. Not used by
  /// the runtime, which reports `unused-member`.
  open var preservesDepth = false {
    didSet { reportUnused("CAReplicatorLayer", if: preservesDepth) }
  }

  /// Returns the color that the copy with an index, from 0, is multiplied with.
  ///
  /// Source: Core Animation's `instanceColor` and `instanceRedOffset`.
  package func color(ofCopy index: Int) -> RGBA {
    let first = (instanceColor ?? CGColor(gray: 1, alpha: 1)).rgba
    func shifted(_ component: CGFloat, _ offset: Float) -> CGFloat {
      (component + CGFloat(offset) * CGFloat(index)).clamped(from: 0, to: 1)
    }
    return RGBA(
      red: shifted(first.red, instanceRedOffset), green: shifted(first.green, instanceGreenOffset),
      blue: shifted(first.blue, instanceBlueOffset),
      alpha: shifted(first.alpha, instanceAlphaOffset))
  }
}
