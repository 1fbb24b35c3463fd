/// The groups that were set for an edge of a bar, while they still say which buttons stand there.
@MainActor struct BarItemGroups {
  private let groups: [UIBarButtonItemGroup]

  init(_ groups: [UIBarButtonItemGroup]) {
    self.groups = groups
  }

  /// The buttons of the groups; nil without any.
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
