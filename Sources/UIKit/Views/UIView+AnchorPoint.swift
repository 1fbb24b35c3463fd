extension UIView {
  /// The point of the view that its centre and its transform refer to, in parts of the bounds.
  ///
  /// Rule: UIKit's documentation: it is the layer's; default the middle. Main thread.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
