import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Sections that scroll across the layout's direction (C7).
@MainActor @Suite("Compositional layout: orthogonal sections")
struct OrthogonalTests {
  /// Groups of 80 by 60 points, 10 apart, behind an inset of 20, in the first of two sections.
  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int = 10
  ) -> CompositionalFixture {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      guard section == 0 else { return .rows(50) }
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .of(.absolute(80), .absolute(60)),
        subitems: [.of(.fractionalWidth(1), .fractionalHeight(1))])
      return NSCollectionLayoutSection(group: group).with {
        $0.orthogonalScrollingBehavior = behavior
        $0.interGroupSpacing = 10
        $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 6, trailing: 30)
        $0.boundarySupplementaryItems = [.bar(CompositionalFixture.header, 15, .top)]
      }
    }
    return CompositionalFixture(layout, counts: [count, 3])
  }

  @Test("groups follow each other across, and the section is as deep as one of them")
  func places() {
    let list = fixture(.continuous)
    #expect(list.frame(0, 0) == .at(20, 20, 80, 60))
    #expect(list.frame(0, 2) == .at(200, 20, 80, 60))
    #expect(list.frame(1, 0) == .at(0, 86, 200, 50))
    #expect(list.view.contentSize == CGSize(width: 200, height: 236))
    #expect(
      list.view.indexPathsForVisibleItems.filter { $0.section == 0 } == [.at(0, 0), .at(0, 1)])
  }

  @Test("groups that are scrolled behind a side view are not in sight")
  func sideView() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .of(.absolute(30), .absolute(60)),
        subitems: [.of(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(.absolute(40), .absolute(60)), elementKind: "other", alignment: .leading)
    ]
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [20])
    #expect(list.frame(0, 0) == .at(40, 0, 30, 60))
    list.layout.scrollOrthogonalSection(0, to: 40)
    let found = list.layout.layoutAttributesForElements(in: list.view.bounds) ?? []
    let items = found.filter { $0.representedElementCategory == .cell }.map(\.indexPath.item)
    #expect(items.first == 1 && list.frame(0, 0) == .at(0, 0, 30, 60))
  }

  @Test("an estimated width is that of what the group holds")
  func estimatedWidth() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .of(.estimated(30), .absolute(60)),
        subitems: [
          .of(.absolute(40), .fractionalHeight(1)), .of(.absolute(50), .fractionalHeight(1)),
        ]))
    section.orthogonalScrollingBehavior = .continuous
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [4])
    #expect(
      list.frames() == [
        .at(0, 0, 40, 60), .at(40, 0, 50, 60), .at(90, 0, 40, 60), .at(130, 0, 50, 60),
      ])
  }

  @Test("a drag shows other items, leaves the header and the other section, and is clamped")
  func drag() {
    let list = fixture(.continuous)
    list.layout.scrollOrthogonalSection(0, to: 185)
    list.view.layoutIfNeeded()
    #expect(
      list.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [1, 2, 3, 4])
    #expect(list.frame(0, 2) == .at(15, 20, 80, 60))
    #expect(list.view.cellForItem(at: .at(0, 2))?.frame == .at(15, 20, 80, 60))
    #expect(list.frame(CompositionalFixture.header, 0) == .at(20, 0, 150, 15))
    #expect(list.frame(1, 0) == .at(0, 86, 200, 50))
    list.layout.scrollOrthogonalSection(0, to: 9_999)
    #expect(list.layout.orthogonalContentOffset(ofSection: 0) == 740)
    list.layout.scrollOrthogonalSection(0, to: -5)
    #expect(list.layout.orthogonalContentOffset(ofSection: 0) == 0)
    list.layout.scrollOrthogonalSection(1, to: 50)
    #expect(list.layout.orthogonalContentOffset(ofSection: 1) == 0)
  }

  @Test(
    "content rests where the behavior says",
    arguments: [
      (.continuous, 130, 0, 130), (.continuousGroupLeadingBoundary, 130, 0, 90),
      (.continuousGroupLeadingBoundary, 140, 0, 180), (.paging, 90, 0, 0), (.paging, 110, 0, 200),
      (.paging, 610, 0, 200), (.paging, 20, 0.1, 200), (.groupPaging, 40, 0, 0),
      (.groupPaging, 50, 0, 90), (.groupPaging, 610, 0, 90), (.groupPaging, 20, 0.1, 90),
      (.groupPaging, 80, -0.1, 0), (.groupPagingCentered, 50, 0, 90),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat, CGFloat)])
  func rest(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, offset: CGFloat,
    velocity: CGFloat, target: CGFloat
  ) {
    let list = fixture(behavior)
    list.layout.scrollOrthogonalSection(0, to: offset)
    list.layout.endScrollingOrthogonalSection(0, velocity: velocity)
    #expect(list.layout.orthogonalContentOffset(ofSection: 0) == target)
  }

  @Test("speed continues for its published way")
  func coasting() {
    let list = fixture(.continuous)
    list.layout.scrollOrthogonalSection(0, to: 10)
    list.layout.endScrollingOrthogonalSection(0, velocity: 0.1)
    #expect(abs(list.layout.orthogonalContentOffset(ofSection: 0) - 59.9) < 1e-6)
  }

  @Test("centered groups begin and end in the middle")
  func centered() {
    let list = fixture(.groupPagingCentered)
    #expect(list.frame(0, 0)?.midX == 100)
    list.layout.scrollOrthogonalSection(0, to: 9_999)
    list.view.layoutIfNeeded()
    #expect(list.frame(0, 9)?.midX == 100)
  }

  @Test("scrolling to an item brings its section into place too")
  func scrollToItem() {
    let list = fixture(.continuous)
    list.view.scrollToItem(at: .at(0, 5), at: .left, animated: false)
    list.view.layoutIfNeeded()
    #expect(list.frame(0, 5) == .at(0, 20, 80, 60))
    list.view.scrollToItem(at: .at(0, 5), at: .centeredHorizontally, animated: false)
    #expect(list.frame(0, 5)?.midX == 100)
  }

  @Test("in a view that reads from right to left the left is the end")
  func scrollToItemMirrored() {
    let list = fixture(.continuous)
    list.view.semanticContentAttribute = .forceRightToLeft
    list.layout.invalidateLayout()
    list.view.layoutIfNeeded()
    list.view.scrollToItem(at: .at(0, 5), at: .left, animated: false)
    list.view.layoutIfNeeded()
    #expect(list.frame(0, 5) == .at(120, 20, 80, 60))
  }

  @Test("a centered group that is wider than its section begins at the start")
  func wideCentred() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .of(.absolute(300), .absolute(60)),
        subitems: [.of(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [2])
    #expect(list.frame(0, 0) == .at(0, 0, 300, 60))
  }

  @Test("a handler is notified of the section's own offset")
  func handledOffset() {
    var heard: [CGPoint] = []
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .of(.absolute(80), .absolute(60)),
        subitems: [.of(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { _, offset, _ in heard.append(offset) }
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [10])
    list.layout.scrollOrthogonalSection(0, to: 30)
    list.view.layoutIfNeeded()
    #expect(heard.last == CGPoint(x: 30, y: 0))
  }

  @Test("an offset stays in range when items go, and an empty section has none")
  func fewerItems() {
    let list = fixture(.continuous)
    list.layout.scrollOrthogonalSection(0, to: 700)
    list.source.sections[0] = [1, 2, 3]
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.layout.orthogonalContentOffset(ofSection: 0) == 110)
    list.source.sections[0] = []
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.layout.orthogonalContentOffset(ofSection: 0) == 0)
    #expect(list.frame(1, 0)?.minY == 26)
  }
}
