/// The values of a scroll view that are seldom set, each with UIKit's default.
struct ScrollValues {
  var isDirectionalLockEnabled = false
  var bouncesZoom = true
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var zoomScale: CGFloat = 1
  var isZooming = false
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
