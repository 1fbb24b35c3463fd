import Foundation
import Testing
import UIKit
import UIKitSimulation

/// A subclass that lets its rows be deleted and moved, and has an index.
private final class EditableSource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath) != 1
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([item])
    apply(snapshot, animatingDifferences: false)
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let other = itemIdentifier(for: destinationIndexPath)
    else { return }
    var snapshot = snapshot()
    if sourceIndexPath < destinationIndexPath {
      snapshot.moveItem(item, afterItem: other)
    } else {
      snapshot.moveItem(item, beforeItem: other)
    }
    apply(snapshot, animatingDifferences: false)
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { title == "B" ? 0 : 1 }
}

/// Source: UIKit's documentation of `UITableViewDiffableDataSource`, which lists these members.
@MainActor @Suite("Diffable data sources of tables")
struct DiffableTableTests {
  private let log = ViolationLog()

  private func table<Source: UITableViewDiffableDataSource<String, Int>>(
    _ make: (UITableView) -> Source
  ) -> (view: UITableView, source: Source) {
    let view = log.environment.bind {
      UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    view.rowHeight = 20
    let source = make(view)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return (view, source)
  }

  private static func cell(_ view: UITableView, _ path: IndexPath, _ item: Int) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  @Test("rows can neither be edited nor moved unless a subclass says so")
  func defaults() throws {
    let (view, source) = table {
      UITableViewDiffableDataSource(tableView: $0, cellProvider: Self.cell)
    }
    view.setEditing(true, animated: false)
    let cell = try #require(view.cellForRow(at: .at(0, 0)))
    #expect(!cell.isEditing && !cell.showsReorderControl)
    #expect(!source.tableView(view, canEditRowAt: .at(0, 0)))
  }

  @Test("a subclass's answers count: rows are edited, deleted and moved, and the index leads on")
  func overrides() throws {
    let (view, source) = table { EditableSource(tableView: $0, cellProvider: Self.cell) }
    view.setEditing(true, animated: false)
    #expect(try !#require(view.cellForRow(at: .at(0, 0))).isEditing)
    #expect(try #require(view.cellForRow(at: .at(0, 1))).isEditing)
    #expect(try #require(view.cellForRow(at: .at(0, 1))).showsReorderControl)
    #expect(!view.commitEditing(at: .at(0, 0)) && view.commitEditing(at: .at(0, 1)))
    #expect(source.snapshot().itemIdentifiers == [1, 3])
    #expect(view.numberOfRows(inSection: 0) == 2)
    #expect(view.dragRow(at: .at(0, 0), to: .at(0, 1)) == .at(0, 1))
    #expect(source.snapshot().itemIdentifiers == [3, 1])
    #expect(view.dragRow(at: .at(0, 1), to: .at(0, 0)) == .at(0, 0))
    #expect(source.snapshot().itemIdentifiers == [1, 3])
    #expect(view.sectionIndexTitles == ["A", "B"])
    view.contentSize.height = 500
    view.contentOffset.y = 30
    view.scrollToSection(forIndexTitleAt: 1)
    #expect(view.contentOffset.y == 0)
    #expect(log.codes == [])
  }
}
