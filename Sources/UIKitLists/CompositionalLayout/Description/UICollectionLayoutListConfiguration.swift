import Foundation

/// The appearance of a list section.
///
/// Cells have the whole width. Where Apple documents no number, the values are decided without
/// evidence: cells have an estimated height of 44 points, and headers and footers one of 28, as in
/// table views; there is no space between sections. Headers of plain lists are pinned, as the
/// documentation of table views states. Swipe actions and separators apply to the list cells of the
/// section. Colors are stored.
@MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Cells extend from edge to edge.
    case plain
    /// Cells extend from edge to edge, in sections with gaps between them.
    case grouped
    /// Cells are inside the layout margins.
    case insetGrouped
    /// Cells have the appearance of a sidebar.
    case sidebar
    /// Cells have the appearance of a sidebar and extend from edge to edge.
    case sidebarPlain
  }

  /// The kind of the section headers in a list.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// Sections have no headers.
    case none
    /// The headers are supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of each section is its header. It is laid out like other items.
    case firstItemInSection
  }

  /// The kind of the section footers in a list.
  public enum FooterMode: Int, Hashable, Sendable {
    /// Sections have no footers.
    case none
    /// The footers are supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// A closure that returns the swipe actions of an item, or `nil` for none.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// A closure that returns the separators of an item, given the index path and the default
  /// separators.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The appearance of the list.
  public let appearance: Appearance
  /// A Boolean value that indicates whether cells have separators. The default is `true`.
  public var showsSeparators = true
  /// The separators of cells.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that changes the separators of individual items, or `nil`.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the rows; `nil` for the appearance's. Not used by the runtime, which reports
  /// `unused-member`.
  public var backgroundColor: UIColor? {
    didSet { reportUnused("UICollectionLayoutListConfiguration", if: backgroundColor != nil) }
  }
  /// The closure that returns the swipe actions at the leading edge of an item, or `nil` for none.
  ///
  /// Rule: Apple's documentation of the property: it is called when the user swipes a list cell.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the swipe actions at the trailing edge of an item, or `nil` for none.
  ///
  /// Rule: Apple's documentation of the property: it is called when the user swipes a list cell.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The kind of the section headers. The default is `none`.
  public var headerMode = HeaderMode.none
  /// The kind of the section footers. The default is `none`.
  public var footerMode = FooterMode.none
  /// The padding above headers, in points. The default, `nil`, means no padding here, and the
  /// system's padding in UIKit.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The separators of a cell in a list.
///
/// Decided here: a separator with automatic visibility is visible below each cell and hidden above it, and
/// insets of zero are measured from the start of the primary text and the trailing edge of the cell.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a separator.
  public enum Visibility: Int, Hashable, Sendable {
    /// The list determines whether the separator is visible.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// The visibility of the separator above a cell. The default is `automatic`.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below a cell. The default is `automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above a cell, in points. The default is zero, which differs from
  /// UIKit's.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The insets of the separator below a cell, in points. The default is zero, which differs from
  /// UIKit's.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The color of separators.
  public var color = UIColor.separator
  /// The color of separators between rows that are selected together. Not used by the runtime, which reports
  /// `unused-member`.
  public var multipleSelectionColor = UIColor.separator {
    didSet {
      reportUnused("UIListSeparatorConfiguration", if: multipleSelectionColor != .separator)
    }
  }

  /// Creates the separators of an appearance. They are the same for all appearances here.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
