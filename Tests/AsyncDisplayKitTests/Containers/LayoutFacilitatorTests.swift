import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Layout facilitators") @MainActor
struct LayoutFacilitatorTests {
  private func show(
    _ source: GridSource, _ facilitator: RecordingFacilitator
  ) -> (ContainerHost, ASCollectionNode) {
    let host = ContainerHost()
    host.retained.append(source)
    let node = host.bind {
      ASCollectionNode(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout(),
        layoutFacilitator: facilitator)
    }
    host.bind { node.dataSource = source }
    host.show(node)
    host.settle()
    return (host, node)
  }

  @Test("they are notified of deletes, sections and inserts, then of the batch")
  func edits() {
    let source = GridSource(sections: 3, items: 4)
    let facilitator = RecordingFacilitator()
    let (host, node) = show(source, facilitator)
    #expect(facilitator.calls.isEmpty)
    host.bind {
      source.sections = [[0, 77, 3], [5], [2000, 2001, 2002, 2003]]
      node.performBatch(
        animated: false,
        updates: {
          node.insertSections([1])
          node.deleteSections([1])
          node.insertItems(at: [IndexPath(item: 1, section: 0)])
          node.deleteItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 1, section: 0)])
          node.reloadItems(at: [IndexPath(item: 3, section: 0)])
        })
      host.settle()
    }
    #expect(
      facilitator.calls == [
        "cells 0.3 0.2 0.1 batched", "sections 1 batched", "sections 1 batched",
        "cells 0.1 0.2 batched", "batch",
      ])
    #expect(host.violations.isEmpty)
  }

  @Test("they are notified of cells that changed their size, outside a batch")
  func sizeChange() throws {
    let facilitator = RecordingFacilitator()
    let (host, node) = show(GridSource(sections: 1, items: 3), facilitator)
    try host.bind {
      let cell = try #require(node.nodeForItem(at: IndexPath(item: 1, section: 0)))
      cell.style.preferredSize = CGSize(width: 150, height: 150)
      cell.setNeedsLayout()
      host.settle()
    }
    #expect(facilitator.calls == ["cells 0.1"])
  }

  @Test("a reload of everything tells them nothing")
  func reload() {
    let facilitator = RecordingFacilitator()
    let (host, node) = show(GridSource(sections: 1, items: 3), facilitator)
    host.bind {
      node.reloadData()
      host.settle()
    }
    #expect(facilitator.calls.isEmpty)
  }
}

@MainActor
private final class RecordingFacilitator: ASCollectionViewLayoutFacilitatorProtocol {
  private(set) var calls: [String] = []

  func collectionViewWillEditCells(at indexPaths: [IndexPath], batched isBatched: Bool) {
    let places = indexPaths.map(\.text).joined(separator: " ")
    calls.append("cells \(places)" + (isBatched ? " batched" : ""))
  }

  func collectionViewWillEditSections(at indexes: IndexSet, batched isBatched: Bool) {
    let places = indexes.map(String.init).joined(separator: " ")
    calls.append("sections \(places)" + (isBatched ? " batched" : ""))
  }

  func collectionViewWillPerformBatchUpdates() { calls.append("batch") }
}
