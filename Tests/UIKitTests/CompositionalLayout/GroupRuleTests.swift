import Foundation
import Testing
import UIKit

/// Where a group puts its items, rule by rule (C2 to C4, C6).
@MainActor @Suite("Compositional layout: groups")
struct GroupRuleTests {
  @Test(
    "items are where the rule says",
    arguments: GroupCase.filling + GroupCase.spaced + GroupCase.unequal)
  func frames(_ testCase: GroupCase) {
    let fixture = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: testCase.make()),
      counts: [testCase.frames.count])
    #expect(fixture.frames() == testCase.frames)
    #expect(fixture.codes.isEmpty)
  }

  @Test(
    "a query finds what the frames say, wherever it looks",
    arguments: GroupCase.filling + GroupCase.spaced + GroupCase.unequal)
  func query(_ testCase: GroupCase) throws {
    let fixture = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: testCase.make()), counts: [60])
    let frames = fixture.frames()
    #expect(frames.count == 60)
    for y in stride(from: CGFloat(-300), to: 1_000, by: 30) {
      let rect = CGRect(x: 60, y: y, width: 70, height: 33)
      let found = try #require(fixture.layout.layoutAttributesForElements(in: rect))
      #expect(
        Set(found.map(\.indexPath.item)) == Set(frames.indices.filter { frames[$0].meets(rect) }))
    }
  }

  @Test("the last group shows the items that are left, and the content ends with it")
  func lastGroup() {
    let section = NSCollectionLayoutSection(
      group: .row(50, [.of(.fractionalWidth(0.25), .fractionalHeight(1))]))
    section.interGroupSpacing = 10
    let fixture = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [6])
    #expect(fixture.frames().last == .at(50, 60, 50, 50))
    #expect(fixture.view.contentSize == CGSize(width: 200, height: 110))
    #expect(fixture.view.visibleCells.count == 6)
  }

  @Test(
    "an anchored view is at its item's edge, inside, across or beside it",
    arguments: [
      (
        NSDirectionalRectEdge([.top, .trailing]), CGPoint(x: 0.5, y: -0.5), CGPoint.zero, nil,
        CGRect.at(180, 0, 20, 20)
      ),
      ([.top, .leading], .zero, .zero, nil, .at(10, 10, 20, 20)),
      ([], .zero, .zero, nil, .at(90, 15, 20, 20)),
      ([.bottom], .zero, CGPoint(x: 3, y: 4), nil, .at(93, 24, 20, 20)),
      (
        [.top, .trailing], .zero, CGPoint(x: 10, y: -10),
        NSDirectionalRectEdge([.bottom, .leading]), .at(200, -20, 20, 20)
      ),
    ] as [(NSDirectionalRectEdge, CGPoint, CGPoint, NSDirectionalRectEdge?, CGRect)])
  func anchors(
    edges: NSDirectionalRectEdge, fraction: CGPoint, distance: CGPoint,
    itemEdges: NSDirectionalRectEdge?, frame: CGRect
  ) {
    let anchor =
      fraction == .zero
      ? NSCollectionLayoutAnchor(edges: edges, absoluteOffset: distance)
      : NSCollectionLayoutAnchor(edges: edges, fractionalOffset: fraction)
    let size = NSCollectionLayoutSize.of(.absolute(20), .absolute(20))
    let badge =
      itemEdges.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "badge", containerAnchor: anchor,
          itemAnchor: NSCollectionLayoutAnchor(edges: $0))
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge", containerAnchor: anchor)
    let item = NSCollectionLayoutItem(
      layoutSize: .of(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let fixture = CompositionalFixture(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: .row(50, [item]))), counts: [2])
    #expect(fixture.frame("badge", 0, 0) == frame)
    #expect(fixture.frame("badge", 0, 1) == frame.offsetBy(dx: 0, dy: 50))
    #expect(fixture.frame("badge", 0, 2) == nil)
  }

  @Test("cells are found by the frames that rounding gives them, in size too")
  func rounded() throws {
    let fixture = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: .rows(50.3)), counts: [3, 1])
    #expect(fixture.frame(0, 1) == .at(0, 50.5, 200, 50.5))
    for (y, path) in [(100.9, IndexPath.at(0, 1)), (150.95, .at(0, 2))] {
      let rect = CGRect(x: 0, y: y, width: 10, height: 0.01)
      let found = try #require(fixture.layout.layoutAttributesForElements(in: rect))
      #expect(found.map(\.indexPath).contains(path))
    }
  }

  @Test("the offsets of both anchors count")
  func bothOffsets() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .of(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .leading], absoluteOffset: CGPoint(x: 1, y: 2)),
      itemAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .leading], absoluteOffset: CGPoint(x: 30, y: 7)))
    let item = NSCollectionLayoutItem(
      layoutSize: .of(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let fixture = CompositionalFixture(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: .row(50, [item]))), counts: [1])
    #expect(fixture.frame("badge", 0, 0) == .at(31, 9, 20, 20))
  }

  @Test(
    "a group's anchored view is as large a part of the group as it asks for, and has its first item"
  )
  func groupAnchors() {
    let group = NSCollectionLayoutGroup.row(40, [.of(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: .of(.fractionalWidth(0.5), .fractionalHeight(0.25)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    ]
    let fixture = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      counts: [3])
    #expect(fixture.frame("badge", 0, 0) == .at(50, 30, 100, 10))
    #expect(fixture.frame("badge", 0, 1) == nil)
    #expect(fixture.frame("badge", 0, 2) == .at(50, 70, 100, 10))
    #expect(fixture.view.visibleSupplementaryViews(ofKind: "badge").count == 2)
  }

  @Test("a custom place keeps its order, and anchored views are in front of cells")
  func order() {
    let fixture = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: GroupCase.spaced.last!.make()), counts: [2])
    #expect(fixture.view.layoutAttributesForItem(at: .at(0, 0))?.zIndex == 4)
    #expect(fixture.view.layoutAttributesForItem(at: .at(0, 1))?.zIndex == 0)
  }
}
