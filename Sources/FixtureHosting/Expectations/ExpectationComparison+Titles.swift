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
    let text = (view as? UITableViewHeaderFooterView)?.textLabel?.text ?? ""
    guard text != expected else { return [] }
    return [
      mismatch("title of \(kind) \(section)", text.isEmpty ? "none" : text, expected)
        .recording(text)
    ]
  }

  func sectionIndex(_ expected: [String]) -> [FixtureMismatch] {
    let titles = table?.shownSectionIndexTitles ?? []
    guard titles != expected else { return [] }
    let text = titles.joined(separator: " ")
    return [
      mismatch("section index", text.isEmpty ? "none" : text, expected.joined(separator: " "))
        .recording(text)
    ]
  }

  private var table: UITableView? { host.container?.scrollView as? UITableView }
}
