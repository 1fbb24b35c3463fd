import Foundation
import UIKit
import UIKitSimulation

@testable import UIKitCore

/// A table's data source of numbered rows that logs what it is asked.
@MainActor
final class RowSource: UITableViewDataSource {
  var sections: [[Int]]
  var log: [String] = []
  var headerTitles: [Int: String] = [:]
  var footerTitles: [Int: String] = [:]
  var indexTitles: [String]?
  var movable: Set<Int> = []
  var locked: Set<Int> = []
  /// Runs instead of the usual answer for a cell.
  var answer: ((UITableView, IndexPath) -> UITableViewCell)?

  init(counts: [Int]) {
    var next = 0
    sections = counts.map { count in
      defer { next += count }
      return Array(next..<(next + count))
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.append("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.append("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.listDescription)")
    if let answer { return answer(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.number = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headerTitles[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footerTitles[section]
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !locked.contains(sections[indexPath.section][indexPath.row])
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    movable.contains(sections[indexPath.section][indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.listDescription)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.listDescription) to \(destinationIndexPath.listDescription)")
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }
}

/// A table cell that knows its number and how often it was reused.
@MainActor
final class RowCell: UITableViewCell {
  var number = -1
  private(set) var reuseCount = 0
  private(set) var states: [String] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    states.append("selected \(selected)")
  }
}
