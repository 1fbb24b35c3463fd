import Foundation
import UIKit

/// A table of rows that constraints size, or of fixed ones, and the time of scrolling by a row.
@MainActor
final class RowTable: UITableViewDataSource {
  /// The sources of the heights of rows.
  enum Heights {
    /// The constraints of each cell.
    case constraints
    /// The table's property.
    case fixed
  }

  private static let steps = 200
  private static let rowHeight: CGFloat = 44

  private let count: Int
  private let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)

  init(count: Int, heights: Heights) {
    self.count = count
    view.separatorStyle = .none
    switch heights {
    case .constraints: view.estimatedRowHeight = Self.rowHeight
    case .fixed: view.rowHeight = Self.rowHeight
    }
    view.register(ConstraintRow.self, forCellReuseIdentifier: "row")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// Nanoseconds of scrolling to the next row, whose height is not yet known, and of the layout pass.
  var stepTime: Double {
    view.reloadData()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    return Stopwatch.nanoseconds {
      for step in 1...Self.steps {
        view.contentOffset.y = CGFloat(step) * Self.rowHeight
        view.layoutIfNeeded()
      }
    } / Double(Self.steps)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// A cell with a title and a text below each other between the edges.
private final class ConstraintRow: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let (title, text) = (UIView(frame: .zero), UIView(frame: .zero))
    for view in [title, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      title.heightAnchor.constraint(equalToConstant: 20),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      text.heightAnchor.constraint(equalToConstant: 14),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
