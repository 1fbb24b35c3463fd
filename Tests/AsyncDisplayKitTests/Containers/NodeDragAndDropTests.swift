import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Texture leaves drag and drop to the views that its nodes are backed by.
@Suite("Drag and drop of nodes") @MainActor
struct NodeDragAndDropTests {
  private final class Dragger: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let source: GridSource
    let node: ASCollectionNode

    init(_ source: GridSource, _ node: ASCollectionNode) {
      self.source = source
      self.node = node
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = node.nodeForItem(at: indexPath)
      return [item]
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let path = item.sourceIndexPath
      else { return }
      node.performBatchUpdates {
        let number = source.sections[path.section].remove(at: path.item)
        source.sections[target.section].insert(number, at: target.item)
        node.moveItem(at: path, to: target)
      }
      coordinator.drop(item.dragItem, toItemAt: target)
    }
  }

  @Test("an item that is dragged onto another takes its place, with a node of its own")
  func move() throws {
    let host = ContainerHost(size: CGSize(width: 300, height: 300))
    let source = GridSource(sections: 1, items: 6)
    let node = host.showAsynchronously(source)
    let dragger = Dragger(source, node)
    node.view.dragDelegate = dragger
    node.view.dropDelegate = dragger
    let dragged = try #require(node.nodeForItem(at: IndexPath(item: 0, section: 0)))
    try host.bind {
      let finger = try #require(node.view.beginDrag(at: IndexPath(item: 0, section: 0)))
      let cell = try #require(node.view.cellForItem(at: IndexPath(item: 4, section: 0)))
      finger.move(to: CGPoint(x: 10, y: 10), in: cell)
      #expect(finger.items.first?.localObject as? ASCellNode === dragged)
      #expect(finger.end() == .move)
    }
    host.settle()
    #expect(source.sections == [[1, 2, 3, 4, 0, 5]])
    let moved = node.nodeForItem(at: IndexPath(item: 4, section: 0)) as? NumberedCellNode
    // Texture deletes and inserts what moves.
    #expect(moved?.number == 0 && moved !== dragged)
    #expect(node.visibleNodes.count == 6 && host.violations.isEmpty)
  }
}
