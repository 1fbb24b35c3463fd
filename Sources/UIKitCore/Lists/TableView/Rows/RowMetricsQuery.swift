import Foundation

/// A query of a table view's delegate and data source for all heights.
@MainActor
struct RowMetricsQuery {
  private let table: UITableView
  private let delegate: (any UITableViewDelegate)?
  private let dataSource: (any UITableViewDataSource)?

  init(_ table: UITableView) {
    self.table = table
    delegate = table.delegate
    dataSource = table.dataSource
  }

  func section(_ section: Int) -> RowSection {
    let (header, estimatesHeader) = length(of: .header, section)
    let (footer, estimatesFooter) = length(of: .footer, section)
    return RowSection(
      padding: table.paddingAbove(header: header), header: header,
      rows: rows(in: section), footer: footer, estimatesHeader: estimatesHeader,
      estimatesFooter: estimatesFooter, isHeaderEstimate: estimatesHeader,
      isFooterEstimate: estimatesFooter)
  }

  // MARK: Rows

  /// Returns the heights or estimates of a section's rows. All are equal when the delegate provides
  /// none (rule T3).
  private func rows(in section: Int) -> RowHeights {
    let count = table.numberOfRows(inSection: section)
    guard count > 0 else { return RowHeights(uniform: 0, count: 0) }
    let estimates = answeredEstimates(in: section, count: count)
    if estimates != nil || table.estimatedRowHeight.isEstimate {
      guard estimates != nil || !hasFixedHeights else {
        return RowHeights(uniform: table.rowHeight, count: count)
      }
      return RowHeights(
        estimates: estimates.map { chosen($0, in: section) }
          ?? Array(repeating: chosen(table.estimatedRowHeight), count: count))
    }
    guard let answers = answeredHeights(in: section, count: count) else {
      return RowHeights(uniform: table.standardHeight, count: count)
    }
    return RowHeights(
      answers.enumerated().map { row, answer in
        let path = IndexPath(row: row, section: section)
        return answer == UITableView.automaticDimension
          ? table.standardHeight : checked(answer, "row", path)
      })
  }

  /// A Boolean value that indicates whether all rows have the height of the `rowHeight` property,
  /// so that nothing is estimated.
  private var hasFixedHeights: Bool {
    delegate == nil && table.rowHeight.rowLength > 0
      && table.estimatedRowHeight == UITableView.automaticDimension
  }

  /// Returns the estimated heights of a section's rows for the delegate's values, of which those that are not
  /// finite are violations.
  private func chosen(_ answers: [CGFloat], in section: Int) -> [CGFloat] {
    answers.enumerated().map { row, answer in
      chosen(
        answer.isFinite
          ? answer : checked(answer, "estimated row", IndexPath(row: row, section: section)))
    }
  }

  /// Returns the estimated height of a row for a value of the delegate or the property.
  private func chosen(_ answer: CGFloat) -> CGFloat {
    if answer.rowLength > 0 { return answer }
    return table.rowHeight.rowLength > 0 ? table.rowHeight : table.metrics.estimatedRowHeight
  }

  /// Returns the delegate's heights of all rows in order, or `nil` when the delegate provides none.
  private func answeredHeights(in section: Int, count: Int) -> [CGFloat]? {
    guard let delegate else { return nil }
    let table = table
    return table.optionalMembers.askEach(
      "tableView(_:heightForRowAt:)", count: count, fallback: table.standardHeight
    ) { delegate.tableView(table, heightForRowAt: IndexPath(row: $0, section: section)) }
  }

  /// Returns the delegate's estimated heights of all rows in order, or `nil` when the delegate
  /// provides none.
  private func answeredEstimates(in section: Int, count: Int) -> [CGFloat]? {
    guard let delegate = table.untranslatedDelegate else { return nil }
    let table = table
    return table.optionalMembers.askEach(
      "tableView(_:estimatedHeightForRowAt:)", count: count,
      fallback: UITableView.automaticDimension
    ) { delegate.tableView(table, estimatedHeightForRowAt: IndexPath(row: $0, section: section)) }
  }

  /// Returns the height of an element that replaces its estimate: from the delegate, the property,
  /// or the content of its view.
  func height(of element: RowElement) -> CGFloat {
    switch element {
    case .row(let path):
      let answer = answeredHeight(of: path) ?? table.rowHeight
      guard answer == UITableView.automaticDimension else { return checked(answer, "row", path) }
      return table.fittingHeight(of: element) ?? table.metrics.standardRowHeight
    case .header(let section), .footer(let section):
      let end: SectionEnd = element == .header(section) ? .header : .footer
      let answer = answeredLength(of: end, section) ?? UITableView.automaticDimension
      guard answer == UITableView.automaticDimension else {
        return checked(answer, "section \(end)", IndexPath(index: section))
      }
      return contentHeight(of: end, section)
    }
  }

  private func contentHeight(of end: SectionEnd, _ section: Int) -> CGFloat {
    guard table.hasContent(end, of: section) else { return 0 }
    let property = end == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    guard property == UITableView.automaticDimension else { return property.rowLength }
    let standard = table.metrics.standardHeaderHeight
    guard table.hasOwnView(end, of: section) else { return standard }
    return table.fittingHeight(of: end.element(section)) ?? standard
  }

  private func answeredHeight(of path: IndexPath) -> CGFloat? {
    guard let delegate else { return nil }
    return table.optionalMembers.ask("tableView(_:heightForRowAt:)") {
      delegate.tableView(table, heightForRowAt: path)
    }
  }

  // MARK: Headers and footers

  /// Returns the height of a header or footer, and a Boolean value that indicates whether it is
  /// estimated (rule T7).
  private func length(of end: SectionEnd, _ section: Int) -> (CGFloat, isEstimate: Bool) {
    let estimate = answeredEstimate(of: end, section)
    if let estimate, estimate.rowLength > 0 { return (estimate, true) }
    let answer = answeredLength(of: end, section) ?? UITableView.automaticDimension
    if answer != UITableView.automaticDimension {
      return (checked(answer, "section \(end)", IndexPath(index: section)), false)
    }
    guard table.hasContent(end, of: section) else { return (0, false) }
    let property = end == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    guard property == UITableView.automaticDimension else { return (property.rowLength, false) }
    let standard = table.metrics.standardHeaderHeight
    let general =
      end == .header ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
    guard general.isEstimate, table.hasOwnView(end, of: section) else { return (standard, false) }
    return (general.rowLength > 0 ? general : standard, true)
  }

  private func checked(_ height: CGFloat, _ noun: String, _ path: IndexPath) -> CGFloat {
    guard height < 0 || !height.isFinite else { return height }
    table.report(
      RuntimeViolation(
        .invalidRowHeight, subject: appTypeName(of: delegate) ?? "",
        message: "Invalid \(noun) height provided by table delegate for \(path.listDescription): "
          + "\(height). Value must be at least 0.0, or UITableView.automaticDimension.",
        remedy: "Return zero or more.", numbers: Array(path)))
    return 0
  }

  private func answeredLength(of end: SectionEnd, _ section: Int) -> CGFloat? {
    guard let delegate = table.untranslatedDelegate else { return nil }
    switch end {
    case .header:
      return table.optionalMembers.ask("tableView(_:heightForHeaderInSection:)") {
        delegate.tableView(table, heightForHeaderInSection: section)
      }
    case .footer:
      return table.optionalMembers.ask("tableView(_:heightForFooterInSection:)") {
        delegate.tableView(table, heightForFooterInSection: section)
      }
    }
  }

  private func answeredEstimate(of end: SectionEnd, _ section: Int) -> CGFloat? {
    guard let delegate = table.untranslatedDelegate else { return nil }
    switch end {
    case .header:
      return table.optionalMembers.ask("tableView(_:estimatedHeightForHeaderInSection:)") {
        delegate.tableView(table, estimatedHeightForHeaderInSection: section)
      }
    case .footer:
      return table.optionalMembers.ask("tableView(_:estimatedHeightForFooterInSection:)") {
        delegate.tableView(table, estimatedHeightForFooterInSection: section)
      }
    }
  }
}

extension CGFloat {
  /// The value as a valid height of a row: zero for a negative number or one that is not finite.
  package var rowLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }

  /// A Boolean value that indicates whether the value of an estimate property enables estimates.
  fileprivate var isEstimate: Bool { self == UITableView.automaticDimension || rowLength > 0 }
}
