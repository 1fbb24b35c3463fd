import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// A table's data source has to count its rows and to give their nodes.
@Suite("Necessary members of a table's data source") @MainActor
struct TableNecessaryMemberTests {
  private func show(_ source: some NSObject & ASTableDataSource) -> (ContainerHost, ASTableNode) {
    let host = ContainerHost()
    host.retained.append(source)
    let node = host.show(ASTableNode()) { $0.dataSource = source }
    return (host, node)
  }

  @Test("without a row count there are no rows, and a violation names the member")
  func noCount() {
    let (host, node) = show(CountlessRows())
    host.bind { #expect(node.numberOfRows(inSection: 0) == 0) }
    #expect(Set(host.violations) == [.missingDataSourceMember])
    let messages = host.reports.all.map(\.message)
    #expect(messages.allSatisfy { $0.contains("tableNode(_:numberOfRowsInSection:)") })
    #expect(host.reports.all.allSatisfy { $0.subject == "CountlessRows" })
  }

  @Test("without a source of nodes each row is a violation and an empty node")
  func noNodes() {
    let (host, node) = show(NodelessRows())
    #expect(host.violations == [.missingTableNode, .missingTableNode])
    #expect(host.reports.all.map(\.numbers) == [[0, 0], [0, 1]])
    host.bind {
      let cell = node.nodeForRow(at: IndexPath(row: 1, section: 0))
      #expect(cell.map { type(of: $0) == ASCellNode.self } == true)
    }
  }

  @Test("without a section count there is one section")
  func noSectionCount() {
    let (host, node) = show(NodelessRows())
    host.bind {
      #expect(node.numberOfSections == 1)
      #expect(node.numberOfRows(inSection: 0) == 2)
    }
  }
}

private final class CountlessRows: NSObject, ASTableDataSource {
  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock { { ASCellNode() } }
}

private final class NodelessRows: NSObject, ASTableDataSource {
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 2 }
}
