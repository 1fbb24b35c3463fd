import Foundation

/// Buttons that stand together in a bar or above the keyboard, kept as data.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The buttons; each knows its group.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      join()
    }
  }
  /// The button that stands for all where there is no room; `nil` for none.
  open var representativeItem: UIBarButtonItem?
  /// A Boolean value that indicates whether that button stands for the others: never, for nothing
  /// measures a bar here.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// A Boolean value that indicates whether the group stays in the bar always. The default is
  /// `false`.
  open var alwaysAvailable = false
  /// A Boolean value that indicates whether the group is left out of its bar. The default is
  /// `false`.
  open var isHidden = false
  /// The element that a menu shows in place of the group; `nil` for that of the buttons.
  open var menuRepresentation: UIMenuElement?

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

/// The groups that were set for an edge of a bar, while they still say which buttons stand there.
@MainActor struct BarItemGroups {
  private let groups: [UIBarButtonItemGroup]

  init(_ groups: [UIBarButtonItemGroup]) {
    self.groups = groups
  }

  /// The buttons of the groups; `nil` without any.
  var items: [UIBarButtonItem]? {
    let items = groups.flatMap(\.barButtonItems)
    return items.isEmpty ? nil : items
  }

  /// Returns the groups, or one of the buttons when others were set since.
  func groups(of shown: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
    guard let shown, !shown.isEmpty else { return [] }
    if shown == items ?? [] { return groups }
    return [UIBarButtonItemGroup(barButtonItems: shown, representativeItem: nil)]
  }
}
