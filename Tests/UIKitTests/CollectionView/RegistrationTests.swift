import Foundation
import Testing
import UIKit

/// Registrations fill what they dequeue, keep pools apart and cannot be made inside an answer.
@MainActor @Suite("Collection view: registrations")
struct RegistrationTests {
  private typealias Registration = UICollectionView.CellRegistration<NumberCell, Int>

  private static func registration() -> Registration {
    Registration { cell, path, number in cell.number = number * 10 + path.section }
  }

  @Test("a cell is filled by its registration, and used again")
  func cells() {
    let list = ListFixture(counts: [20], isLaidOut: false)
    let registration = Self.registration()
    list.source.answer = { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
    }
    list.view.layoutIfNeeded()
    #expect(list.numbers == [0, 10, 20, 30, 40])
    let first = list.view.visibleCells.first
    list.scroll(to: 100)
    list.scroll(to: 200)
    #expect(list.numbers == [100, 110, 120, 130, 140])
    #expect(list.view.visibleCells.contains { $0 === first })
    #expect((first as? NumberCell)?.reuseCount == 1)
    #expect(list.log.all.isEmpty)
  }

  @Test("without an item the handler is not called")
  func nothing() {
    let list = ListFixture(counts: [1], isLaidOut: false)
    let registration = Self.registration()
    list.source.answer = { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: nil)
    }
    list.view.layoutIfNeeded()
    #expect(list.numbers == [-1])
  }

  @Test("two registrations of one class have pools of their own")
  func pools() {
    let list = ListFixture(counts: [40], isLaidOut: false)
    let registrations = [Self.registration(), Self.registration()]
    var chosen = 0
    list.source.answer = { view, path in
      view.dequeueConfiguredReusableCell(
        using: registrations[chosen], for: path, item: path.item)
    }
    list.view.layoutIfNeeded()
    let former = list.view.visibleCells
    chosen = 1
    list.scroll(to: 200)
    list.scroll(to: 400)
    #expect(!list.view.visibleCells.contains { cell in former.contains { $0 === cell } })
  }

  @Test("a supplementary view is filled by its registration")
  func supplementary() {
    let list = ListFixture(counts: [1, 1], isLaidOut: false)
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in
      view.tag = path.section + 1
      #expect(kind == UICollectionView.elementKindSectionHeader)
    }
    let source = HeaderSource(sections: 2) { view, path in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    list.view.dataSource = source
    list.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    list.view.layoutIfNeeded()
    let headers = list.view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.tag) == [1, 2])
    #expect(list.log.all.isEmpty)
  }

  @Test("a registration made inside the answer is a violation, and its cell is shown")
  func late() {
    let list = ListFixture(counts: [1], isLaidOut: false)
    list.source.answer = { view, path in
      view.dequeueConfiguredReusableCell(
        using: Self.registration(), for: path, item: 7)
    }
    list.view.layoutIfNeeded()
    #expect(list.log.codes == [.registrationMadeInAnswer])
    #expect(list.numbers == [70])
  }

  @Test("a registration that a cell makes for the list inside of it is none made in the answer")
  func nested() {
    let (outer, inner) = (ListFixture(counts: [1], isLaidOut: false), ListFixture(counts: [1]))
    outer.source.answer = { view, path in
      let registration = Self.registration()
      inner.source.answer = { view, path in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    outer.view.layoutIfNeeded()
    inner.view.reloadData()
    inner.view.layoutIfNeeded()
    #expect(inner.numbers == [10])
    #expect(outer.log.all.isEmpty && inner.log.all.isEmpty)
  }

  @Test("a view dequeued for another place is remarked on")
  func otherPlace() {
    let list = ListFixture(counts: [3], isLaidOut: false)
    list.source.answer = { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: .at(0, 2))
    }
    list.view.layoutIfNeeded()
    #expect(list.log.codes == [.dequeuedForOtherPlace, .dequeuedForOtherPlace])
    #expect(list.log.all.map(\.numbers) == [[0, 0], [0, 1]])
    #expect(list.log.all.allSatisfy { $0.severity == .advisory })
  }

  @Test("a view dequeued for another kind is remarked on")
  func otherKind() {
    let list = ListFixture(counts: [1], isLaidOut: false)
    let source = HeaderSource(sections: 1) { view, path in
      view.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header",
        for: path)
    }
    list.view.dataSource = source
    list.layout.footerReferenceSize = CGSize(width: 0, height: 10)
    list.view.layoutIfNeeded()
    #expect(list.log.codes == [.dequeuedForOtherPlace])
  }
}

/// Empty sections whose supplementary views a closure answers.
@MainActor
private final class HeaderSource: UICollectionViewDataSource {
  let sectionCount: Int
  let answer: (UICollectionView, IndexPath) -> UICollectionReusableView

  init(
    sections sectionCount: Int,
    _ answer: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView
  ) {
    self.sectionCount = sectionCount
    self.answer = answer
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { answer(collectionView, indexPath) }
}
