import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

/// A list whose node blocks wait for the main thread.
private final class WaitingList: ASDKViewController<ASTableNode>, ASTableDataSource {
  var rows = ["a", "b", "c"]

  override init() {
    super.init(node: ASTableNode(style: .plain))
    node.dataSource = self
  }

  required init?(coder: NSCoder) { fatalError() }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    {
      let cell = ASTextCellNode()
      cell.text = DispatchQueue.main.sync { self.rows[indexPath.row] }
      return cell
    }
  }

  var texts: [String?] {
    (0..<node.numberOfRows(inSection: 0)).map {
      (node.nodeForRow(at: IndexPath(row: $0, section: 0)) as? ASTextCellNode)?.text
    }
  }
}

// Thread: TextureGroup/Texture, issue 641.
@Suite("Node blocks that wait for the main thread", .device(.iPhone8)) @MainActor
struct NodeBlockMainTests {
  @Test("a node block that calls main.sync ends while the main thread is free")
  func free() async throws {
    try await load()
    for seed in 0..<5 as Range<UInt64> {
      try await withSchedule(seed: seed) { try await load() }
    }
  }

  private func load() async throws {
    let list = WaitingList()
    let host = FixtureHost(controller: list)
    try await host.settle()
    #expect(list.texts == ["a", "b", "c"])
    #expect(host.violations.isEmpty)
  }

  @Test("where the main thread waits for the block, a device hangs: a violation")
  func waiting() async throws {
    try await wait()
    for seed in 0..<5 as Range<UInt64> { try await withSchedule(seed: seed) { try await wait() } }
  }

  private func wait() async throws {
    let list = WaitingList()
    let host = FixtureHost(controller: list)
    try await host.settle()
    await expectViolation(.mainSyncWhileMainWaits) {
      host.bind {
        list.rows.append("d")
        list.node.reloadData()
        list.node.waitUntilAllUpdatesAreProcessed()
      }
    }
    #expect(list.texts == ["a", "b", "c", "d"])
  }
}
