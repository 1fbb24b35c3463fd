import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Members of list nodes that only pass on what their view does.
@Suite("Members of list nodes") @MainActor
struct ListMemberTests {
  private let host = ContainerHost()

  private func table() -> ASTableNode {
    let source = RowSource(sections: 1, rows: 50)
    host.retained.append(source)
    return host.show(ASTableNode()) { $0.dataSource = source }
  }

  private func collection() -> ASCollectionNode {
    let source = GridSource(sections: 2, items: 40)
    host.retained.append(source)
    return host.show(ASCollectionNode.flow()) { $0.dataSource = source }
  }

  @Test("a row and an item are selected and deselected by the node")
  func deselecting() {
    let (rows, items) = (table(), collection())
    let path = IndexPath(item: 1, section: 0)
    host.bind {
      rows.selectRow(at: path, animated: false, scrollPosition: .none)
      items.selectItem(at: path, animated: false, scrollPosition: [])
      #expect(rows.indexPathForSelectedRow == path)
      #expect(items.indexPathsForSelectedItems == [path])
      rows.deselectRow(at: path, animated: false)
      items.deselectItem(at: path, animated: false)
      #expect(rows.indexPathForSelectedRow == nil)
      #expect(rows.nodeForRow(at: path)?.isSelected == false)
      #expect(items.indexPathsForSelectedItems?.isEmpty != false)
      #expect(items.nodeForItem(at: path)?.isSelected == false)
    }
  }

  @Test("a content offset is set on the view, and kept for a view that is made later")
  func offsets() {
    let (rows, items) = (table(), collection())
    host.bind {
      rows.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
      items.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
      #expect(rows.view.contentOffset.y == 30)
      #expect(items.view.contentOffset.y == 40)
      let later = (ASTableNode(), ASCollectionNode.flow())
      later.0.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      later.1.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
      #expect(later.0.contentOffset.y == 50)
      #expect(later.1.contentOffset.y == 60)
      #expect(later.0.view.contentOffset.y == 50)
      #expect(later.1.view.contentOffset.y == 60)
    }
  }

  @Test("a table's leading screens read back until it is loaded, and are lost then")
  func leadingScreens() {
    host.bind {
      let node = ASTableNode()
      #expect(node.leadingScreensForBatching == 2)
      node.leadingScreensForBatching = 4
      #expect(node.leadingScreensForBatching == 4)
      #expect(node.view.leadingScreensForBatching == 2)
      #expect(node.leadingScreensForBatching == 2)
    }
  }

  @Test("the delegate and the data source are those of the view, and may be removed on any thread")
  func sources() {
    let (rows, items) = (table(), collection())
    let (other, grid) = (RowSource(), GridSource())
    host.bind {
      rows.view.asyncDataSource = other
      rows.view.asyncDelegate = other
      items.view.asyncDataSource = grid
      items.view.asyncDelegate = grid
      #expect(rows.dataSource === other && rows.delegate === other)
      #expect(items.dataSource === grid && items.delegate === grid)
      inBackgroundRole {
        rows.dataSource = nil
        rows.delegate = nil
        items.dataSource = nil
        items.delegate = nil
      }
      #expect(rows.delegate === other && items.delegate === grid)
      host.scheduler.drain()
      #expect(rows.dataSource == nil && rows.delegate == nil)
      #expect(items.dataSource == nil && items.delegate == nil)
    }
    #expect(host.violations.isEmpty)
  }

  @Test("bouncing of short content is a property of both axes, before and after load")
  func bouncing() {
    host.bind {
      let node = ASCollectionNode.flow()
      node.alwaysBounceHorizontal = true
      node.alwaysBounceVertical = true
      #expect(node.alwaysBounceHorizontal && node.alwaysBounceVertical)
      #expect(node.view.alwaysBounceHorizontal && node.view.alwaysBounceVertical)
      node.alwaysBounceHorizontal = false
      node.alwaysBounceVertical = false
      #expect(!node.view.alwaysBounceHorizontal && !node.view.alwaysBounceVertical)
    }
  }

  @Test("a section is found in a later map, unless it was deleted")
  func convertedSections() {
    let source = GridSource(sections: 3, items: 1)
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    host.bind {
      let former = node.visibleElements
      source.sections.remove(at: 0)
      node.deleteSections([0])
      host.settle()
      let present = node.visibleElements
      #expect(present.convertSection(2, from: former) == 1)
      #expect(present.convertSection(0, from: former) == NSNotFound)
      #expect(present.convertSection(7, from: former) == NSNotFound)
      #expect(former.convertSection(1, from: present) == 2)
    }
  }

  @Test("the attributes of a computed layout are those of all its elements")
  func allAttributes() throws {
    let source = GridSource(sections: 1, items: 3)
    let layout = RecordingFlowLayout()
    _ = host.show(ASCollectionNode(layoutDelegate: layout, layoutFacilitator: nil)) {
      $0.dataSource = source
    }
    let counts = layout.counts.withLock { $0 }
    #expect(counts.last == 3)
  }
}

/// A flow layout that counts the attributes of each state that it computes.
private final class RecordingFlowLayout: NSObject, ASCollectionLayoutDelegate {
  let counts = Locked<[Int]>([])

  func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }

  func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? { counts }

  nonisolated static func calculateLayout(
    with context: ASCollectionLayoutContext
  ) -> ASCollectionLayoutState {
    let state = ASCollectionFlowLayoutDelegate.calculateLayout(with: context)
    (context.additionalInfo as? Locked<[Int]>)?.withLock { counts in
      counts.append(state.allLayoutAttributes().count)
    }
    return state
  }
}
