import Foundation
import Testing
import UIKit

/// The distances of sections in grouped tables, and the padding above headers.
///
/// Apple documents that the sections of grouped tables are apart and those of inset grouped tables inset, and
/// no numbers; the environment has them.
@MainActor @Suite("Tables: grouped sections and header padding")
struct TableSectionTests {
  private func table(
    _ style: UITableView.Style, _ metrics: RuntimeMetrics.Sections = RuntimeMetrics.Sections(),
    change: (UITableView, RowSource) -> Void = { _, _ in }
  ) -> (view: UITableView, source: RowSource) {
    var environment = ViolationLog().environment
    environment.listMetrics.sections = metrics
    return environment.bind {
      let source = RowSource(counts: [2, 1])
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), style: style)
      view.rowHeight = 20
      view.register(RowCell.self, forCellReuseIdentifier: "row")
      view.dataSource = source
      change(view, source)
      view.layoutIfNeeded()
      return (view, source)
    }
  }

  @Test("sections of grouped tables are apart, those of plain tables are not")
  func gaps() {
    var metrics = RuntimeMetrics.Sections()
    #expect(metrics.groupedGap > 0)
    metrics.groupedGap = 30
    let (plain, plainSource) = table(.plain, metrics)
    let (grouped, groupedSource) = table(.grouped, metrics)
    #expect(plain.rectForRow(at: .at(0, 0)).minY == 0)
    #expect(plain.rectForRow(at: .at(1, 0)).minY == 40)
    #expect(grouped.rectForRow(at: .at(0, 0)).minY == 30)
    #expect(grouped.rectForRow(at: .at(1, 0)).minY == 100)
    #expect(grouped.contentSize.height == 120)
    #expect(grouped.cellForRow(at: .at(1, 0))?.frame.minY == 100)
    withExtendedLifetime([plainSource, groupedSource]) {}
  }

  @Test("a header separates the sections of a grouped table in place of the gap")
  func headers() {
    var metrics = RuntimeMetrics.Sections()
    metrics.groupedGap = 30
    metrics.groupedHeaderTopPadding = 5
    let (view, source) = table(.grouped, metrics) { _, source in source.headerTitles = [0: "A"] }
    let header = view.rectForHeader(inSection: 0)
    #expect(header.minY == 5 && header.height > 0)
    #expect(view.rectForRow(at: .at(0, 0)).minY == header.maxY)
    #expect(view.rectForRow(at: .at(1, 0)).minY == header.maxY + 70)
    withExtendedLifetime(source) {}
  }

  @Test("automatic padding above headers is the environment's, and a value of the app replaces it")
  func headerPadding() {
    var metrics = RuntimeMetrics.Sections()
    metrics.plainHeaderTopPadding = 22
    func top(_ padding: CGFloat) -> CGFloat {
      let (view, source) = table(.plain, metrics) { view, source in
        source.headerTitles = [0: "A"]
        view.sectionHeaderTopPadding = padding
      }
      return withExtendedLifetime(source) { view.rectForHeader(inSection: 0).minY }
    }
    #expect(top(UITableView.automaticDimension) == 22)
    #expect(top(0) == 0)
    #expect(top(7) == 7)
  }

  @Test("rows and headers of inset grouped tables are inset, the table's own header is not")
  func insetGrouped() {
    var metrics = RuntimeMetrics.Sections()
    metrics.insetGroupedMargin = 12
    let (view, source) = table(.insetGrouped, metrics) { view, source in
      source.headerTitles = [0: "A"]
      view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    }
    let row = view.rectForRow(at: .at(0, 0))
    #expect(row.minX == 12 && row.width == 76)
    #expect(view.cellForRow(at: .at(0, 0))?.frame == row)
    #expect(view.rectForHeader(inSection: 0).minX == 12)
    #expect(view.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    withExtendedLifetime(source) {}
  }
}
