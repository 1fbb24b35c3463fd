import FixtureContract
import FixtureSupport
import UIKit

/// The comparison of a table's titles of sections.
extension ExpectationComparison {
  func title(of element: FixtureElement, _ expected: String) -> [FixtureMismatch] {
    guard case .supplementary(let kind, let indexPath) = element, let section = indexPath.first
    else { return [] }
    let view = table.flatMap { table in
      kind == "footer"
        ? table.shownFooter(ofSection: section) : table.shownHeader(ofSection: section)
    }
    let subject = "title of \(kind) \(section)"
    if view == nil, isOutside(kind, section) {
      return [mismatch(subject, "not on screen", shown(expected)).withoutValue()]
    }
    let text = (view as? UITableViewHeaderFooterView)?.textLabel?.text ?? ""
    guard text != expected else { return [] }
    return [mismatch(subject, shown(text), shown(expected)).recording(text)]
  }

  /// Returns whether a header or footer that has a height is outside of the bounds of the table.
  private func isOutside(_ kind: String, _ section: Int) -> Bool {
    guard let table, section < table.numberOfSections else { return false }
    let rect = host.bind {
      kind == "footer"
        ? table.rectForFooter(inSection: section) : table.rectForHeader(inSection: section)
    }
    return !rect.isEmpty && !rect.intersects(table.bounds)
  }

  func sectionIndex(_ expected: [String]) -> [FixtureMismatch] {
    let titles = table?.shownSectionIndexTitles ?? []
    guard titles != expected else { return [] }
    let text = titles.joined(separator: " ")
    return [
      mismatch("section index", shown(text), shown(expected.joined(separator: " ")))
        .recording(text)
    ]
  }

  private func shown(_ text: String) -> String { text.isEmpty ? "none" : VisibleText(text).text }

  private var table: UITableView? { host.container?.scrollView as? UITableView }
}
