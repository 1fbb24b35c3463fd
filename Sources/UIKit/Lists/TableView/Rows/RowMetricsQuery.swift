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
    let header = length(of: .header, section)
    return RowSection(
      padding: header > 0 ? table.sectionHeaderTopPadding.rowLength : 0, header: header,
      rows: rows(in: section), footer: length(of: .footer, section))
  }

  // MARK: Rows

  /// The heights of a section's rows; one value without heights for each row.
  private func rows(in section: Int) -> RowHeights {
    let count = table.numberOfRows(inSection: section)
    guard count > 0 else { return RowHeights(uniform: 0, count: 0) }
    if isEstimating {
      return RowHeights(
        (0..<count).map { row in estimate(of: IndexPath(row: row, section: section)) })
    }
    guard let answers = answeredHeights(in: section, count: count) else {
      return RowHeights(uniform: table.standardHeight, count: count)
    }
    return RowHeights(
      answers.enumerated().map { row, answer in
        resolved(answer, of: IndexPath(row: row, section: section))
      })
  }

  /// The delegate's heights of all rows, asked for in order; nil when it gives none.
  private func answeredHeights(in section: Int, count: Int) -> [CGFloat]? {
    guard let delegate else { return nil }
    let table = table
    return table.optionalMembers.askEach(
      "tableView(_:heightForRowAt:)", count: count, fallback: table.standardHeight
    ) { delegate.tableView(table, heightForRowAt: IndexPath(row: $0, section: section)) }
  }

  /// Whether rows out of sight have estimates instead of their heights.
  var isEstimating: Bool {
    guard table.estimatedRowHeight.rowLength <= 0 else { return true }
    guard table.numberOfSections > 0, let path = firstPath else { return false }
    return answeredEstimate(of: path) != nil
  }

  private var firstPath: IndexPath? {
    (0..<table.numberOfSections).first { table.numberOfRows(inSection: $0) > 0 }
      .map { IndexPath(row: 0, section: $0) }
  }

  private func estimate(of path: IndexPath) -> CGFloat {
    if let measured = table.tableState.measured[path] { return measured }
    let answer = answeredEstimate(of: path) ?? table.estimatedRowHeight
    return answer.rowLength > 0 ? answer : table.standardHeight
  }

  private func answeredEstimate(of path: IndexPath) -> CGFloat? {
    guard let delegate else { return nil }
    return table.optionalMembers.ask("tableView(_:estimatedHeightForRowAt:)") {
      delegate.tableView(table, estimatedHeightForRowAt: path)
    }
  }

  /// The height of one row, as the delegate or the table's property gives it.
  func height(of path: IndexPath) -> CGFloat {
    answeredHeight(of: path) ?? table.standardHeight
  }

  private func answeredHeight(of path: IndexPath) -> CGFloat? {
    guard let delegate else { return nil }
    let answer = table.optionalMembers.ask("tableView(_:heightForRowAt:)") {
      delegate.tableView(table, heightForRowAt: path)
    }
    return answer.map { resolved($0, of: path) }
  }

  private func resolved(_ answer: CGFloat, of path: IndexPath) -> CGFloat {
    answer == UITableView.automaticDimension ? table.standardHeight : checked(answer, "row", path)
  }

  // MARK: Headers and footers

  private func length(of end: SectionEnd, _ section: Int) -> CGFloat {
    let answer = answeredLength(of: end, section) ?? UITableView.automaticDimension
    if answer != UITableView.automaticDimension {
      return checked(answer, "section \(end)", IndexPath(index: section))
    }
    let property = end == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    guard table.hasContent(end, of: section) else { return 0 }
    return property == UITableView.automaticDimension
      ? UITableView.standardHeaderHeight : property.rowLength
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
}

extension CGFloat {
  /// The length, or zero for what no row can have: a negative number or none.
  var rowLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
