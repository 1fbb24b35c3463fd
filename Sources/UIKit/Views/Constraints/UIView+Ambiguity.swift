extension UIView {
  /// Whether the constraints leave the frame open: never, as the solver always chooses one.
  public var hasAmbiguousLayout: Bool { false }

  /// Tries another frame that the constraints allow; there is no other here.
  public func exerciseAmbiguityInLayout() {}
}
