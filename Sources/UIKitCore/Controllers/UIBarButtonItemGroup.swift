import Foundation

/// A group of buttons in a bar or above the keyboard, as data.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The buttons of the group. Setting them updates their ``UIBarButtonItem/buttonGroup``.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      join()
    }
  }
  /// The button that replaces the group when there is too little space, or `nil`.
  open var representativeItem: UIBarButtonItem?
  /// A Boolean value that indicates whether the representative item is shown; always `false`,
  /// because bars have no space limit here.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// A Boolean value that indicates whether the group always stays in the bar. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var alwaysAvailable = false {
    didSet { reportUnused("UIBarButtonItemGroup", if: alwaysAvailable) }
  }
  /// A Boolean value that indicates whether the bar omits the group. The default is `false`. Not
  /// used by the runtime, which reports `unused-member`.
  open var isHidden = false { didSet { reportUnused("UIBarButtonItemGroup", if: isHidden) } }
  /// The menu element that replaces the group in a menu, or `nil` for those of the buttons. Not
  /// used by the runtime, which reports `unused-member`.
  open var menuRepresentation: UIMenuElement? {
    didSet { reportUnused("UIBarButtonItemGroup", if: menuRepresentation != nil) }
  }

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    join()
  }

  private func join() {
    for item in barButtonItems { item.buttonGroup = self }
  }
}

/// The groups that were set for one side of a bar. They are valid while the bar shows their
/// buttons.
@MainActor struct BarItemGroups {
  private let groups: [UIBarButtonItemGroup]

  init(_ groups: [UIBarButtonItemGroup]) {
    self.groups = groups
  }

  /// The buttons of the groups, or `nil` when there are none.
  var items: [UIBarButtonItem]? {
    let items = groups.flatMap(\.barButtonItems)
    return items.isEmpty ? nil : items
  }

  /// Returns the groups, or a new group when other buttons were set since then.
  func groups(of shown: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
    guard let shown, !shown.isEmpty else { return [] }
    if shown == items ?? [] { return groups }
    return [UIBarButtonItemGroup(barButtonItems: shown, representativeItem: nil)]
  }
}
