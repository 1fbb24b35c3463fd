import Foundation

/// One round of questions to a table's delegate and data source for lengths.
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

  /// The heights or estimates of a section's rows; one value when no object gives one for each (rule T3).
  private func rows(in section: Int) -> RowHeights {
    let count = table.numberOfRows(inSection: section)
    guard count > 0 else { return RowHeights(uniform: 0, count: 0) }
    let estimates = answeredEstimates(in: section, count: count)
    if estimates != nil || table.estimatedRowHeight.isEstimate {
      guard estimates != nil || !hasFixedHeights else {
        return RowHeights(uniform: table.rowHeight, count: count)
      }
      return RowHeights(
        estimates: estimates?.map(chosen)
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

  /// A Boolean value that indicates whether every row has the height of the table's property, so that
  /// there is nothing to estimate.
  private var hasFixedHeights: Bool {
    delegate == nil && table.rowHeight.rowLength > 0
      && table.estimatedRowHeight == UITableView.automaticDimension
  }

  /// The estimate of a row for the answer of the delegate or the property.
  private func chosen(_ answer: CGFloat) -> CGFloat {
    if answer.rowLength > 0 { return answer }
    return table.rowHeight.rowLength > 0 ? table.rowHeight : table.metrics.estimatedRowHeight
  }

  /// The delegate's heights of all rows, asked for in order; nil when it gives none.
  private func answeredHeights(in section: Int, count: Int) -> [CGFloat]? {
    guard let delegate else { return nil }
    let table = table
    return table.optionalMembers.askEach(
      "tableView(_:heightForRowAt:)", count: count, fallback: table.standardHeight
    ) { delegate.tableView(table, heightForRowAt: IndexPath(row: $0, section: section)) }
  }

  /// The delegate's estimates of all rows, asked for in order; nil when it gives none.
  private func answeredEstimates(in section: Int, count: Int) -> [CGFloat]? {
    guard let delegate else { return nil }
    let table = table
    return table.optionalMembers.askEach(
      "tableView(_:estimatedHeightForRowAt:)", count: count,
      fallback: UITableView.automaticDimension
    ) { delegate.tableView(table, estimatedHeightForRowAt: IndexPath(row: $0, section: section)) }
  }

  /// The height of an element whose estimate is to be replaced: that of the delegate, of the property,
  /// or of the view's content.
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

  /// The length of a header or footer, and a Boolean value that indicates whether it is an estimate
  /// (rule T7).
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
        .invalidRowHeight, subject: delegate.map { "\(type(of: $0))" } ?? "",
        message: "Invalid \(noun) height provided by table delegate for \(path.listDescription): "
          + "\(height). Value must be at least 0.0, or UITableView.automaticDimension.",
        remedy: "Answer zero or more.", numbers: Array(path)))
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
  /// The length, or zero for what no row can have: a negative number or none.
  var rowLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }

  /// A Boolean value that indicates whether the value of a property for estimates turns them on.
  fileprivate var isEstimate: Bool { self == UITableView.automaticDimension || rowLength > 0 }
}
