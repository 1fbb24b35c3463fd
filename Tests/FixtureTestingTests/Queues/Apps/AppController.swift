import AsyncDisplayKit
import UIKit

/// A screen of an app: a list of texts.
@MainActor
class AppController: ASDKViewController<ASTableNode>, ASTableDataSource, ASTableDelegate {
  let server: AppServer
  private(set) var rows: [String] = []
  /// Makes the block of a row that is no plain text.
  final var blockOfRow: ((Int, String) -> ASCellNodeBlock)?

  init(_ style: AppStyle) {
    server = AppServer(style)
    super.init(node: ASTableNode(style: .plain))
    node.dataSource = self
    node.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func show(_ rows: [String]) {
    self.rows = rows
    node.reloadData()
  }

  func append(_ added: [String]) {
    let paths = (rows.count..<rows.count + added.count).map { IndexPath(row: $0, section: 0) }
    rows += added
    node.insertRows(at: paths, with: .none)
  }

  func replace(at row: Int, with text: String) {
    rows[row] = text
    node.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  func removeLast() {
    rows.removeLast()
    node.deleteRows(at: [IndexPath(row: rows.count, section: 0)], with: .none)
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  final func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let text = rows[indexPath.row]
    if let block = blockOfRow?(indexPath.row, text) { return block }
    return {
      let cell = ASTextCellNode()
      cell.text = text
      return cell
    }
  }

  func shouldBatchFetch(for tableNode: ASTableNode) -> Bool { false }

  nonisolated func tableNode(
    _ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext
  ) { context.completeBatchFetching(true) }
}
