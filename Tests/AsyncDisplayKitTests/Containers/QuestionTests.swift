import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// What is asked of a data source, in Texture's order, and how often.
@Suite("Questions to a data source") @MainActor
struct QuestionTests {
  private let counts = ["sections", "items 0", "items 1"]

  /// Compares the questions since the last comparison with several lists, one after the other.
  private func expect(
    _ source: AskedSource, _ lists: [String]..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(source.takeQuestions() == lists.flatMap(\.self), sourceLocation: sourceLocation)
  }

  @Test("a first load counts twice, then asks for contexts, then for each item")
  func firstLoad() {
    let host = ContainerHost()
    let source = AskedSource([["a", "b"], ["c"]])
    _ = source.show(in: host)
    expect(
      source, counts, counts, ["context 0", "context 1"],
      ["model 0.0", "block 0.0", "size 0.0", "model 0.1", "block 0.1", "size 0.1"],
      ["model 1.0", "block 1.0", "size 1.0"])
  }

  @Test("a reload of everything asks everything again, and keeps no node although it could")
  func reload() {
    let host = ContainerHost()
    let source = AskedSource([["a"], ["c"]])
    let node = source.show(in: host)
    host.bind {
      let old = node.nodeForItem(at: IndexPath(item: 0, section: 0))
      _ = source.takeQuestions()
      node.reloadData()
      host.settle()
      expect(
        source, counts, ["context 0", "context 1"],
        ["model 0.0", "block 0.0", "size 0.0", "model 1.0", "block 1.0", "size 1.0"])
      #expect(node.nodeForItem(at: IndexPath(item: 0, section: 0)) !== old)
    }
  }

  @Test("an inserted item is asked for alone, after the counts")
  func insert() {
    let host = ContainerHost()
    let source = AskedSource([["a", "b"], ["c"]])
    let node = source.show(in: host)
    host.bind {
      _ = source.takeQuestions()
      source.sections[0].insert("d", at: 0)
      node.insertItems(at: [IndexPath(item: 0, section: 0)])
      host.settle()
    }
    expect(source, counts, ["model 0.0", "block 0.0", "size 0.0"])
  }

  @Test("a reloaded item without a fitting node is asked for its block")
  func reloadItem() {
    let host = ContainerHost()
    let source = AskedSource([["a", "b"], ["c"]])
    let node = source.show(in: host)
    host.bind {
      _ = source.takeQuestions()
      source.sections[0][0] = "x"
      node.reloadItems(at: [IndexPath(item: 0, section: 0)])
      host.settle()
    }
    expect(source, counts, ["model 0.0", "block 0.0", "size 0.0"])
  }

  @Test("a reloaded item whose node fits its model keeps it, beside a delete before it")
  func reloadItemWithFittingModel() {
    let host = ContainerHost()
    let source = AskedSource([["a", "b1"], ["c"]])
    let node = source.show(in: host)
    host.bind {
      let old = node.nodeForItem(at: IndexPath(item: 1, section: 0))
      _ = source.takeQuestions()
      source.sections[0] = ["b2"]
      node.performBatch(
        animated: false,
        updates: {
          node.reloadItems(at: [IndexPath(item: 1, section: 0)])
          node.deleteItems(at: [IndexPath(item: 0, section: 0)])
        })
      host.settle()
      expect(source, counts, ["model 0.0", "size 0.0"])
      let kept = node.nodeForItem(at: IndexPath(item: 0, section: 0))
      #expect(kept === old)
      #expect(kept?.nodeModel as? String == "b2")
    }
  }

  @Test("a reloaded section asks for its context and all its items, and keeps fitting nodes")
  func reloadSection() {
    let host = ContainerHost()
    let source = AskedSource([["a1", "b1"], ["c"]])
    let node = source.show(in: host)
    host.bind {
      let old = node.nodeForItem(at: IndexPath(item: 0, section: 0))
      _ = source.takeQuestions()
      source.sections[0] = ["a2", "x"]
      node.reloadSections([0])
      host.settle()
      expect(
        source, counts,
        ["context 0", "model 0.0", "size 0.0", "model 0.1", "block 0.1", "size 0.1"])
      #expect(node.nodeForItem(at: IndexPath(item: 0, section: 0)) === old)
    }
  }

  @Test("a moved item is asked for anew, although its old node would fit")
  func move() {
    let host = ContainerHost()
    let source = AskedSource([["a1", "b"], ["c"]])
    let node = source.show(in: host)
    host.bind {
      let old = node.nodeForItem(at: IndexPath(item: 0, section: 0))
      _ = source.takeQuestions()
      source.sections[0] = ["b", "a1"]
      node.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
      host.settle()
      expect(source, counts, ["model 0.1", "block 0.1", "size 0.1"])
      #expect(node.nodeForItem(at: IndexPath(item: 1, section: 0)) !== old)
    }
  }

  @Test("each group of deletes and inserts asks for the headers of the sections it touches")
  func headers() {
    let host = ContainerHost()
    let source = AskedSource([["a", "b"], ["c"]])
    let node = source.show(in: host, hasHeaders: true)
    host.bind {
      _ = source.takeQuestions()
      source.sections[1] = ["x", "d"]
      node.performBatch(
        animated: false,
        updates: {
          node.reloadItems(at: [IndexPath(item: 0, section: 1)])
          node.insertItems(at: [IndexPath(item: 1, section: 1)])
        })
      host.settle()
    }
    expect(
      source, counts, ["header 1"],
      ["model 1.0", "block 1.0", "size 1.0", "model 1.1", "block 1.1", "size 1.1"], ["header 1"])
  }

  @Test("between a rejected update and the next one the data is not lost")
  func refusedUpdate() {
    let host = ContainerHost()
    let source = AskedSource([["a", "b"], ["c"]])
    let node = source.show(in: host)
    host.bind {
      _ = source.takeQuestions()
      node.deleteItems(at: [IndexPath(item: 0, section: 0)])
      expect(source, counts)
      #expect(node.numberOfItems(inSection: 0) == 2)
      source.sections[0].append("d")
      node.insertItems(at: [IndexPath(item: 2, section: 0)])
      host.settle()
      expect(source, counts, ["model 0.2", "block 0.2", "size 0.2"])
      #expect(node.numberOfItems(inSection: 0) == 3)
    }
    #expect(host.violations == [.invalidUpdate])
  }

  @Test("edits before the first load ask nothing, and the load shows the data as it is then")
  func editsBeforeLoad() {
    let host = ContainerHost()
    let source = AskedSource([["a"], ["c"]])
    let node = host.bind { ASCollectionNode.flow() }
    host.bind {
      node.dataSource = source
      _ = node.view
      source.sections[0].append("b")
      var isFinished: Bool?
      node.performBatch(
        animated: false,
        updates: { node.insertItems(at: [IndexPath(item: 7, section: 7)]) },
        completion: { isFinished = $0 })
      #expect(isFinished == true)
      #expect(node.numberOfItems(inSection: 0) == 2)
    }
    #expect(host.violations.isEmpty)
  }
}
