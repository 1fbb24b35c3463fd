extension UISplitViewController {
  /// The number of columns and the way in which they are addressed.
  public enum Style: Int, Hashable, Sendable {
    /// Two columns, which are set in the order of ``UISplitViewController/viewControllers``.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary, and a secondary column.
    case tripleColumn
  }

  /// A column of a split view controller.
  public enum Column: Int, Hashable, Sendable {
    /// The column at the primary edge, such as a list of folders.
    case primary
    /// The column between the other two in the style ``UISplitViewController/Style/tripleColumn``.
    case supplementary
    /// The column with the detail content.
    case secondary
    /// The replacement of all columns in a horizontally compact environment.
    case compact
  }

  /// The columns that are shown and their arrangement.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The controller chooses. Never the value of ``UISplitViewController/displayMode``.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// One column beside the secondary column.
    case oneBesideSecondary
    /// One column over the secondary column.
    case oneOverSecondary
    /// Two columns beside the secondary column.
    case twoBesideSecondary
    /// Two columns over the secondary column.
    case twoOverSecondary
    /// Two columns that displace a part of the secondary column.
    case twoDisplaceSecondary

    /// The former name of ``secondaryOnly``.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of ``oneBesideSecondary``.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of ``oneOverSecondary``.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The way in which the columns share the width.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// The controller chooses. Never the value of ``UISplitViewController/splitBehavior``.
    case automatic
    /// The columns are side by side.
    case tile
    /// The side columns are in front of the secondary column.
    case overlay
    /// The side columns displace the secondary column.
    case displace
  }

  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// The primary column is at the leading edge.
    case leading
    /// The primary column is at the trailing edge.
    case trailing
  }

  /// The visibility of the button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// The controller chooses whether the button is visible.
    case automatic
    /// The button is never visible.
    case never
    /// The button is always visible.
    case always
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// No background style.
    case none
    /// The background of a sidebar.
    case sidebar
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of side columns that the mode shows.
  var sideColumnCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// A Boolean value that indicates whether the side columns are in front of the secondary column.
  var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
