import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Rules V6 to V8; Texture's `ASUICollectionViewTests` where a comment says so.
@MainActor @Suite("Collection view: updates")
struct CollectionViewUpdateTests {
  @Test("deletes count before the batch, inserts after it, whatever the order (V7)")
  func indexSpaces() {
    let list = ListFixture(counts: [5])
    list.source.sections = [[8, 0, 2, 9, 4]]
    list.view.performBatchUpdates {
      list.view.insertItems(at: [.at(0, 3)])
      list.view.deleteItems(at: [.at(0, 3), .at(0, 1)])
      list.view.insertItems(at: [.at(0, 0)])
    }
    #expect(list.numbers == [8, 0, 2, 9, 4])
    #expect(list.source.log.filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.3"])
    #expect(list.delegate.log.suffix(2) == ["didEnd 0.1", "didEnd 0.3"])
  }

  @Test("counts inside the block are those from before (V8)")
  func countsInside() {
    let list = ListFixture(counts: [2])
    list.view.performBatchUpdates {
      list.source.sections = [[0, 1, 2]]
      list.view.insertItems(at: [.at(0, 2)])
      #expect(list.view.numberOfItems(inSection: 0) == 2)
      #expect(list.source.log.isEmpty)
    }
    #expect(list.view.numberOfItems(inSection: 0) == 3)
  }

  @Test("nested batches complete outer first, then inner ones in order")
  func nestedCompletions() {
    // Texture: testThatNestedBatchCompletionsAreCalledInOrder, which tests UIKit itself.
    let list = ListFixture(counts: [2])
    var log: [String] = []
    list.view.performBatchUpdates {
      list.view.performBatchUpdates(nil) { _ in log.append("inner 0") }
      list.view.performBatchUpdates(nil) { _ in log.append("inner 1") }
    } completion: { _ in
      log.append("outer")
    }
    #expect(log == ["outer", "inner 0", "inner 1"])
  }

  @Test("a reload right before an edit makes the edit see the new count twice (V2)")
  func reloadThenInsert() {
    let list = ListFixture(counts: [2])
    list.source.sections = [[0, 1, 2]]
    list.view.reloadData()
    list.view.insertItems(at: [.at(0, 2)])
    #expect(list.view.violations.map(\.code) == [.invalidItemCount])
    #expect(list.view.violations.first?.numbers == [0, 3, 3, 1, 0, 0, 0])
  }

  @Test("an edit before the first load compares with the data of that moment (V8)")
  func editBeforeLoad() {
    // Texture: _testThatIssuingAnUpdateBeforeInitialReloadIsUnacceptable.
    let list = ListFixture(counts: [1], isLaidOut: false)
    list.view.insertItems(at: [.at(0, 0)])
    #expect(list.view.violations.map(\.code) == [.invalidItemCount])
  }

  @Test("a layout that places supplementary views beyond the sections is let be")
  func supplementariesOutOfBounds() {
    // Texture: testThatSupplementariesWithOneIndexAreOKOutOfSectionBounds.
    let layout = LonePathLayout()
    let source = ListSource(counts: [1, 1])
    let log = ViolationLog()
    let view = log.environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: layout)
    }
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "lone",
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.violations.isEmpty)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "lone") == [IndexPath(index: 3)])
  }

  @Test(
    "the layout is notified of the changes between preparing and finalising, in UIKit's order (V7)")
  func layoutHooks() {
    let list = ListFixture(counts: [3, 2, 1])
    let layout = HookLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    list.view.collectionViewLayout = layout
    list.view.layoutIfNeeded()
    layout.log = []
    list.source.sections = [[0, 7, 8], [5], [9]]
    list.view.performBatchUpdates {
      list.view.insertSections([2])
      list.view.insertItems(at: [.at(0, 2)])
      list.view.deleteItems(at: [.at(0, 1)])
      list.view.reloadItems(at: [.at(0, 2)])
      list.view.deleteSections([1])
    }
    #expect(
      layout.log
        == [
          "invalidate counts", "prepare",
          "updates: reload 0.2>0.1, delete 0.1>-, delete 1.all>-, insert ->2.all, insert ->0.2",
          "offset", "final 0.1", "final 0.2", "final 1.0", "final 1.1", "initial 0.1",
          "initial 0.2", "initial 1.0", "initial 2.0", "finalize",
        ])
  }

  @Test("reconfiguring fills the present cell again, without preparing it for reuse (V4)")
  func reconfigure() throws {
    let list = ListFixture(counts: [4])
    let cell = try #require(list.view.cellForItem(at: .at(0, 1)) as? NumberCell)
    list.source.sections = [[9, 0, 7, 2, 3]]
    list.view.performBatchUpdates {
      list.view.reconfigureItems(at: [.at(0, 1), .at(0, 99)])
      list.view.insertItems(at: [.at(0, 0)])
    }
    #expect(cell.number == 7 && cell.reuseCount == 0)
    #expect(list.view.cellForItem(at: .at(0, 2)) === cell)
    #expect(list.source.log.filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.2"])
    list.source.answer = { view, path in
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
      return view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
    }
    list.view.reconfigureItems(at: [.at(0, 0)])
    #expect(list.view.violations.map(\.code) == [.viewNotDequeued])
  }

  @Test("sections move with their cells")
  func moveSection() {
    let list = ListFixture(counts: [2, 2])
    let cell = list.view.cellForItem(at: .at(0, 1))
    list.source.sections = [[2, 3], [0, 1]]
    list.view.moveSection(0, toSection: 1)
    #expect(list.numbers == [2, 3, 0, 1])
    #expect(list.view.cellForItem(at: .at(1, 1)) === cell)
    #expect(cell?.frame.minY == 60)
  }

  @Test("deleting what is in sight pulls the offset back")
  func offsetAfterDelete() {
    let list = ListFixture(counts: [20])
    list.scroll(to: 300)
    list.source.sections = [Array(0..<6)]
    list.view.deleteItems(at: (6..<20).map { .at(0, $0) })
    #expect(list.view.contentOffset.y == 20)
    #expect(list.numbers == [1, 2, 3, 4, 5])
  }

  @Test("headers follow their sections and are asked for again when those are reloaded")
  func headers() {
    let list = ListFixture(counts: [1, 1])
    list.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    list.view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let header = list.view.supplementaryView(forElementKind: kind, at: .at(1, 0))
    list.source.sections = [[1]]
    list.view.deleteSections([0])
    #expect(list.view.supplementaryView(forElementKind: kind, at: .at(0, 0)) === header)
    list.forget()
    list.view.reloadSections([0])
    #expect(list.source.log.contains("supplementary 0.0"))
  }
}

/// One supplementary view whose index path has one index, past the sections.
private final class LonePathLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "lone", with: IndexPath(index: 3))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return [attributes]
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 10, height: 10) }
}

/// Logs what a collection view tells its layout.
private final class HookLayout: UICollectionViewFlowLayout {
  var log: [String] = []

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    log.append(context.invalidateDataSourceCounts ? "invalidate counts" : "invalidate")
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    let items = updateItems.map { item in
      let before = name(item.indexPathBeforeUpdate)
      return "\(item.updateAction) \(before)>\(name(item.indexPathAfterUpdate))"
    }
    log.append("updates: " + items.joined(separator: ", "))
  }

  private func name(_ path: IndexPath?) -> String {
    guard let path else { return "-" }
    return path.item == NSNotFound ? "\(path.section).all" : path.listDescription
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    log.append("offset")
    return proposedContentOffset
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.append("initial \(itemIndexPath.listDescription)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.append("final \(itemIndexPath.listDescription)")
    return nil
  }

  override func finalizeCollectionViewUpdates() {
    log.append("finalize")
  }
}
