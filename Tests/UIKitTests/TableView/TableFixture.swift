import Foundation
import UIKit

/// A table of rows of 100 by 20 points, five of which are in sight, with what it needs.
@MainActor
struct TableFixture {
  let source: RowSource
  let delegate = RowDelegate()
  let log: ViolationLog
  let view: UITableView

  init(counts: [Int], style: UITableView.Style = .plain, isLaidOut: Bool = true) {
    let log = ViolationLog()
    source = RowSource(counts: counts)
    view = log.environment.bind {
      UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: style)
    }
    self.log = log
    view.rowHeight = 20
    view.register(RowCell.self, forCellReuseIdentifier: "row")
    view.dataSource = source
    view.delegate = delegate
    guard isLaidOut else { return }
    view.layoutIfNeeded()
    forget()
  }

  /// Empties the logs.
  func forget() {
    source.log = []
    delegate.log = []
  }

  /// The numbers of the cells in sight, from top to bottom.
  var numbers: [Int] { view.visibleCells.map { ($0 as? RowCell)?.number ?? -1 } }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  func tap(_ point: CGFloat) {
    view.beginTouch(at: CGPoint(x: 50, y: point))
    view.endTouch(at: CGPoint(x: 50, y: point))
  }
}
