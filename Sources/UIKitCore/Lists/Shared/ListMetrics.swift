import Foundation

extension RuntimeMetrics {
  /// The metrics of lists, in points, for which Apple documents the behavior but no value.
  ///
  /// Decided here: each default is a number that lists of apps commonly show. No public source
  /// contains it. An environment can set other numbers. Tests prove the behavior but not the numbers.
  public struct Lists: Hashable, Sendable {
    // MARK: Heights

    /// The height of rows without a height from the content, the delegate, or properties. The default
    /// is 44.
    public var standardRowHeight: CGFloat = 44
    /// The height of headers and footers with a title, and of those whose content has no height. The
    /// default is 28.
    public var standardHeaderHeight: CGFloat = 28
    /// The estimated height of rows when `estimatedRowHeight` is automatic. The default is 44.
    public var estimatedRowHeight: CGFloat = 44

    // MARK: Margins

    /// The margin at each side of table views and of the content of cells in a compact width. The
    /// default is 16.
    public var compactSideMargin: CGFloat = 16
    /// The margin at each side of table views and of the content of cells in a regular width. The
    /// default is 20.
    public var regularSideMargin: CGFloat = 20
    /// The distance of the standard labels of a cell, and of the content of a list content configuration, from
    /// the top and bottom edges. The default is 11.
    public var labelPadding: CGFloat = 11

    // MARK: Cells and sections

    /// The widths of accessories and controls at the edges of cells.
    public var cells = RuntimeMetrics.Cells()
    /// The distances between sections of table views and at their sides.
    public var sections = RuntimeMetrics.Sections()

    // MARK: Scrolling

    /// The metrics of scrolling, refreshing, and the keyboard.
    public var scrolling = RuntimeMetrics.Scrolling()

    /// Creates metrics with the default values.
    public init() {}
  }
}

extension RuntimeEnvironment {
  /// The metrics of lists that Apple does not document.
  public var listMetrics: RuntimeMetrics.Lists {
    get { self[ListMetricsKey.self] }
    set { self[ListMetricsKey.self] = newValue }
  }
}

private enum ListMetricsKey: EnvironmentKey {
  static var defaultValue: RuntimeMetrics.Lists { RuntimeMetrics.Lists() }
}
