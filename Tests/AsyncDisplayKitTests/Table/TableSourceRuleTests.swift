import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Rules of the source of Texture's table about members that its own tests do not reach.
@Suite("Rules of tables and their cells") @MainActor
struct TableSourceRuleTests {
  private let host = ContainerHost()

  private final class StatefulCell: ASCellNode {
    var wasSelectedAtLoad = false
    override func didLoad() {
      super.didLoad()
      wasSelectedAtLoad = isSelected
    }
  }

  private final class Rows: NSObject, ASTableDataSource {
    var count = 3
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { count }
    func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
      -> ASCellNodeBlock
    {
      {
        let cell = StatefulCell()
        cell.style.preferredSize = CGSize(width: 100, height: 40)
        return cell
      }
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }

  // Source: `ASTableView.mm`, `-layoutSubviews`, which begins and ends an update without changes.
  @Test("a change of the width validates the counts of the data source")
  func widthValidatesCounts() {
    let rows = Rows()
    let node = host.show(ASTableNode()) { $0.dataSource = rows }
    host.settle()
    host.bind { node.frame.size.width = 300 }
    host.settle()
    #expect(host.violations.isEmpty)
    #expect(node.nodeForRow(at: IndexPath(row: 0, section: 0))?.calculatedSize.width == 300)
    rows.count = 4
    host.bind { node.frame.size.width = 320 }
    host.settle()
    #expect(host.violations == [.invalidUpdate])
  }

  // Source: `ASTableView.mm`, `-tableView:cellForRowAtIndexPath:` and `-setElement:` of `_ASTableViewCell`.
  @Test("a node has the state of its cell before its view is loaded")
  func stateBeforeLoad() {
    host.bind {
      let made = StatefulCell()
      let owner = ElementOwner(environment: .current)
      let cell = TableNodeCell(style: .default, reuseIdentifier: nil)
      cell.setSelected(true, animated: false)
      cell.element = ASCollectionElement(
        source: ElementSource(node: made).source, constrainedSize: ASSizeRangeUnconstrained,
        owner: owner)
      #expect(made.isNodeLoaded && made.wasSelectedAtLoad)
    }
  }

  // Source: `ASTableView.mm`, `-tableView:moveRowAtIndexPath:toIndexPath:`.
  @Test("a row that the user moves changes its index path also if the data source has no move")
  func movedRow() {
    let rows = Rows()
    let node = host.show(ASTableNode()) { $0.dataSource = rows }
    host.settle()
    host.bind {
      let last = node.nodeForRow(at: IndexPath(row: 2, section: 0))
      let first = node.nodeForRow(at: IndexPath(row: 0, section: 0))
      node.view.moveRowInteractively(
        at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
      #expect(last.flatMap(node.indexPath(for:)) == IndexPath(row: 1, section: 0))
      #expect(first.flatMap(node.indexPath(for:)) == nil)
    }
  }
}
