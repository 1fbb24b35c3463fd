import Foundation

/// A view whose content may be larger than the view. The origin of its bounds is the content
/// offset.
///
/// All lengths are in points. Rules:
///
/// - A change without animation is one step: `scrollViewDidScroll` is called immediately, and cells
///   are displayed in the next layout pass. Source: Apple, `setContentOffset(_:animated:)`, rule V3
///   of the evidence page.
/// - An animated change and a deceleration are steps of 1/60 s of the environment's clock. Each
///   step calls `scrollViewDidScroll`, then the layout pass calls `willDisplay` and
///   `didEndDisplaying`. Source: Apple, `scrollViewDidScroll(_:)`, rule V3. Decided here: 60 steps
///   per second, as in ``CADisplayLink``.
/// - `scrollViewDidEndScrollingAnimation` and `scrollViewDidEndDecelerating` follow the last step. Source:
///   Apple, the pages of both methods.
/// - The curve and the duration of an animated change are those of ``RuntimeMetrics/Lists``. Decided here: Apple
///   documents neither.
/// - Deceleration stops v·r ÷ (1 − r) points from where a drag with v points per millisecond ended. Source:
///   Apple, "Designing Fluid Interfaces" (WWDC 2018). The delegate may change the target. Source: Apple,
///   `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
/// - Setting ``contentOffset`` ends an animated change without a call. Decided here: Apple documents no
///   call.
/// - The offset stays between minus the inset and the end of the content plus the inset, except
///   where code sets it. Source: rule V5.
/// - A drag that pulls the content far enough begins a refresh, which adds the height of the refresh
///   control to the inset at the top until `endRefreshing()`. Source: Apple, `UIRefreshControl`. The
///   distance and the height are those of ``RuntimeMetrics/Lists``. Decided here: the end of a refresh removes the
///   inset and returns the content as an animated change, without a call at its end; in one step outside
///   of a window and while animations are disabled.
/// - In the root view of a table or collection view controller, the part of the view that the
///   keyboard covers is an inset at the bottom. Source: Apple, `UITableViewController`; decided
///   here for collection view controllers, and for views that appear or move while the keyboard is
///   shown, because Apple's page does not limit it to those that were there before.
@preconcurrency @MainActor open class UIScrollView: UIView, RuntimeBridge.ScrollDelegateHolding {
  /// The delegate that is notified of scrolling. Subclasses can declare a `delegate` of another
  /// type.
  package weak var scrollDelegate: (any UIScrollViewDelegate)?
  package var scrolling = ScrollValues()
  package var motion = ScrollMotion()
  /// A Boolean value that indicates whether a list of another module chooses its environment itself.
  package var choosesEnvironment = false
  private var knownInset = UIEdgeInsets.zero

  /// The gesture recognizer of drags, which simulated drags update.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  /// Creates a scroll view with a frame in points, which clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a scroll view of size zero. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Values

  /// A Boolean value that indicates whether a drag scrolls along one axis only. The default is
  /// `false`.
  public var isDirectionalLockEnabled = false
  /// A Boolean value that indicates whether zooming exceeds its limits. The default is `true`. Not
  /// used by the runtime, which reports `unused-member`.
  public var bouncesZoom = true { didSet { reportUnused("UIScrollView", if: !bouncesZoom) } }
  /// The minimum zoom scale. The default is 1.
  public var minimumZoomScale: CGFloat = 1
  /// The maximum zoom scale. The default is 1.
  public var maximumZoomScale: CGFloat = 1
  /// A Boolean value that indicates whether touches are delayed until it is known that they do not
  /// scroll. The default is `true`. Not used by the runtime, which reports `unused-member`.
  public var delaysContentTouches = true {
    didSet { reportUnused("UIScrollView", if: !delaysContentTouches) }
  }
  /// A Boolean value that indicates whether a drag cancels touches in the content. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  public var canCancelContentTouches = true {
    didSet { reportUnused("UIScrollView", if: !canCancelContentTouches) }
  }
  /// The style of the scroll indicators. Not used by the runtime, which reports `unused-member`.
  public var indicatorStyle = IndicatorStyle.default {
    didSet { reportUnused("UIScrollView", if: indicatorStyle != .default) }
  }
  /// A Boolean value that indicates whether the safe area insets the indicators. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  public var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { reportUnused("UIScrollView", if: !automaticallyAdjustsScrollIndicatorInsets) }
  }
  /// The alignment of content that is smaller than the view, as fractions of the remaining space
  /// (iOS 17.4). Not used by the runtime, which reports `unused-member`: the content is at the top
  /// left.
  public var contentAlignmentPoint = CGPoint.zero {
    didSet { reportUnused("UIScrollView", if: contentAlignmentPoint != .zero) }
  }
  /// A Boolean value that indicates whether horizontal scrolling continues in the enclosing scroll
  /// view (iOS 17.4). Not used by the runtime, which reports `unused-member`. The default is
  /// `true`.
  public var transfersHorizontalScrollingToParent = true {
    didSet { reportUnused("UIScrollView", if: !transfersHorizontalScrollingToParent) }
  }
  /// A Boolean value that indicates whether vertical scrolling continues in the enclosing scroll
  /// view (iOS 17.4). Not used by the runtime, which reports `unused-member`. The default is
  /// `true`.
  public var transfersVerticalScrollingToParent = true {
    didSet { reportUnused("UIScrollView", if: !transfersVerticalScrollingToParent) }
  }
  /// A Boolean value that indicates whether keys scroll the view (iOS 17). Not used by the runtime,
  /// which reports `unused-member`. The default is `true`.
  public var allowsKeyboardScrolling = true {
    didSet { reportUnused("UIScrollView", if: !allowsKeyboardScrolling) }
  }

  // MARK: Content

  /// The size of the content, in points. A smaller size moves the offset into its range.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      guard acceptsNumbers([contentSize.width, contentSize.height], of: "contentSize") else {
        return contentSize = oldValue
      }
      insetsMayHaveChanged()
      pullIntoRange()
      notifyGeometryObservers()
    }
  }

  /// The point of the content at the top-left corner of the view. A value that is set is neither
  /// limited nor animated.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopAnimation()
      bounds.origin = newValue
    }
  }

  /// Sets the content offset. An animated change takes steps of 1/60 s of the environment's clock.
  ///
  /// Each step calls `scrollViewDidScroll` and displays the content. Duration and curve are those of the
  /// environment's ``RuntimeMetrics/Lists``.
  ///
  /// Rule: UIKit's documentation: `scrollViewDidEndScrollingAnimation` follows an animated change.
  /// An animation to the current offset does not take place.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, UIView.areAnimationsEnabled else { return self.contentOffset = contentOffset }
    guard acceptsNumbers([contentOffset.x, contentOffset.y], of: "contentOffset") else { return }
    animateOffset(to: contentOffset)
  }

  /// Scrolls as little as necessary to show a rectangle. A visible rectangle has no effect.
  ///
  /// Rule: UIKit's documentation; the offset stays in range.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = offsetThatShows(rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// The bounds of the view, in points. Their origin is the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds
      super.bounds = newValue
      boundsDidChange(from: former)
    }
  }

  /// The frame in the superview, in points.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let former = super.bounds
      super.frame = newValue
      boundsDidChange(from: former)
      updateKeyboardOverlap()
    }
  }

  private func boundsDidChange(from former: CGRect) {
    if bounds.size != former.size {
      updateKeyboardOverlap()
      insetsMayHaveChanged()
      pullIntoRange()
    }
    guard bounds.origin != former.origin else { return }
    if !keepsLayoutValid { setNeedsLayout() }
    if storedConstraints?.scrollFrameGuide != nil { constraintsDidChange() }
    contentOffsetDidChange()
  }

  /// Returns whether the numbers of a member are finite, and reports a violation if one is not.
  ///
  /// Decided here: the former value stays, as that of a frame.
  final func acceptsNumbers(_ numbers: [CGFloat], of member: String) -> Bool {
    if numbers.allSatisfy(\.isFinite) { return true }
    environment.report(
      RuntimeViolation(
        .invalidGeometry, subject: "\(type(of: self))",
        message: "\(member) was set to a number that is not finite. The former value stays.",
        remedy: "Check divisions by zero and sizes taken from an empty view."))
    return false
  }

  /// Notifies the delegate that the offset changed. Subclasses of this module override it.
  func contentOffsetDidChange() {
    guard let scrollDelegate else { return }
    AppCallbacks.call(.didScroll, of: appTypeName(of: scrollDelegate) ?? "") {
      scrollDelegate.scrollViewDidScroll(self)
    }
  }

  /// Returns the offset at which the content stops after a drag. Subclasses of this module ask
  /// their layout.
  package func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    proposed
  }

  // MARK: Insets

  /// The insets of the content, in points. The default is zero.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      let numbers = [contentInset.top, contentInset.left, contentInset.bottom, contentInset.right]
      guard acceptsNumbers(numbers, of: "contentInset") else { return contentInset = oldValue }
      insetsMayHaveChanged()
    }
  }

  /// The way in which the safe area adjusts ``contentInset``. The default is `automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsMayHaveChanged() } }
  }

  /// The insets of the content including those that the system adds, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset + systemInset }

  /// Notifies the view that ``adjustedContentInset`` changed. The default implementation notifies
  /// the delegate.
  open func adjustedContentInsetDidChange() {
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Notifies the view that it has entered or left a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateKeyboardOverlap()
    if let window { (self as? any ListView)?.follow(window.runtimeEnvironment) }
  }

  /// Notifies the view that its safe area changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// Updates the adjusted insets. Content at its beginning stays there, other content stays within
  /// its range.
  func insetsMayHaveChanged() {
    let (former, present) = (knownInset, adjustedContentInset)
    guard former != present else { return }
    knownInset = present
    let offset = contentOffset
    var moved = offset
    if offset.y <= -former.top { moved.y += former.top - present.top }
    if offset.x <= -former.left { moved.x += former.left - present.left }
    adjustedContentInsetDidChange()
    if !motion.isDragging, moved != offset { bounds.origin = moved }
    pullIntoRange()
    setNeedsLayout()
  }

  /// Updates the adjusted insets without moving the content.
  func adoptInsets() {
    guard knownInset != adjustedContentInset else { return }
    knownInset = adjustedContentInset
    adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  // MARK: Behavior

  /// A Boolean value that indicates whether the user can scroll. The default is `true`.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether scrolling stops at multiples of the view's size. The
  /// default is `false`.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether content can be dragged beyond its edge. The default is
  /// `true`.
  open var bounces = true
  /// A Boolean value that indicates whether content that is smaller than the view bounces
  /// vertically. The default is `false`.
  open var alwaysBounceVertical = false {
    didSet { insetsMayHaveChanged() }
  }
  /// A Boolean value that indicates whether content that is smaller than the view bounces
  /// horizontally. The default is `false`.
  open var alwaysBounceHorizontal = false {
    didSet { insetsMayHaveChanged() }
  }
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top. The default
  /// is `true`.
  open var scrollsToTop = true
  /// A Boolean value that indicates whether the vertical indicator is shown. The default is `true`.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether the horizontal indicator is shown. The default is
  /// `true`.
  open var showsHorizontalScrollIndicator = true
  /// The refresh control, which a drag beyond the top of the content triggers.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      if oldValue?.isRefreshing == true || refreshControl?.isRefreshing == true {
        refreshingDidChange()
      }
    }
  }

  /// A Boolean value that indicates whether a finger touches the content.
  open var isTracking: Bool { motion.isTracking }
  /// A Boolean value that indicates whether the user is dragging the content.
  open var isDragging: Bool { motion.isDragging }
  /// A Boolean value that indicates whether the content decelerates after a drag.
  open var isDecelerating: Bool { motion.isDecelerating }

  /// Returns a Boolean value that indicates whether touches in a content view begin there. The
  /// default is `true`.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns a Boolean value that indicates whether a drag cancels the touches of a content view.
  /// The default is `false` for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The safe area insets that subviews inherit: those that do not adjust the content insets.
  override var safeAreaForSubviews: UIEdgeInsets {
    safeAreaInsets - safeAreaAdjustment
  }
}

extension UIScrollView {
  /// The layout guide of the content. Its size from constraints is the content size.
  ///
  /// Rule: Apple's "Auto Layout Guide", working with scroll views: constraints between the edges of
  /// a scroll view and a view inside it refer to this guide too. Constraints of sizes and centers
  /// refer to the view's own frame.
  public var contentLayoutGuide: UILayoutGuide {
    guide(\.scrollContentGuide, UILayoutGuide(source: .scrollContent, of: self))
  }

  /// The layout guide of the scroll view's frame. Views that are constrained to it do not scroll.
  public var frameLayoutGuide: UILayoutGuide {
    guide(\.scrollFrameGuide, UILayoutGuide(source: .scrollFrame, of: self))
  }
}
