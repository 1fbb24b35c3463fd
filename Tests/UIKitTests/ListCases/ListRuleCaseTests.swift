import Foundation
import Testing
import UIKit

/// Rules of the lists at the classes that no other suite names.
@MainActor @Suite("Table of cases: rules at the classes")
struct ListRuleCaseTests {
  @Test(arguments: cases)
  func holds(_ test: ListCase) throws { try test.check() }

  /// Provides headers that constraints size.
  private final class Headers: NSObject, UITableViewDelegate {
    let height: CGFloat

    init(_ height: CGFloat) {
      self.height = height
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let (view, box) = (UITableViewHeaderFooterView(reuseIdentifier: nil), Box())
      view.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: height),
      ])
      return view
    }
  }

  nonisolated static let cases: [ListCase] = [
    ListCase("a header with a view of the delegate has the height of its content", "Rule T7") {
      let delegate = Headers(33)
      let table = SizedTable([[20, 20]], delegate: delegate)
      #expect(table.view.rectForHeader(inSection: 0).height == 33)
      #expect(table.view.rectForRow(at: .at(0, 0)).minY == 33)
      withExtendedLifetime(delegate) {}
    },
    ListCase("a separator takes one pixel of its row", "Rule T9") {
      let (table, stage) = (TableFixture(counts: [2]), Stage(scale: 2))
      stage.window.addSubview(table.view)
      table.view.layoutIfNeeded()
      let cell = try #require(table.view.cellForRow(at: .at(0, 0)))
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(cell.frame.height == 20 && cell.contentView.frame.height == 19.5)
      table.view.separatorStyle = .none
      table.view.layoutIfNeeded()
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.height == 20)
    },
    ListCase(
      "a header of a plain table stays at the top, one of a grouped table does not", "Rule T11"
    ) {
      for style in [UITableView.Style.plain, .grouped] {
        let delegate = Headers(10)
        let table = SizedTable(
          [Array(repeating: 20, count: 20)], style: style, delegate: delegate)
        table.scroll(to: 5)
        let top = table.view.headerView(forSection: 0)?.frame.minY
        #expect(top == (style == .plain ? 5 : 0))
        withExtendedLifetime(delegate) {}
      }
    },
    ListCase(
      "while an item is moved, those that it passes take the places of their neighbors", "Rule V14"
    ) {
      let list = ListFixture(counts: [5])
      #expect(list.view.beginInteractiveMovementForItem(at: .at(0, 0)))
      list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
      list.view.layoutIfNeeded()
      let tops = (1..<5).map { list.view.cellForItem(at: .at(0, $0))?.frame.minY }
      #expect(tops == [0, 20, 60, 80])
      list.view.cancelInteractiveMovement()
      list.view.layoutIfNeeded()
      #expect(list.view.visibleCells.map(\.frame.minY) == [0, 20, 40, 60, 80])
    },
    ListCase("scrolling to an item ends at its measured position", "Rule V15") {
      let sizes = (0..<200).map { CGSize(width: 100, height: 30 + CGFloat($0 % 4) * 10) }
      let list = SizedList([sizes])
      list.view.scrollToItem(at: .at(0, 120), at: .top, animated: false)
      list.view.layoutIfNeeded()
      let frame = try #require(list.view.cellForItem(at: .at(0, 120))?.frame)
      #expect(frame.minY == list.view.contentOffset.y && frame.height == 30)
    },
    ListCase("the remaining length of a line is divided between its gaps", "Rule F2") {
      let list = ListFixture(counts: [7])
      list.layout.itemSize = CGSize(width: 30, height: 20)
      list.layout.minimumInteritemSpacing = 0
      list.view.layoutIfNeeded()
      let lefts = (0..<4).map { list.view.layoutAttributesForItem(at: .at(0, $0))?.frame.minX }
      #expect(lefts == [0, 35, 70, 0])
    },
  ]
}
