import Foundation

extension NSCollectionLayoutSection {
  /// Makes a section of rows; its numbers are those of ``UICollectionLayoutListConfiguration``.
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
  /// Makes a layout of list sections that are all alike.
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
