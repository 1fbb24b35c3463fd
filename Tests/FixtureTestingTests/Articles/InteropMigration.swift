// The snippets of the article "Interop migration".

import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

// snippet: source
@MainActor
final class Shelf: NSObject, ASCollectionDataSourceInterop, ASCollectionDelegateFlowLayout,
  UICollectionViewDelegateFlowLayout
{
  let node = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
  /// The titles that have moved to a node already; the others are UIKit cells as before.
  var migrated: Set<Int> = [0, 2]

  override init() {
    super.init()
    node.dataSource = self
    node.delegate = self
    node.onDidLoad { node in
      let view = (node as? ASCollectionNode)?.view
      view?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
    }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    guard migrated.contains(indexPath.item) else { return nil }
    return { ASTextCellNode() }
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 60) }
}
// end

@Suite("Article: interop migration", .device(.iPhoneSE)) @MainActor
struct InteropMigrationArticle {
  // snippet: kinds
  @Test("what has not moved is a UIKit cell of the delegate's size")
  func kinds() async throws {
    let shelf = Shelf()
    let host = FixtureHost(shelf, in: shelf.node)
    try await host.settle()
    #expect(host.items.map(\.kind) == [.node, .plain, .node])
    #expect(host.frame(at: [0, 1])?.size == CGSize(width: 100, height: 60))
    #expect(
      host.sizingTrace(at: [0, 1])?.source == "Shelf.collectionView(_:layout:sizeForItemAt:)")
  }
  // end

  // snippet: migrate
  @Test("moving an item to a node changes that item alone")
  func migrate() async throws {
    let shelf = Shelf()
    let host = FixtureHost(shelf, in: shelf.node)
    try await host.settle()
    shelf.migrated.insert(1)
    host.bind { shelf.node.reloadItems(at: [[0, 1]]) }
    try await host.settle()
    #expect(host.items.map(\.kind) == [.node, .node, .node])
    expectThreadSafe(shelf, for: shelf.node)
  }
  // end
}
