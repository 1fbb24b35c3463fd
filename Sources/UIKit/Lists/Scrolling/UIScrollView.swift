import Foundation

/// A view whose content may be larger than the view: the origin of its bounds is the content offset.
///
/// All lengths are in points. Rules:
///
/// - A change without animation is one step: `scrollViewDidScroll` is called at once, cells are displayed
///   at the next layout pass. Source: Apple, `setContentOffset(_:animated:)`, rule V3 of the evidence page.
/// - An animated change and a deceleration are steps of 1/60 s of the virtual clock. Each step calls
///   `scrollViewDidScroll`, then the layout pass calls `willDisplay` and `didEndDisplaying`. Source: Apple,
///   `scrollViewDidScroll(_:)`, rule V3. Decided here: 60 steps a second, as ``CADisplayLink`` has.
/// - `scrollViewDidEndScrollingAnimation` and `scrollViewDidEndDecelerating` follow the last step. Source:
///   Apple, the pages of both methods.
/// - The curve and the duration of an animated change are those of ``ListMetrics``. Decided here: Apple
///   documents neither.
/// - Deceleration stops v·r ÷ (1 − r) points from where a drag with v points per millisecond ended. Source:
///   Apple, "Designing Fluid Interfaces" (WWDC 2018). The delegate may change the target. Source: Apple,
///   `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
/// - Setting ``contentOffset`` ends an animated change without a call. Decided here: Apple documents no
///   call.
/// - The offset stays between minus the inset and the content's end plus the inset, except where code sets
///   it. Source: rule V5.
/// - A drag that pulls the content far enough begins a refresh, which adds the height of the refresh
///   control to the inset at the top until `endRefreshing()`. Source: Apple, `UIRefreshControl`. The
///   distance and the height are those of ``ListMetrics``.
/// - In the root view of a table or collection view controller, the keyboard's part of the view is an inset
///   at the bottom. Source: Apple, `UITableViewController`; decided here for collection view controllers.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegateHolding {
  /// The delegate that is notified of scrolling, whatever type a subclass gives its `delegate`.
  package weak var scrollDelegate: (any UIScrollViewDelegate)?
  package var scrolling = ScrollValues()
  package var motion = ScrollMotion()
  private var knownInset = UIEdgeInsets.zero

  /// The recogniser of drags; driven steps move it along.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  /// Creates a scroll view with a frame in points, whose contents are cut at the bounds.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a scroll view of size zero; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Values

  /// A Boolean value that indicates whether a drag scrolls along one axis. The default is `false`.
  public var isDirectionalLockEnabled = false
  /// A Boolean value that indicates whether zooming exceeds its limits. The default is `true`. Not
  /// used by the runtime, which reports `unused-member`.
  public var bouncesZoom = true {
    didSet { reportUnused("UIScrollView.bouncesZoom", if: !bouncesZoom) }
  }
  /// The minimum zoom scale. The default is 1.
  public var minimumZoomScale: CGFloat = 1
  /// The maximum zoom scale. The default is 1.
  public var maximumZoomScale: CGFloat = 1
  /// A Boolean value that indicates whether touches are delayed until it is known that they do not
  /// scroll. The default is `true`. Not used by the runtime, which reports `unused-member`.
  public var delaysContentTouches = true {
    didSet { reportUnused("UIScrollView.delaysContentTouches", if: !delaysContentTouches) }
  }
  /// A Boolean value that indicates whether a drag cancels touches in the content. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  public var canCancelContentTouches = true {
    didSet { reportUnused("UIScrollView.canCancelContentTouches", if: !canCancelContentTouches) }
  }
  /// The style of the scroll indicators. Not used by the runtime, which reports `unused-member`.
  public var indicatorStyle = IndicatorStyle.default {
    didSet { reportUnused("UIScrollView.indicatorStyle", if: indicatorStyle != .default) }
  }
  /// A Boolean value that indicates whether the safe area insets the indicators. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  public var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet {
      reportUnused(
        "UIScrollView.automaticallyAdjustsScrollIndicatorInsets",
        if: !automaticallyAdjustsScrollIndicatorInsets)
    }
  }
  /// The alignment of content that is smaller than the view, in parts of the remaining space (iOS
  /// 17.4). Not used by the runtime, which reports `unused-member`: the content is at the top left.
  public var contentAlignmentPoint = CGPoint.zero {
    didSet {
      reportUnused("UIScrollView.contentAlignmentPoint", if: contentAlignmentPoint != .zero)
    }
  }
  /// A Boolean value that indicates whether horizontal scrolling continues in the enclosing scroll
  /// view (iOS 17.4). Not used by the runtime, which reports `unused-member`. The default is
  /// `true`.
  public var transfersHorizontalScrollingToParent = true {
    didSet {
      reportUnused(
        "UIScrollView.transfersHorizontalScrollingToParent",
        if: !transfersHorizontalScrollingToParent)
    }
  }
  /// A Boolean value that indicates whether vertical scrolling continues in the enclosing scroll
  /// view (iOS 17.4). Not used by the runtime, which reports `unused-member`. The default is
  /// `true`.
  public var transfersVerticalScrollingToParent = true {
    didSet {
      reportUnused(
        "UIScrollView.transfersVerticalScrollingToParent", if: !transfersVerticalScrollingToParent)
    }
  }
  /// A Boolean value that indicates whether keys scroll the view (iOS 17). Not used by the runtime,
  /// which reports `unused-member`. The default is `true`.
  public var allowsKeyboardScrolling = true {
    didSet { reportUnused("UIScrollView.allowsKeyboardScrolling", if: !allowsKeyboardScrolling) }
  }

  // MARK: Content

  /// The size of the content; a smaller one pulls the offset back into range.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetsMayHaveChanged()
      pullIntoRange()
    }
  }

  /// The content's point at the view's top left corner; setting it is neither clamped nor animated.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopAnimation()
      bounds.origin = newValue
    }
  }

  /// Moves the content; an animated change takes steps of 1/60 s on the virtual clock.
  ///
  /// Each step calls `scrollViewDidScroll` and displays the content. Duration and curve are those of the
  /// environment's ``ListMetrics``.
  ///
  /// Rule: UIKit's documentation: `scrollViewDidEndScrollingAnimation` follows an animated change;
  /// an animation to the present offset does not take place.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, UIView.areAnimationsEnabled else { return self.contentOffset = contentOffset }
    animateOffset(to: contentOffset)
  }

  /// Moves the content as little as makes a rectangle of it visible; none when it is visible.
  ///
  /// Rule: UIKit's documentation; the offset stays in range.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = offsetThatShows(rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// The view's own coordinate rectangle; its origin is the offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds
      super.bounds = newValue
      boundsDidChange(from: former)
    }
  }

  /// The place in the superview.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let former = super.bounds
      super.frame = newValue
      boundsDidChange(from: former)
    }
  }

  private func boundsDidChange(from former: CGRect) {
    if bounds.size != former.size {
      insetsMayHaveChanged()
      pullIntoRange()
    }
    guard bounds.origin != former.origin else { return }
    setNeedsLayout()
    if storedConstraints?.scrollFrameGuide != nil { constraintsDidChange() }
    contentOffsetDidChange()
  }

  /// Tells the delegate that the offset has changed; subclasses of this module add to it.
  func contentOffsetDidChange() {
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Where the content should stop after a drag; subclasses of this module ask their layout.
  package func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    proposed
  }

  // MARK: Insets

  /// The room around the content.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { insetsMayHaveChanged() } }
  }

  /// The mode in which the safe area adjusts ``contentInset``; automatic by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsMayHaveChanged() } }
  }

  /// The room around the content with the safe area's part.
  open var adjustedContentInset: UIEdgeInsets { contentInset + systemInset }

  /// Tells that ``adjustedContentInset`` has changed; the default tells the delegate.
  open func adjustedContentInsetDidChange() {
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Tells that the safe area has changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// Derives the insets again: content at its beginning stays there, the rest stays in range.
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

  /// Takes over new insets without moving the content.
  func adoptInsets() {
    guard knownInset != adjustedContentInset else { return }
    knownInset = adjustedContentInset
    adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  // MARK: Behaviour

  /// A Boolean value that indicates whether a person can scroll; default yes.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether content rests at multiples of the view's size; default
  /// no.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether content may be dragged past its edge; default yes.
  open var bounces = true
  /// A Boolean value that indicates whether small content bounces from top to bottom; default no.
  open var alwaysBounceVertical = false {
    didSet { insetsMayHaveChanged() }
  }
  /// A Boolean value that indicates whether small content bounces from side to side; default no.
  open var alwaysBounceHorizontal = false {
    didSet { insetsMayHaveChanged() }
  }
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top; default
  /// yes.
  open var scrollsToTop = true
  /// A Boolean value that indicates whether the indicator at the side is shown; default yes.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether the indicator below is shown; default yes.
  open var showsHorizontalScrollIndicator = true
  /// The control that a pull at the top uses.
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

  /// A Boolean value that indicates whether a finger rests on the content.
  open var isTracking: Bool { motion.isTracking }
  /// A Boolean value that indicates whether a finger drags the content.
  open var isDragging: Bool { motion.isDragging }
  /// A Boolean value that indicates whether the content coasts.
  open var isDecelerating: Bool { motion.isDecelerating }

  /// Asks whether touches of a content view begin there; the default says yes.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Asks whether a drag takes touches from a content view; the default says no for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The insets of the safe area that content still has to keep itself.
  override var safeAreaForSubviews: UIEdgeInsets {
    safeAreaInsets - safeAreaAdjustment
  }
}

extension UIScrollView {
  /// The content: what constraints give it is the content's size.
  ///
  /// Rule: Apple's "Auto Layout Guide", working with scroll views: constraints between the edges of a
  /// scroll view and a view inside it mean this guide too; those of lengths and middles mean the
  /// view's own frame.
  public var contentLayoutGuide: UILayoutGuide {
    if let known = storedConstraints?.scrollContentGuide { return known }
    let guide = UILayoutGuide(source: .scrollContent, of: self)
    constraintStore.scrollContentGuide = guide
    return guide
  }

  /// The scroll view's own rectangle, in which what is tied to it stays in sight.
  public var frameLayoutGuide: UILayoutGuide {
    if let known = storedConstraints?.scrollFrameGuide { return known }
    let guide = UILayoutGuide(source: .scrollFrame, of: self)
    constraintStore.scrollFrameGuide = guide
    return guide
  }
}
