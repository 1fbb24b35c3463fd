import Foundation
import Testing
import UIKit

/// Every misuse has a typed violation with UIKit's words and a remedy, and the process continues.
@MainActor @Suite("Collection view: misuse")
struct CollectionViewMisuseTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let code: RuntimeViolation.Code
    let sentence: String
    let misuse: @MainActor @Sendable (ListFixture) -> Void
  }

  @Test(
    "misuse is a violation, reported once to the handler, and the view continues", arguments: rows)
  func violation(_ row: Row) throws {
    let list = ListFixture(counts: [8])
    row.misuse(list)
    list.view.layoutIfNeeded()
    let violation = try #require(list.view.violations.first)
    #expect(violation.code == row.code)
    #expect(violation.message.contains(row.sentence), "\(violation.message)")
    #expect(!violation.remedy.isEmpty && !violation.subject.isEmpty)
    #expect(list.log.all == list.view.violations)
    #expect(list.view.numberOfItems(inSection: 0) == list.source.sections[0].count)
    #expect(list.view.visibleCells.count == min(list.source.sections[0].count, 5))
  }

  nonisolated static let rows: [Row] = [
    Row(
      testDescription: "an identifier without a class", code: .unregisteredIdentifier,
      sentence: "must register a nib or a class for the identifier"
    ) { list in
      list.source.identifier = "unknown"
      list.view.reloadData()
    },
    Row(
      testDescription: "a class that is not a cell", code: .invalidRegistration,
      sentence: "must be a subclass of UICollectionViewCell"
    ) { $0.view.register(UIView.self, forCellWithReuseIdentifier: "view") },
    Row(
      testDescription: "a class that is not a supplementary view", code: .invalidRegistration,
      sentence: "must be a subclass of UICollectionReusableView"
    ) {
      $0.view.register(
        UIView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "view")
    },
    Row(
      testDescription: "a supplementary identifier without a class", code: .unregisteredIdentifier,
      sentence: "could not dequeue a view of kind: kind with identifier other"
    ) {
      _ = $0.view.dequeueReusableSupplementaryView(
        ofKind: "kind", withReuseIdentifier: "other", for: .at(0, 0))
    },
    Row(
      testDescription: "an identifier whose class was taken back", code: .unregisteredIdentifier,
      sentence: "with identifier cell"
    ) { list in
      list.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
      list.view.reloadData()
    },
    Row(
      testDescription: "another cell for a reconfigured item", code: .viewNotDequeued,
      sentence: "is not the one that is shown"
    ) { list in
      list.source.answer = { _, _ in UICollectionViewCell(frame: .zero) }
      list.view.reconfigureItems(at: [.at(0, 0)])
      list.source.answer = nil
    },
    Row(
      testDescription: "the items of a section that does not exist", code: .indexPathOutOfRange,
      sentence: "request for number of items in section 4 when there are only 1 sections"
    ) { _ = $0.view.numberOfItems(inSection: 4) },
    Row(
      testDescription: "an insertion without data", code: .invalidItemCount,
      sentence: "(1 inserted, 0 deleted)"
    ) { $0.view.insertItems(at: [.at(0, 0)]) },
    Row(
      testDescription: "an insertion past the end", code: .updateOutOfRange,
      sentence: "attempt to insert item 9 into section 0"
    ) { list in
      list.source.sections[0].append(8)
      list.view.insertItems(at: [.at(0, 9)])
    },
    Row(
      testDescription: "a deletion past the end", code: .updateOutOfRange,
      sentence: "attempt to delete item 8 from section 0"
    ) { $0.view.deleteItems(at: [.at(0, 8)]) },
    Row(
      testDescription: "a reload past the end", code: .updateOutOfRange,
      sentence: "attempt to reload section 1"
    ) { $0.view.reloadSections([1]) },
    Row(
      testDescription: "a move from past the end", code: .updateOutOfRange,
      sentence: "attempt to move item 8"
    ) { $0.view.moveItem(at: .at(0, 8), to: .at(0, 0)) },
    Row(
      testDescription: "an item deleted and reloaded", code: .conflictingUpdates,
      sentence: "delete and reload the same index path"
    ) { list in
      list.view.performBatchUpdates {
        list.source.sections[0].removeLast()
        list.view.deleteItems(at: [.at(0, 7)])
        list.view.reloadItems(at: [.at(0, 7)])
      }
    },
    Row(
      testDescription: "a section deleted twice", code: .conflictingUpdates,
      sentence: "delete the same section twice"
    ) { list in
      list.view.performBatchUpdates {
        list.view.deleteSections([0])
        list.view.deleteSections([0])
      }
    },
    Row(
      testDescription: "a section inserted without data", code: .invalidSectionCount,
      sentence: "(1 inserted, 0 deleted)"
    ) { $0.view.insertSections([0]) },
    Row(
      testDescription: "nearly all sections inserted", code: .updateOutOfRange,
      sentence: "attempt to insert section 5"
    ) { $0.view.insertSections(IndexSet(integersIn: 5..<Int.max - 1)) },
    Row(
      testDescription: "nearly all sections deleted", code: .updateOutOfRange,
      sentence: "attempt to delete section 5"
    ) { $0.view.deleteSections(IndexSet(integersIn: 5..<Int.max - 1)) },
    Row(
      testDescription: "two cells dequeued for one index path", code: .doubleDequeue,
      sentence: "Expected dequeued view to be returned"
    ) { list in
      list.source.answer = { view, path in
        _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      list.view.reloadData()
    },
    Row(
      testDescription: "a cell that was not dequeued", code: .viewNotDequeued,
      sentence: "was not retrieved by calling"
    ) { list in
      list.source.answer = { _, _ in UICollectionViewCell(frame: .zero) }
      list.view.reloadData()
    },
    Row(
      testDescription: "one cell for two items", code: .viewNotDequeued,
      sentence: "the view returned for 0.1"
    ) { list in
      var first: UICollectionViewCell?
      list.source.answer = { view, path in
        let cell = first ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        first = cell
        return cell
      }
      list.view.reloadData()
    },
    Row(
      testDescription: "a count that changed without an edit", code: .invalidItemCount,
      sentence: "invalid number of items"
    ) { list in
      list.source.sections = [[1, 2, 3]]
      list.view.performBatchUpdates(nil)
    },
    Row(
      testDescription: "a reload inside a batch", code: .reloadInsideUpdates,
      sentence: "inside the update block"
    ) { list in
      list.view.performBatchUpdates {
        list.source.sections = [[1, 2, 3]]
        list.view.reloadData()
      }
    },
    Row(
      testDescription: "a negative count", code: .negativeCount, sentence: "-1"
    ) { list in
      let source = NegativeSource()
      list.view.dataSource = source
      _ = list.view.numberOfSections
      list.view.dataSource = list.source
    },
    Row(
      testDescription: "two positions of one axis", code: .invalidScrollPosition,
      sentence: "multiple horizontal or vertical positions"
    ) { $0.view.scrollToItem(at: .at(0, 1), at: [.top, .bottom], animated: false) },
    Row(
      testDescription: "scrolling to what does not exist", code: .indexPathOutOfRange,
      sentence: "invalid index path: 0.8"
    ) { $0.view.scrollToItem(at: .at(0, 8), at: .top, animated: false) },
    Row(
      testDescription: "selecting what does not exist", code: .indexPathOutOfRange,
      sentence: "invalid index path: 3.0"
    ) { $0.view.selectItem(at: .at(3, 0), animated: false, scrollPosition: []) },
    Row(
      testDescription: "an item longer than its line", code: .flowItemTooLong,
      sentence:
        "the width of item 0 in section 0 is 101.0, but the section and content insets leave "
        + "100.0 points"
    ) { $0.layout.itemSize = CGSize(width: 101, height: 20) },
    Row(
      testDescription: "insets larger than the view", code: .flowItemTooLong,
      sentence: "because the view's width of 100.0 is less than the section and content insets"
    ) { $0.layout.sectionInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60) },
  ]

  @Test("a negative number of sections is a violation, and counts as none")
  func negativeSections() {
    let list = ListFixture(counts: [8])
    let source = NegativeSections()
    list.view.dataSource = source
    #expect(list.view.numberOfSections == 0)
    #expect(list.view.violations.map(\.code) == [.negativeCount])
    #expect(list.view.violations.first?.numbers == [-3])
  }

  @Test("a layout that names an item too many is reported so, and shows the others")
  func unknownItem() {
    let list = ListFixture(counts: [2])
    list.view.collectionViewLayout = SurplusLayout()
    list.view.layoutIfNeeded()
    #expect(list.view.violations.map(\.code) == [.layoutNamesUnknownItem])
    #expect(list.view.violations.first?.numbers == [0, 2])
    #expect(list.view.visibleCells.count == 2)
  }

  @Test("a size of zero is rejected and takes no room")
  func zeroSize() {
    let list = ListFixture(counts: [3])
    list.layout.itemSize = CGSize(width: 0, height: 20)
    list.view.layoutIfNeeded()
    #expect(list.view.violations.map(\.code) == [.flowItemSizeNotPositive])
  }

  @Test("a header without a data source's answer is a violation, and no view")
  func missingHeader() {
    let list = ListFixture(counts: [1])
    let plain = PlainSource()
    list.view.dataSource = plain
    list.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    list.view.layoutIfNeeded()
    #expect(list.view.violations.map(\.code) == [.missingSupplementaryView])
    #expect(list.view.visibleCells.count == 2)
  }
}

@MainActor
private final class NegativeSource: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { -1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
}

@MainActor
private final class NegativeSections: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { -3 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
}

/// Names one item more than there are.
private final class SurplusLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 60) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<3).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: .at(0, item))
      attributes.frame = CGRect(x: 0, y: item * 20, width: 100, height: 20)
      return attributes
    }
  }
}

/// Implements what is required only: one section of two items.
@MainActor
private final class PlainSource: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 2 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
