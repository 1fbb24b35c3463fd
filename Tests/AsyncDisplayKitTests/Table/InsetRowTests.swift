import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Rows that are narrower than the table, whose nodes grow.
///
/// Source: `ASDataController.mm`, `-relayoutNodes:nodesSizeChanged:`, measures in the width of the table and
/// does not store the range, `ASTableView.mm`, `-tableView:heightForRowAtIndexPath:`, measures in the stored
/// range, and `-didLayoutSubviewsOfTableViewCell:` compares the newest range only.
@Suite("Rows of inset tables") @MainActor
struct InsetRowTests {
  private final class Note: ASCellNode {
    let text = ASTextNode()

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
      text.attributedText = NSAttributedString(string: String(repeating: "word ", count: 60))
      text.maximumNumberOfLines = 1
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      ASInsetLayoutSpec(insets: .zero, child: text)
    }

    func expand() {
      text.maximumNumberOfLines = 0
      text.setNeedsLayout()
      setNeedsLayout()
    }
  }

  private final class Rows: NSObject, ASTableDataSource {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
      Note()
    }
  }

  @Test("a row that grows has the height of its cell's width, but its node keeps the table's width")
  func growsInNarrowCell() throws {
    let (note, cell) = try grownRow(of: .insetGrouped)
    #expect(cell.contentView.bounds.width == 343)
    #expect(note.frame.width == 375)
    #expect(cell.contentView.bounds.height > note.frame.height + 1)
  }

  @Test("a row that grows in a cell of the table's width has the height of its node")
  func growsInWideCell() throws {
    let (note, cell) = try grownRow(of: .plain)
    #expect(note.frame.width == 375)
    #expect(note.frame.width == cell.contentView.bounds.width)
    #expect(abs(cell.contentView.bounds.height - note.frame.height) <= 1)
  }

  /// Returns the node and the cell of a row after the node has grown.
  private func grownRow(of style: UITableView.Style) throws -> (ASCellNode, UITableViewCell) {
    let host = ContainerHost()
    let rows = Rows()
    let table = host.show(ASTableNode(style: style)) { $0.dataSource = rows }
    return try host.bind {
      let path = IndexPath(row: 0, section: 0)
      let note = try #require(table.nodeForRow(at: path) as? Note)
      let cell = try #require(table.cellForRow(at: path))
      #expect(note.frame.width == cell.contentView.bounds.width)
      let height = note.frame.height
      note.expand()
      host.settle()
      #expect(note.frame.height > height)
      return (note, cell)
    }
  }
}
