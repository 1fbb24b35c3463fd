/// The two insets of one axis.
struct InsetAxis {
  private let near: Double
  private let far: Double
  /// The sum of the insets that are finite.
  private let sum: Double

  @inline(__always)
  init(_ near: Double, _ far: Double) {
    self.near = near
    self.far = far
    sum = (near.isInfinite ? 0 : near) + (far.isInfinite ? 0 : far)
  }

  /// The child's share of a maximum or of the parent's length.
  @inline(__always)
  func inner(_ length: Double) -> Double {
    larger(0, length - sum)
  }

  /// The child's minimum: its content's length as soon as one inset is infinite.
  @inline(__always)
  func innerMinimum(_ minimum: Double) -> Double {
    larger(0, (near.isInfinite || far.isInfinite ? 0 : minimum) - sum)
  }

  /// The spec's length before clamping: the whole maximum as soon as one inset is infinite.
  @inline(__always)
  func length(_ child: Double, maximum: Double) -> Double {
    let length = child + near + far
    return length.isInfinite ? maximum : length
  }

  /// The child's position; between two infinite insets the rounded middle stands for the far one.
  @inline(__always)
  func position(_ child: Double, maximum: Double, in pass: LayoutPass) -> Double {
    guard near.isInfinite else { return near }
    let inset = far.isInfinite ? pass.round((maximum - child) / 2) : far
    return maximum - (inset + child)
  }
}
