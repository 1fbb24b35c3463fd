extension UISplitViewController {
  /// How many columns there are, and whether they are named.
  public enum Style: Int, Hashable, Sendable {
    /// Two controllers in the order of ``UISplitViewController/viewControllers``.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// The name of a column.
  public enum Column: Int, Hashable, Sendable {
    /// The column at the edge.
    case primary
    /// The column between the two others of ``UISplitViewController/Style/tripleColumn``.
    case supplementary
    /// The column of the detail.
    case secondary
    /// What stands for all columns where there is little room across.
    case compact
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The controller chooses; never the value of ``UISplitViewController/displayMode``.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside the secondary one.
    case oneBesideSecondary
    /// One column over the secondary one.
    case oneOverSecondary
    /// Two columns beside the secondary one.
    case twoBesideSecondary
    /// Two columns over the secondary one.
    case twoOverSecondary
    /// Two columns that push a part of the secondary one out.
    case twoDisplaceSecondary

    /// The former name of ``secondaryOnly``.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of ``oneBesideSecondary``.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of ``oneOverSecondary``.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns share the room.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// The controller chooses; never the value of ``UISplitViewController/splitBehavior``.
    case automatic
    /// Side by side.
    case tile
    /// Over the secondary column.
    case overlay
    /// The secondary column moves out.
    case displace
  }

  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// When the button that changes the display mode is shown.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// The controller chooses.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }

  /// What lies behind the primary column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// The look of a sidebar.
    case sidebar
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns are shown with the secondary one.
  var sideColumnCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// A Boolean value that indicates whether the side columns lie over the secondary one.
  var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
