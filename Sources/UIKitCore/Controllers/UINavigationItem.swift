import Foundation

/// The content of a navigation bar for a view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// An identifier of the item for tests.
  open var accessibilityIdentifier: String?
  /// A short label that identifies the item. The default is `nil`.
  open var accessibilityLabel: String?
  var appearances = BarAppearances<UINavigationBarAppearance>()
  private var leading = BarItemGroups([])
  private var trailing = BarItemGroups([])

  /// The bar's appearance for this item, or `nil` for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// The bar's appearance for this item at a compact height, or `nil` for the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }

  /// The bar's appearance for this item at the scroll edge, or `nil` for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The bar's appearance for this item at the scroll edge and a compact height, or `nil` for the
  /// bar's own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  /// The content of a back button.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title, if it fits.
    case `default`
    /// A generic title, such as "Back".
    case generic
    /// No title, only the back indicator.
    case minimal
  }

  /// The content of the back button. Not used by the runtime, which reports `unused-member`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { reportUnused("UINavigationItem", if: backButtonDisplayMode != .default) }
  }

  /// The use of a large title.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The title has the mode of the previous item on the navigation stack.
    case automatic
    /// The title is always large.
    case always
    /// The title is never large.
    case never
  }

  /// The layout of the title and the buttons.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// A layout with a centered title.
    case navigator
    /// A layout with a leading title, for navigation with a history.
    case browser
    /// A layout with a leading title, for a document.
    case editor
  }

  /// The title that the bar shows.
  open var title: String?
  /// The view that replaces the title.
  open var titleView: UIView?
  /// The line of text above the title.
  open var prompt: String?
  /// The title of the back button that leads to this item.
  open var backButtonTitle: String?
  /// The back button that leads to this item.
  open var backBarButtonItem: UIBarButtonItem?
  /// The action that a tap of the back button runs instead of popping, or `nil` to pop.
  ///
  /// Rule: UIKit's documentation of the property.
  open var backAction: UIAction?
  /// A Boolean value that indicates whether the back button is hidden. The default is `false`.
  open var hidesBackButton = false
  /// A Boolean value that indicates whether left buttons are shown beside the back button. The
  /// default is `false`.
  open var leftItemsSupplementBackButton = false
  /// The use of a large title. Not used by the runtime, which reports `unused-member`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { reportUnused("UINavigationItem", if: largeTitleDisplayMode != .automatic) }
  }
  /// The search controller whose search bar is shown below the title.
  package var search: (any NavigationSearch)? {
    didSet { if search !== oldValue { bar?.updateSearchBar() } }
  }
  /// The navigation bar that most recently received the item, or `nil`.
  weak var bar: UINavigationBar?
  /// A Boolean value that indicates whether scrolling hides the search bar. The default is `true`.
  /// Not used by the runtime, which reports `unused-member`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { reportUnused("UINavigationItem", if: !hidesSearchBarWhenScrolling) }
  }
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button groups in the center. Not used by the runtime, which reports `unused-member`.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { reportUnused("UINavigationItem", if: !centerItemGroups.isEmpty) }
  }
  /// The group that is pinned to the trailing edge. Not used by the runtime, which reports
  /// `unused-member`.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { reportUnused("UINavigationItem", if: pinnedTrailingGroup != nil) }
  }
  /// The identifier under which the user's arrangement of the center groups is saved, or `nil` for
  /// no customization.
  open var customizationIdentifier: String?
  /// The layout of the title and the buttons. Not used by the runtime, which reports
  /// `unused-member`.
  open var style = ItemStyle.navigator {
    didSet { reportUnused("UINavigationItem", if: style != .navigator) }
  }
  /// A closure that returns the menu of the title for the suggested elements, or `nil` for no menu.
  /// Never called by this runtime. Not used by the runtime, which reports `unused-member`.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { reportUnused("UINavigationItem", if: titleMenuProvider != nil) }
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item without a title. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The leading buttons as groups. Buttons that were set individually form one group.
  ///
  /// Rule: UIKit's documentation: the buttons and the groups of an edge are two forms of the same
  /// content.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leading.groups(of: leftBarButtonItems) }
    set {
      leading = BarItemGroups(newValue)
      leftBarButtonItems = leading.items
    }
  }

  /// The trailing buttons as groups. Buttons that were set individually form one group.
  ///
  /// The groups are ordered from the leading edge, ``rightBarButtonItems`` from the trailing edge.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailing.groups(of: rightBarButtonItems?.reversed()) }
    set {
      trailing = BarItemGroups(newValue)
      rightBarButtonItems = trailing.items?.reversed()
    }
  }

  /// Sets the button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

/// A controller that a search bar below the title of a navigation item belongs to.
@MainActor package protocol NavigationSearch: UIViewController {
  /// The text of the search bar.
  var searchText: String? { get }
  /// The search bar, which the navigation bar of the top item contains.
  var searchBarView: UIView { get }
}
