import Foundation
import Testing
import UIKit

@testable import UIKitLists

/// Descriptions that cannot be laid out are violations, and what is left is laid out.
@MainActor @Suite("Compositional layout: bad input")
struct CompositionalMisuseTests {
  private func fixture(_ section: NSCollectionLayoutSection, count: Int = 3) -> CompositionalFixture
  {
    CompositionalFixture(UICollectionViewCompositionalLayout(section: section), counts: [count])
  }

  @Test(
    "a size that is negative or no number counts as zero",
    arguments: [-1, .nan, .infinity] as [CGFloat])
  func sizes(_ length: CGFloat) {
    let list = fixture(
      NSCollectionLayoutSection(group: .row(50, [.of(.fractionalWidth(1), .absolute(length))])))
    #expect(list.codes == ["compositional-size-invalid"])
    #expect(list.frames() == [.at(0, 0, 200, 0), .at(0, 50, 200, 0), .at(0, 100, 200, 0)])
    #expect(list.log.all.first?.numbers == [0])
  }

  @Test(
    "distances that are no numbers count as zero",
    arguments: [.nan, -CGFloat.infinity] as [CGFloat])
  func distances(_ length: CGFloat) {
    let changes: [(NSCollectionLayoutSection) -> Void] = [
      { $0.interGroupSpacing = length }, { $0.contentInsets.leading = length },
      {
        $0.boundarySupplementaryItems = [
          .bar(CompositionalFixture.header, 0, .top, offset: CGPoint(x: length, y: 0))
        ]
      },
      { $0.group.interItemSpacing = .fixed(length) },
      { $0.group.contentInsets.top = length },
      {
        $0.group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: .fixed(length), top: nil, trailing: nil, bottom: nil)
      },
    ]
    for change in changes {
      let list = fixture(.rows(50).with(change))
      #expect(list.codes == ["compositional-distance-not-finite"])
      #expect(list.frames() == [.at(0, 0, 200, 50), .at(0, 50, 200, 50), .at(0, 100, 200, 50)])
    }
  }

  @Test("a group without items shows none", arguments: [true, false])
  func noItems(isCustom: Bool) {
    let size = NSCollectionLayoutSize.of(.fractionalWidth(1), .absolute(50))
    let list = fixture(
      NSCollectionLayoutSection(
        group: isCustom
          ? .custom(layoutSize: size) { _ in [] } : .horizontal(layoutSize: size, subitems: [])))
    #expect(list.codes == ["compositional-group-without-items"])
    #expect(list.frames().isEmpty)
    #expect(list.view.visibleCells.isEmpty)
    #expect(list.view.contentSize == CGSize(width: 200, height: 0))
  }

  @Test("an item that does not fit its group overhangs")
  func tooSmall() {
    let list = fixture(
      NSCollectionLayoutSection(group: .row(50, [.of(.absolute(300), .fractionalHeight(1))])))
    #expect(list.codes == ["compositional-group-too-small"])
    #expect(list.frames() == [.at(0, 0, 300, 50), .at(0, 50, 300, 50), .at(0, 100, 300, 50)])
  }

  @Test("insets that leave a group no room are reported")
  func noRoom() {
    let section = NSCollectionLayoutSection.rows(50)
    section.group.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 150, bottom: 0, trailing: 150)
    let list = fixture(section, count: 1)
    #expect(list.codes.first == "compositional-group-too-small")
    #expect(list.frame(0, 0)?.width == 0)
  }

  @Test("so are insets that leave it no height")
  func noHeight() {
    let section = NSCollectionLayoutSection.rows(50)
    section.group.contentInsets = NSDirectionalEdgeInsets(
      top: 30, leading: 0, bottom: 30, trailing: 0)
    let list = fixture(section, count: 1)
    #expect(list.codes == ["compositional-group-too-small"])
    #expect(list.frame(0, 0) == .at(0, 30, 200, 0))
  }

  @Test(
    "a count below one counts as one, an endless one as ten thousand", arguments: [0, -3, .max])
  func counts(_ count: Int) {
    for divides in [true, false] {
      let size = NSCollectionLayoutSize.of(.fractionalWidth(1), .absolute(50))
      let item = NSCollectionLayoutItem.of(.absolute(0.01), .fractionalHeight(1))
      let list = fixture(
        NSCollectionLayoutSection(
          group: divides
            ? .horizontal(layoutSize: size, subitem: item, count: count)
            : .horizontal(layoutSize: size, repeatingSubitem: item, count: count)), count: 2)
      #expect(list.codes == ["compositional-count-invalid"])
      #expect(list.frame(0, 1)?.minY == (count > 0 ? 0 : 50))
    }
  }

  @Test("items that never fill their group end it", arguments: [0, 1e-9] as [CGFloat])
  func noExtent(_ width: CGFloat) {
    let list = fixture(
      NSCollectionLayoutSection(group: .row(50, [.of(.absolute(width), .fractionalHeight(1))])))
    #expect(list.codes == ["compositional-items-without-extent"])
    #expect(list.frames().count == 3)
  }

  @Test("repetitions that overflow their group are remarked and placed")
  func overflow() {
    let list = fixture(
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .of(.fractionalWidth(1), .absolute(50)),
          repeatingSubitem: .of(.absolute(90), .fractionalHeight(1)), count: 3)))
    #expect(list.codes == ["compositional-items-overflow"])
    #expect(list.log.all.first?.severity == .advisory)
    #expect(list.frames().last == .at(180, 0, 90, 50))
  }

  @Test("a section that the provider does not give is empty")
  func missingSection() {
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout { section, _ in section == 0 ? nil : .rows(50) },
      counts: [3, 1])
    #expect(list.codes == ["compositional-section-missing"])
    #expect(list.log.all.first?.numbers == [0])
    #expect(list.frame(0, 0) == nil)
    #expect(list.frame(1, 0) == .at(0, 0, 200, 50))
  }

  @Test("the first of each kind of error is reported, and reported again after another preparation")
  func repeated() {
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .row(50, [.of(.absolute(-1), .absolute(-2)), .of(.absolute(40), .absolute(-3))]))),
      counts: [3, 3])
    #expect(list.codes == ["compositional-size-invalid"])
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.codes.count == 2)
  }

  @Test("questions out of range and odd rectangles have no answer and do no harm")
  func questions() {
    let list = fixture(.rows(50))
    #expect(list.layout.layoutAttributesForItem(at: .at(0, 3)) == nil)
    #expect(list.layout.layoutAttributesForItem(at: .at(7, 0)) == nil)
    #expect(list.layout.layoutAttributesForItem(at: .at(0, -1)) == nil)
    #expect(list.layout.layoutAttributesForSupplementaryView(ofKind: "x", at: .at(9, 0)) == nil)
    #expect(list.layout.layoutAttributesForDecorationView(ofKind: "x", at: .at(9, 0)) == nil)
    let everything = CGRect(
      x: -CGFloat.infinity, y: -.infinity, width: .infinity, height: .infinity)
    #expect(list.layout.layoutAttributesForElements(in: everything)?.isEmpty == true)
    let large = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    #expect(list.layout.layoutAttributesForElements(in: large)?.count == 3)
    #expect(
      UICollectionViewCompositionalLayout(section: .rows(50)).collectionViewContentSize == .zero)
  }
}
