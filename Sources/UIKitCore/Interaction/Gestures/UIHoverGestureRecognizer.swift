/// A gesture recognizer for a pointer that hovers over a view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of the pointer from the screen, from 0 to 1; always 0, because no pencil is
  /// simulated.
  open var zOffset: CGFloat { 0 }

  /// The number of fingers; always zero.
  open override var numberOfTouches: Int { 0 }
}
