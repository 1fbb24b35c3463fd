import Foundation

/// The bar above a stack of controllers, 44 points high.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  var appearances = BarAppearances<UINavigationBarAppearance>()

  /// The look at the usual height.
  ///
  /// The bar keeps a copy: what is changed in the appearance that was given has no effect.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard ?? defaultAppearance }
    set { appearances.standard = newValue }
  }

  private var defaultAppearance: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearances.standard = appearance
    return appearances.standard ?? appearance
  }

  /// The look at a small height; `nil` for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }

  /// The look while content begins below the bar; `nil` for ``standardAppearance``.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// That look at a small height; `nil` for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  /// Returns the look in a situation: the top item's if it says one, else the bar's.
  ///
  /// UIKit has no such member; it shows the look. Rule: UIKit's documentation of the appearance
  /// properties of bar and item.
  public func appearance(isAtScrollEdge: Bool, isCompact: Bool) -> UINavigationBarAppearance {
    topItem?.appearances.appearance(isAtScrollEdge: isAtScrollEdge, isCompact: isCompact)
      ?? appearances.appearance(isAtScrollEdge: isAtScrollEdge, isCompact: isCompact)
      ?? standardAppearance
  }

  /// The height in points of a bar without a large title.
  package static let standardHeight: CGFloat = 44

  /// Decides about and hears of items that come and go in a bar without a controller.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items from the root to the top.
  open var items: [UINavigationItem]?
  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether content shines through. The default is `true`.
  open var isTranslucent = true
  /// A Boolean value that indicates whether titles may be large. The default is `false`.
  open var prefersLargeTitles = false
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line below the bar.
  open var shadowImage: UIImage?
  /// The look of a bar without colors of its own; default that of the system.
  open var barStyle = UIBarStyle.default
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the button back; `nil` is the system's.
  open var backIndicatorImage: UIImage?
  /// The mask of the image of the button back.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// Sets the image behind the bar at a height.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Sets the image behind the bar at a height; the place of the bar does not matter here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the image behind the bar at a height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Sets all items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// Puts an item on top when the delegate agrees, and tells it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the top item away when the delegate agrees, and tells it; the first item stays.
  ///
  /// - Returns: the item that was on top; `nil` where it stays.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, items.count > 1, let top = items.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
    self.items = items.dropLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  /// Moves the title at a height, in points downwards; kept as data.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics] = adjustment
  }

  /// Returns how far the title is moved at a height, in points downwards.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }
}

/// Decides about and hears of items that come and go in a navigation bar; every member is optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asks the delegate whether an item may be put on top.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Tells the delegate that an item was put on top.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Asks the delegate whether the top item may go.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Tells the delegate that the top item has gone.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns `true`.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
