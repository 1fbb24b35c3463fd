extension UIScrollView {
  /// The size of the visible area including insets, in points.
  ///
  /// Rule: UIKit's documentation of `UIFocusItemScrollableContainer`: a content larger than this can
  /// be scrolled.
  public var visibleSize: CGSize { bounds.size }

  /// The rate of deceleration. The default is `normal`.
  public var decelerationRate: DecelerationRate {
    get { scrolling.decelerationRate }
    set { scrolling.decelerationRate = newValue }
  }

  /// The insets of the vertical indicator, in points. Not used by the runtime, which reports
  /// `unused-member`.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.verticalIndicatorInsets }
    set {
      scrolling.verticalIndicatorInsets = newValue
      reportUnused("UIScrollView", if: newValue != .zero)
    }
  }

  /// The insets of the horizontal indicator, in points. Not used by the runtime, which reports
  /// `unused-member`.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.horizontalIndicatorInsets }
    set {
      scrolling.horizontalIndicatorInsets = newValue
      reportUnused("UIScrollView", if: newValue != .zero)
    }
  }

  /// The way in which a drag dismisses the keyboard. The default is `none`.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { scrolling.keyboardDismissMode }
    set { scrolling.keyboardDismissMode = newValue }
  }

  /// The insets of both indicators, in points.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.verticalIndicatorInsets }
    set {
      scrolling.verticalIndicatorInsets = newValue
      scrolling.horizontalIndicatorInsets = newValue
    }
  }

  /// Shows the indicators briefly. This method has no effect here.
  public func flashScrollIndicators() {}

  // MARK: Zooming

  /// The scale of the zoomed view, limited to the minimum and maximum.
  public var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the user is zooming.
  public var isZooming: Bool { scrolling.isZooming }

  /// Scales the view that the delegate returns for zooming. Without such a view, it has no effect.
  ///
  /// Rule: UIKit's documentation: the scale stays within its limits, and the content's size follows
  /// the scaled view.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let scale = scale.clamped(from: minimumZoomScale, to: maximumZoomScale)
    guard scale != scrolling.zoomScale else { return }
    scrolling.zoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view, within the limits of the
  /// scale.
  ///
  /// Rule: UIKit's documentation of `zoom(to:animated:)`: the rectangle is in the zoomed view's
  /// coordinate space. A rectangle of another aspect ratio is completely visible and centered.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let middle = CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale)
    let offset = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
    setContentOffset(offsetInRange(offset), animated: animated)
  }

}

/// The values of a scroll view that are seldom set, with UIKit's defaults.
package struct ScrollValues {
  var zoomScale: CGFloat = 1
  package var isZooming = false
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var horizontalIndicatorInsets = UIEdgeInsets.zero
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// The height of the part that the keyboard covers, in points.
  var keyboardOverlap: CGFloat = 0
  /// The height that a refresh adds to the top inset, in points.
  var refreshInset: CGFloat = 0
}
