import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  var appearances = BarAppearances<UINavigationBarAppearance>()
  private var leading = BarItemGroups([])
  private var trailing = BarItemGroups([])

  /// The bar's look while this item is shown; `nil` for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// That look at a small height; `nil` for the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }

  /// That look while content begins at the bar; `nil` for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// That look at a small height and at the edge; `nil` for the bar's own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  /// What the button that goes back shows.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title where it fits.
    case `default`
    /// A short title.
    case generic
    /// No title.
    case minimal
  }

  /// What the button that goes back shows; kept as a value.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the item below on the stack.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How title and buttons are laid out.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// The title in the middle.
    case navigator
    /// The title at the left, for a place of many.
    case browser
    /// The title at the left, for a document.
    case editor
  }

  /// The title.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// A line above the title.
  open var prompt: String?
  /// The title of the button back to this item.
  open var backButtonTitle: String?
  /// The button back to this item.
  open var backBarButtonItem: UIBarButtonItem?
  /// What a tap of the button back does in place of going back; `nil` goes back.
  ///
  /// Rule: UIKit's documentation; ``UINavigationController/tapBackButton()`` runs it.
  open var backAction: UIAction?
  /// A Boolean value that indicates whether the button back is left out. The default is `false`.
  open var hidesBackButton = false
  /// A Boolean value that indicates whether buttons at the left stand beside the button back. The
  /// default is `false`.
  open var leftItemsSupplementBackButton = false
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The search whose bar stands below the title.
  open var searchController: UISearchController?
  /// A Boolean value that indicates whether the search bar goes away with scrolling. The default is
  /// `true`.
  open var hidesSearchBarWhenScrolling = true
  /// The buttons at the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The groups of buttons in the middle; kept as data.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The group that stays at the far right; kept as data.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// A name by which the choice of the groups in the middle is kept; `nil` lets nobody choose.
  open var customizationIdentifier: String?
  /// How title and buttons are laid out; kept as data.
  open var style = ItemStyle.navigator
  /// Makes the menu of the title from the elements that the system offers; `nil` shows none.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the leading edge as groups; one of single buttons is made of those that are set.
  ///
  /// Rule: UIKit's documentation: buttons and groups of an edge are two views of the same thing.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leading.groups(of: leftBarButtonItems) }
    set {
      leading = BarItemGroups(newValue)
      leftBarButtonItems = leading.items
    }
  }

  /// The buttons at the trailing edge as groups; one of single buttons is made of those that are set.
  ///
  /// The groups stand from the leading edge on, ``rightBarButtonItems`` from the trailing one.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailing.groups(of: rightBarButtonItems?.reversed()) }
    set {
      trailing = BarItemGroups(newValue)
      rightBarButtonItems = trailing.items?.reversed()
    }
  }

  /// Sets the button at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Leaves the button back out or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
