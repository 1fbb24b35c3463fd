import Foundation

/// The numbers of lists for which Apple documents the behavior but no value, in points.
///
/// Decided here: each default is a number that lists of apps commonly show; no public source gives it. An
/// environment may set others. Tests prove the behavior and not the number.
public struct ListMetrics: Hashable, Sendable {
  // MARK: Heights

  /// The height of rows that neither content, delegate nor properties give. The default is 44.
  public var standardRowHeight: CGFloat = 44
  /// The height of headers and footers with a title, and of those whose content gives none. The default
  /// is 28.
  public var standardHeaderHeight: CGFloat = 28
  /// The estimate that a table chooses for rows when `estimatedRowHeight` is automatic. The default is
  /// 44.
  public var estimatedRowHeight: CGFloat = 44

  // MARK: Margins

  /// The margin at each side of tables and of the content of cells in a compact width. The default is
  /// 16.
  public var compactSideMargin: CGFloat = 16
  /// The margin at each side of tables and of the content of cells in a regular width. The default is
  /// 20.
  public var regularSideMargin: CGFloat = 20
  /// The distance of the standard labels of a cell, and of the content of a list content configuration, from
  /// the top and bottom edges. The default is 11.
  public var labelPadding: CGFloat = 11

  // MARK: Cells and sections

  /// The room of accessories and controls at the edges of cells.
  public var cells = CellMetrics()
  /// The distances between sections of tables and at their sides.
  public var sections = SectionMetrics()

  // MARK: Scrolling

  /// The numbers of scrolling, refreshing and the keyboard.
  public var scrolling = ScrollMetrics()

  /// Creates the numbers with their defaults.
  public init() {}
}
