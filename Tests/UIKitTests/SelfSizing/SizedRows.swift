import Foundation
import UIKit

/// A table's data source whose rows have content of given heights, in points.
@MainActor
final class SizedRowSource: UITableViewDataSource {
  var heights: [[CGFloat]]
  /// The rows whose cells were asked for, in order.
  var asked: [IndexPath] = []
  var identifier = "constraint"

  init(_ heights: [[CGFloat]]) {
    self.heights = heights
  }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? any SizedCell)?.contentHeight = heights[indexPath.section][indexPath.row]
    return cell
  }
}

/// A cell whose content has a height that a test sets.
@MainActor
protocol SizedCell: UITableViewCell {
  var contentHeight: CGFloat { get set }
}

/// A cell whose constraints give its height.
final class ConstraintCell: UITableViewCell, SizedCell {
  let box = Box()
  private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
  private(set) var measureCount = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  var contentHeight: CGFloat {
    get { height.constant }
    set { height.constant = newValue }
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    measureCount += 1
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

/// A cell whose `sizeThatFits(_:)` gives its height.
final class FittingCell: UITableViewCell, SizedCell {
  var contentHeight: CGFloat = 10
  private(set) var widths: [CGFloat] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    widths.append(size.width)
    return CGSize(width: size.width, height: contentHeight)
  }
}

/// A table of self-sizing rows in a window of 100 by 100 points, without separators.
@MainActor
struct SizedTable {
  let stage: Stage
  let source: SizedRowSource
  let view: UITableView

  init(
    _ heights: [[CGFloat]], style: UITableView.Style = .plain, estimate: CGFloat? = nil,
    identifier: String = "constraint", delegate: (any UITableViewDelegate)? = nil,
    size: CGSize = CGSize(width: 100, height: 100)
  ) {
    let stage = Stage(size: size)
    self.stage = stage
    source = SizedRowSource(heights)
    source.identifier = identifier
    var environment = stage.environment
    environment.listMetrics.sections.groupedGap = 0
    environment.listMetrics.sections.groupedHeaderTopPadding = 0
    environment.listMetrics.sections.plainHeaderTopPadding = 0
    view = environment.bind {
      UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    }
    view.separatorStyle = .none
    view.register(ConstraintCell.self, forCellReuseIdentifier: "constraint")
    view.register(FittingCell.self, forCellReuseIdentifier: "fitting")
    view.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    if let estimate { view.estimatedRowHeight = estimate }
    view.delegate = delegate
    view.dataSource = source
    stage.window.addSubview(view)
    view.layoutIfNeeded()
  }

  /// The heights of the rows in sight, from top to bottom.
  var visibleHeights: [CGFloat] { view.visibleCells.map(\.frame.height) }

  var visibleRows: [Int] { (view.indexPathsForVisibleRows ?? []).map(\.row) }

  func cell(_ row: Int) -> ConstraintCell? {
    view.cellForRow(at: IndexPath(row: row, section: 0)) as? ConstraintCell
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }
}
