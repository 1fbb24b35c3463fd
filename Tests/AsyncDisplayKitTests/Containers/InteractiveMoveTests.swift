import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Items of a collection node that are moved by touch.
///
/// Source: `ASCollectionView.mm`, `-collectionView:canMoveItemAtIndexPath:` and
/// `-collectionView:moveItemAtIndexPath:toIndexPath:`.
@Suite("Interactive moves") @MainActor
struct InteractiveMoveTests {
  private let host = ContainerHost()
  private let target = CGPoint(x: 350, y: 50)

  private class Items: NSObject, ASCollectionDataSource {
    var numbers = [0, 1, 2, 3]

    func collectionNode(
      _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
    ) -> Int { numbers.count }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock {
      let number = numbers[indexPath.item]
      return { NumberedCellNode(number: number, size: CGSize(width: 80, height: 80)) }
    }
  }

  private final class MovableItems: NSObject, ASCollectionDataSource {
    let items = Items()

    func collectionNode(
      _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
    ) -> Int { items.numbers.count }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock { items.collectionNode(collectionNode, nodeBlockForItemAt: indexPath) }

    func collectionNode(
      _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      items.numbers.insert(
        items.numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private func move(_ node: ASCollectionNode) -> Bool {
    host.bind {
      defer { node.view.layoutIfNeeded() }
      guard node.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) else {
        return false
      }
      node.view.updateInteractiveMovementTargetPosition(target)
      node.view.endInteractiveMovement()
      return true
    }
  }

  private func shownNumbers(_ node: ASCollectionNode) -> [Int?] {
    host.bind {
      (0..<4).map { item in
        let cell = node.cellForItem(at: IndexPath(item: item, section: 0))
        return ((cell as? _ASCollectionViewCell)?.node as? NumberedCellNode)?.number
      }
    }
  }

  @Test("a data source that implements the move has it; its data and the view agree")
  func implemented() {
    let source = MovableItems()
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    #expect(move(node))
    host.settle()
    #expect(source.items.numbers != [0, 1, 2, 3])
    #expect(shownNumbers(node) == source.items.numbers)
    #expect(host.reports.all.isEmpty)
  }

  // Source: `ASCollectionView.mm`, `-moveItemAtIndexPath:toIndexPath:`.
  @Test("a move during an interactive movement moves the view's item alone")
  func moveDuringMovement() throws {
    let source = MovableItems()
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0))
    try host.bind {
      let moved = try #require(node.nodeForItem(at: last))
      #expect(node.view.beginInteractiveMovementForItem(at: first))
      node.view.moveItem(at: last, to: first)
      host.settle()
      #expect(node.indexPath(for: moved) == last)
      node.view.cancelInteractiveMovement()
      source.items.numbers = [3, 0, 1, 2]
      node.view.moveItem(at: last, to: first)
      host.settle()
      #expect((node.nodeForItem(at: first) as? NumberedCellNode)?.number == 3)
    }
    #expect(host.violations.isEmpty)
  }

  @Test("without an implementation the item returns, and no further movement begins")
  func notImplemented() {
    let source = Items()
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    #expect(move(node))
    host.settle()
    #expect(shownNumbers(node) == [0, 1, 2, 3])
    #expect(host.reports.all.map(\.code) == [.moveNotImplemented])
    #expect(!move(node))
    #expect(host.violations.isEmpty)
  }
}
