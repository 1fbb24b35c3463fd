extension UIScrollView {
  /// The size of what is seen at once, in points: the view's own, insets included.
  ///
  /// Rule: UIKit's documentation of `UIFocusItemScrollableContainer`: a content larger than this can
  /// be scrolled.
  public var visibleSize: CGSize { bounds.size }

  /// Whether a drag keeps to one axis; default no.
  public var isDirectionalLockEnabled: Bool {
    get { scrolling.isDirectionalLockEnabled }
    set { scrolling.isDirectionalLockEnabled = newValue }
  }

  /// Whether zooming goes past its limits; default yes.
  public var bouncesZoom: Bool {
    get { scrolling.bouncesZoom }
    set { scrolling.bouncesZoom = newValue }
  }

  /// The least zoom scale; default 1.
  public var minimumZoomScale: CGFloat {
    get { scrolling.minimumZoomScale }
    set { scrolling.minimumZoomScale = newValue }
  }

  /// The greatest zoom scale; default 1.
  public var maximumZoomScale: CGFloat {
    get { scrolling.maximumZoomScale }
    set { scrolling.maximumZoomScale = newValue }
  }

  /// Whether touches wait for a drag; default yes.
  public var delaysContentTouches: Bool {
    get { scrolling.delaysContentTouches }
    set { scrolling.delaysContentTouches = newValue }
  }

  /// Whether a drag takes touches away; default yes.
  public var canCancelContentTouches: Bool {
    get { scrolling.canCancelContentTouches }
    set { scrolling.canCancelContentTouches = newValue }
  }

  /// How soon coasting content stops.
  public var decelerationRate: DecelerationRate {
    get { scrolling.decelerationRate }
    set { scrolling.decelerationRate = newValue }
  }

  /// The colour of the indicators.
  public var indicatorStyle: IndicatorStyle {
    get { scrolling.indicatorStyle }
    set { scrolling.indicatorStyle = newValue }
  }

  /// The room around the indicator at the side, in points.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.verticalIndicatorInsets }
    set { scrolling.verticalIndicatorInsets = newValue }
  }

  /// The room around the indicator below, in points.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.horizontalIndicatorInsets }
    set { scrolling.horizontalIndicatorInsets = newValue }
  }

  /// Whether the safe area counts for the indicators; default yes.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scrolling.adjustsIndicatorInsets }
    set { scrolling.adjustsIndicatorInsets = newValue }
  }

  /// How a drag takes the keyboard away.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { scrolling.keyboardDismissMode }
    set { scrolling.keyboardDismissMode = newValue }
  }

  /// The room around both indicators, in points.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.verticalIndicatorInsets }
    set {
      scrolling.verticalIndicatorInsets = newValue
      scrolling.horizontalIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment; nothing shows them here.
  public func flashScrollIndicators() {}

  // MARK: Zooming

  /// The scale of the zoomed view, kept within its limits.
  public var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a person zooms.
  public var isZooming: Bool { scrolling.isZooming }

  /// Scales the view that the delegate names; without one nothing happens.
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

  /// Zooms so that a rectangle of the zoomed view fills the scroll view as far as the limits let it.
  ///
  /// Rule: UIKit's documentation of `zoom(to:animated:)`: the rectangle is in the zoomed view's space;
  /// one of another shape is shown whole, in the middle.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let middle = CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale)
    let offset = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
    setContentOffset(offsetInRange(offset), animated: animated)
  }

  /// Where content that is smaller than the view stands in it, in parts of the room that is left
  /// (iOS 17.4); kept as a value: content stands at the top left.
  public var contentAlignmentPoint: CGPoint {
    get { scrolling.contentAlignmentPoint }
    set { scrolling.contentAlignmentPoint = newValue }
  }

  /// Whether scrolling sideways goes on in the scroll view around (iOS 17.4); kept as a value; default
  /// yes.
  public var transfersHorizontalScrollingToParent: Bool {
    get { scrolling.transfersHorizontalScrollingToParent }
    set { scrolling.transfersHorizontalScrollingToParent = newValue }
  }

  /// Whether scrolling up and down goes on in the scroll view around (iOS 17.4); kept as a value;
  /// default yes.
  public var transfersVerticalScrollingToParent: Bool {
    get { scrolling.transfersVerticalScrollingToParent }
    set { scrolling.transfersVerticalScrollingToParent = newValue }
  }

  /// Whether keys scroll the view (iOS 17); kept as a value: no key does; default yes.
  public var allowsKeyboardScrolling: Bool {
    get { scrolling.allowsKeyboardScrolling }
    set { scrolling.allowsKeyboardScrolling = newValue }
  }
}

/// The values of a scroll view that are seldom set, each with UIKit's default.
package struct ScrollValues {
  var isDirectionalLockEnabled = false
  var bouncesZoom = true
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var zoomScale: CGFloat = 1
  package var isZooming = false
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var horizontalIndicatorInsets = UIEdgeInsets.zero
  var adjustsIndicatorInsets = true
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var contentAlignmentPoint = CGPoint.zero
  var transfersHorizontalScrollingToParent = true
  var transfersVerticalScrollingToParent = true
  var allowsKeyboardScrolling = true
}
