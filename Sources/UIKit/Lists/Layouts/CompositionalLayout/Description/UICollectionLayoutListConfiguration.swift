import Foundation

/// The appearance of a list section.
///
/// Rows span the room. What Apple publishes no number for is decided without evidence: rows have an
/// estimated height of 44 points, headers and footers one of 28, the numbers of table views; sections have no
/// room between them. Headers of plain lists stay in sight, as table views' documentation says of theirs.
/// Swipe actions and separators reach the list cells of the section; colors are data.
@MainActor
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows from edge to edge, in sections with gaps between them.
    case grouped
    /// Rows within the layout margins.
    case insetGrouped
    /// The rows of a side bar.
    case sidebar
    /// The rows of a side bar, from edge to edge.
    case sidebarPlain
  }

  /// Whether sections have headers.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// No.
    case none
    /// Yes: supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item is the header; it is laid out as a row.
    case firstItemInSection
  }

  /// Whether sections have footers.
  public enum FooterMode: Int, Hashable, Sendable {
    /// No.
    case none
    /// Yes: supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// A closure that returns the swipe actions of a row, or `nil` for none.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Changes the separators of a row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The look.
  public let appearance: Appearance
  /// A Boolean value that indicates whether rows have separators; true by default.
  public var showsSeparators = true
  /// The separators of rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the separators of single rows; nil for none.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the rows; `nil` for the appearance's. Not used by the runtime, which reports
  /// `unused-member`.
  public var backgroundColor: UIColor? {
    didSet {
      reportUnused(
        "UICollectionLayoutListConfiguration.backgroundColor", if: backgroundColor != nil)
    }
  }
  /// The closure that returns the actions at the leading edge of an item; `nil` for none.
  ///
  /// Rule: Apple's documentation of the property: it is called when a person swipes a list cell.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the actions at the trailing edge of an item; `nil` for none.
  ///
  /// Rule: Apple's documentation of the property: it is called when a person swipes a list cell.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A Boolean value that indicates whether sections have headers; none by default.
  public var headerMode = HeaderMode.none
  /// A Boolean value that indicates whether sections have footers; none by default.
  public var footerMode = FooterMode.none
  /// The room above headers, in points, by which their views grow; nil, the default, is none here and the
  /// system's in UIKit.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The separators of a list's cells.
///
/// Decided here: a separator with automatic visibility is visible below each cell and hidden above it, and
/// insets of zero are measured from the start of the primary text and the trailing edge of the cell.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a separator shows.
  public enum Visibility: Int, Hashable, Sendable {
    /// The list's own choice.
    case automatic
    /// Yes.
    case visible
    /// No.
    case hidden
  }

  /// A Boolean value that indicates whether the separator above a row shows; automatic by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// A Boolean value that indicates whether the separator below a row shows; automatic by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the separator above, in points; zero by default, which is not UIKit's number.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The distances of the separator below, in points; zero by default, which is not UIKit's number.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The colour.
  public var color = UIColor.separator
  /// The color of separators between rows that are selected together. Not used by the runtime, which reports
  /// `unused-member`.
  public var multipleSelectionColor = UIColor.separator {
    didSet {
      reportUnused(
        "UIListSeparatorConfiguration.multipleSelectionColor",
        if: multipleSelectionColor != .separator)
    }
  }

  /// Creates the separators of an appearance; they are the same for all here.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
