import Foundation

extension NSCollectionLayoutSection {
  /// Returns a list section with the given configuration.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let rowSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(UITableView.standardRowHeight))
    let row = NSCollectionLayoutItem(layoutSize: rowSize)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: rowSize, subitems: [row]))
    if configuration.appearance == .insetGrouped {
      section.contentInsetsReference = .layoutMargins
      section.supplementaryContentInsetsReference = .layoutMargins
    }
    section.boundarySupplementaryItems = configuration.boundaryItems
    section.listConfiguration = configuration
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists with the given configuration.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension UICollectionLayoutListConfiguration {
  fileprivate var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      let header = boundaryItem(UICollectionView.elementKindSectionHeader, .top)
      header.pinToVisibleBounds = appearance == .plain || appearance == .sidebarPlain
      items.append(header)
    }
    if footerMode == .supplementary {
      items.append(boundaryItem(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return items
  }

  private func boundaryItem(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let padding = alignment == .top ? headerTopPadding ?? 0 : 0
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(UITableView.standardHeaderHeight + padding))
    return NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment)
  }
}

extension UICollectionViewCompositionalLayout: ListSectionLayout {
  package func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let list = listConfiguration(ofSection: path.section) else { return nil }
    return isTrailing
      ? list.trailingSwipeActionsConfigurationProvider?(path)
      : list.leadingSwipeActionsConfigurationProvider?(path)
  }
}
