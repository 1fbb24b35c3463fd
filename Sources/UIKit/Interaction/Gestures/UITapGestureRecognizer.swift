/// Recognises taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; default 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers; default 1.
  open var numberOfTouchesRequired = 1

  /// Taps the attached view at a point of its space. A driven step.
  ///
  /// - Returns: whether the tap was recognised: as many taps and fingers as required.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) -> Bool {
    guard count == numberOfTapsRequired, fingers == numberOfTouchesRequired else { return false }
    return drive(to: .ended, at: point)
  }
}
