import Foundation

extension UITableView {
  /// Returns the padding above a section with a header of a given height, in points. Zero means no
  /// header.
  ///
  /// Rule: Apple's documentation of `UITableView.Style`: the sections of grouped table views are
  /// separated by gaps. Decided here: a header separates sections by itself, other sections have
  /// the gap of ``RuntimeMetrics/Sections``.
  func paddingAbove(header: CGFloat) -> CGFloat {
    let metrics = ownEnvironment.listMetrics.sections
    let isGrouped = style != .plain
    guard header > 0 else { return isGrouped ? metrics.groupedGap.rowLength : 0 }
    guard sectionHeaderTopPadding == UITableView.automaticDimension else {
      return sectionHeaderTopPadding.rowLength
    }
    return (isGrouped ? metrics.groupedHeaderTopPadding : metrics.plainHeaderTopPadding).rowLength
  }

  /// The distance of sections from the sides of the table view, in points.
  ///
  /// Rule: Apple's documentation of `UITableView.Style.insetGrouped`: sections are inset. Decided here:
  /// headers and footers are inset like rows; the rounded corners are not drawn.
  var sectionSideInset: CGFloat {
    style == .insetGrouped ? ownEnvironment.listMetrics.sections.insetGroupedMargin.rowLength : 0
  }
}
