import Foundation

/// The bar above a stack of view controllers.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  var appearances = BarAppearances<UINavigationBarAppearance>()

  /// The appearance at the standard height.
  ///
  /// The bar stores a copy: later changes of the given appearance have no effect.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard(UINavigationBarAppearance()) }
    set { appearances.standard = newValue }
  }

  /// The appearance at a compact height, or `nil` for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }

  /// The appearance while the content is scrolled to the top edge, or `nil` for
  /// ``standardAppearance``.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The appearance at a compact height while the content is scrolled to the top edge, or `nil` for
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  /// Returns the appearance for a state of the bar: that of the top item, otherwise that of the
  /// bar.
  ///
  /// UIKit has no such member; it draws the appearance. Rule: UIKit's documentation of the
  /// appearance properties of the bar and the item.
  package func appearance(isAtScrollEdge: Bool, isCompact: Bool) -> UINavigationBarAppearance {
    topItem?.appearances.appearance(isAtScrollEdge: isAtScrollEdge, isCompact: isCompact)
      ?? appearances.appearance(isAtScrollEdge: isAtScrollEdge, isCompact: isCompact)
      ?? standardAppearance
  }

  /// The delegate of a bar without a navigation controller. It decides on pushes and pops and is
  /// notified of them.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items of the bar, from the root to the top.
  open var items: [UINavigationItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  /// The search bar of the top item, which is a subview.
  private var searchBarView: UIView?
  /// The top item.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top item.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The color of the bar. Not used by the runtime, which reports `unused-member`.
  open var barTintColor: UIColor? {
    didSet { reportUnused("UINavigationBar", if: barTintColor != nil) }
  }
  /// A Boolean value that indicates whether the bar is translucent. The default is `true`. Not used
  /// by the runtime, which reports `unused-member`.
  open var isTranslucent = true { didSet { reportUnused("UINavigationBar", if: !isTranslucent) } }
  /// A Boolean value that indicates whether titles may be large. The default is `false`. Not used
  /// by the runtime, which reports `unused-member`.
  open var prefersLargeTitles = false {
    didSet { reportUnused("UINavigationBar", if: prefersLargeTitles) }
  }
  /// The attributes of the title. Not used by the runtime, which reports `unused-member`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { reportUnused("UINavigationBar", if: titleTextAttributes != nil) }
  }
  /// The image of the shadow line below the bar. Not used by the runtime, which reports
  /// `unused-member`.
  open var shadowImage: UIImage? {
    didSet { reportUnused("UINavigationBar", if: shadowImage != nil) }
  }
  /// The style of a bar without colors of its own. The default is the system's.
  open var barStyle = UIBarStyle.default
  /// The attributes of a large title. Not used by the runtime, which reports `unused-member`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { reportUnused("UINavigationBar", if: largeTitleTextAttributes != nil) }
  }
  /// The image of the back button, or `nil` for the system's. Not used by the runtime, which
  /// reports `unused-member`.
  open var backIndicatorImage: UIImage? {
    didSet { reportUnused("UINavigationBar", if: backIndicatorImage != nil) }
  }
  /// The mask of the back button's image. Not used by the runtime, which reports `unused-member`.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { reportUnused("UINavigationBar", if: backIndicatorTransitionMaskImage != nil) }
  }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// Sets the background image for bar metrics. Not used by the runtime, which reports
  /// `unused-member`.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    reportUnused("UINavigationBar", if: backgroundImage != nil, member: "setBackgroundImage")
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Sets the background image for bar metrics. The position of the bar is ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the background image for bar metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Replaces the navigation items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// Pushes an item when the delegate allows it, and notifies the delegate.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item when the delegate allows it, and notifies the delegate. The first item
  /// stays.
  ///
  /// - Returns: the popped item, or `nil` when nothing was popped.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, items.count > 1, let top = items.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
    self.items = items.dropLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  /// Sets the downward offset of the title for bar metrics, in points. Not used by the runtime,
  /// which reports `unused-member`.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    reportUnused(
      "UINavigationBar", if: adjustment != 0, member: "setTitleVerticalPositionAdjustment")
    titleAdjustments[barMetrics] = adjustment
  }

  /// Returns the downward offset of the title for bar metrics, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }
}

extension UINavigationBar {
  /// The height of a search bar below the title, in points. UIKit documents none; apps measure 52.
  private static var searchBarHeight: CGFloat { 52 }

  /// The height of the search bar of the top item, in points, or 0 without one.
  var shownSearchBarHeight: CGFloat { searchBarView == nil ? 0 : Self.searchBarHeight }

  private func itemsDidChange(from former: [UINavigationItem]) {
    let items = items ?? []
    for item in former where item.bar === self && !items.contains(item) { item.bar = nil }
    for item in items { item.bar = self }
    updateSearchBar()
  }

  /// Shows the search bar of the top item in place of the one that was shown.
  ///
  /// Rule: UIKit's documentation of `searchController`: the navigation bar contains the search bar.
  /// The content begins below the search bar, as UIKit's does at the top of a list and where scrolling does not hide the
  /// bar. Decided here: the search bar is below the bounds of the navigation bar, whose height does not change.
  func updateSearchBar() {
    let shown = topItem?.search?.searchBarView
    guard shown !== searchBarView else { return }
    if let former = searchBarView, former.superview === self { former.removeFromSuperview() }
    searchBarView = shown
    superview?.setNeedsLayout()
    guard let shown else { return }
    shown.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: Self.searchBarHeight)
    shown.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    addSubview(shown)
  }
}

/// The delegate of a navigation bar; all methods are optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asks the delegate whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Tells the delegate that an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Asks the delegate whether the top item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Tells the delegate that the top item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// The default implementation returns `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// The default implementation returns `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
