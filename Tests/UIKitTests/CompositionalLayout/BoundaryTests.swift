import Foundation
import Testing
import UIKit

/// Headers, footers, side views and decorations of sections and of the layout (C5, C10).
@MainActor @Suite("Compositional layout: boundaries")
struct BoundaryTests {
  private static let insets = NSDirectionalEdgeInsets(
    top: 10, leading: 20, bottom: 30, trailing: 40)

  private func fixture(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], counts: [Int] = [2],
    insets: NSDirectionalEdgeInsets = .zero,
    change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CompositionalFixture {
    let section = NSCollectionLayoutSection.rows(50)
    section.contentInsets = insets
    section.boundarySupplementaryItems = items
    change(section)
    return CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section), counts: counts)
  }

  @Test("a header and a footer extend the section outside its insets along, inside them across")
  func extending() {
    let list = fixture(
      [
        .bar(CompositionalFixture.header, 25, .top), .bar(CompositionalFixture.footer, 15, .bottom),
      ],
      insets: Self.insets)
    #expect(list.frame(CompositionalFixture.header, 0) == .at(20, 0, 140, 25))
    #expect(list.frames() == [.at(20, 35, 140, 50), .at(20, 85, 140, 50)])
    #expect(list.frame(CompositionalFixture.footer, 0) == .at(20, 165, 140, 15))
    #expect(list.view.contentSize == CGSize(width: 200, height: 180))
  }

  @Test("a header need not follow the insets across")
  func notFollowing() {
    let list = fixture(
      [.bar(CompositionalFixture.header, 25, .top)], insets: Self.insets,
      change: { $0.supplementariesFollowContentInsets = false })
    #expect(list.frame(CompositionalFixture.header, 0) == .at(0, 0, 200, 25))
  }

  @Test("a header that does not extend the section lies over its beginning")
  func inside() {
    let header = NSCollectionLayoutBoundarySupplementaryItem.bar(
      CompositionalFixture.header, 25, .top)
    header.extendsBoundary = false
    let footer = NSCollectionLayoutBoundarySupplementaryItem.bar(
      CompositionalFixture.footer, 15, .bottom)
    footer.extendsBoundary = false
    let list = fixture([header, footer])
    #expect(list.frame(CompositionalFixture.header, 0) == .at(0, 0, 200, 25))
    #expect(list.frame(CompositionalFixture.footer, 0) == .at(0, 85, 200, 15))
    #expect(list.view.contentSize.height == 100)
  }

  @Test(
    "a view is where its alignment says",
    arguments: [
      (.topLeading, .at(0, 0, 40, 20)), (.top, .at(80, 0, 40, 20)),
      (.topTrailing, .at(160, 0, 40, 20)), (.bottomLeading, .at(0, 100, 40, 20)),
      (.bottom, .at(80, 100, 40, 20)), (.bottomTrailing, .at(160, 100, 40, 20)),
      (.leading, .at(0, 40, 40, 20)), (.trailing, .at(160, 40, 40, 20)),
      (.none, .at(80, 40, 40, 20)),
    ] as [(NSRectAlignment, CGRect)])
  func alignment(_ alignment: NSRectAlignment, frame: CGRect) {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .of(.absolute(40), .absolute(20)), elementKind: "other", alignment: alignment)
    let list = fixture([item])
    #expect(list.frame("other", 0) == frame)
    let isBeside = alignment == .leading || alignment == .trailing
    #expect(list.frame(0, 0)?.width == (isBeside ? 160 : 200))
    #expect(list.frame(0, 0)?.minX == (alignment == .leading ? 40 : 0))
  }

  @Test(
    "an offset moves a view, and one outwards extends the section by as much",
    arguments: [(0, 20), (-8, 28), (6, 14)] as [(CGFloat, CGFloat)])
  func offset(distance: CGFloat, start: CGFloat) {
    let list = fixture([
      .bar(CompositionalFixture.header, 20, .top, offset: CGPoint(x: 5, y: distance))
    ])
    #expect(list.frame(0, 0)?.minY == start)
    #expect(list.frame(CompositionalFixture.header, 0) == .at(5, 0, 200, 20))
  }

  @Test("a side view of the layout takes from the breadth of all sections")
  func sideOfLayout() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(.absolute(40), .fractionalHeight(1)), elementKind: "other",
        alignment: .leading)
    ]
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: .rows(50), configuration: configuration),
      counts: [1, 1])
    #expect(list.frame(0, 0) == .at(40, 0, 160, 50))
    #expect(list.frame(1, 0) == .at(40, 50, 160, 50))
  }

  @Test("a pinned side view stays in sight at the start")
  func pinnedSide() {
    let side = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .of(.absolute(40), .absolute(20)), elementKind: "other", alignment: .leading)
    side.pinToVisibleBounds = true
    let list = fixture([side], counts: [20])
    #expect(list.frame("other", 0)?.minY == 490)
    list.scroll(to: 600)
    #expect(list.frame("other", 0)?.minY == 600)
  }

  @Test("a view that an offset moves all the way inside takes no room")
  func insideByOffset() {
    let list = fixture([
      .bar(CompositionalFixture.header, 20, .top, offset: CGPoint(x: 0, y: 30))
    ])
    #expect(list.frame(0, 0)?.minY == 0)
    #expect(list.frame(CompositionalFixture.header, 0) == .at(0, 10, 200, 20))
  }

  @Test("a pinned header ends before its section's footer, a pinned footer behind its header")
  func pinnedBetween() {
    let header = NSCollectionLayoutBoundarySupplementaryItem.bar(
      CompositionalFixture.header, 20, .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem.bar(
      CompositionalFixture.footer, 10, .bottom)
    (header.pinToVisibleBounds, footer.pinToVisibleBounds) = (true, true)
    let list = fixture([header, footer], counts: [10, 10])
    list.scroll(to: 515)
    #expect(list.frame(CompositionalFixture.header, 0)?.minY == 500)
    list.scroll(to: 240)
    #expect(list.frame(CompositionalFixture.footer, 1)?.minY == 550)
  }

  @Test("a pinned footer of a section is before that of the layout")
  func pinnedFooters() {
    let all = NSCollectionLayoutBoundarySupplementaryItem.bar("other", 30, .bottom)
    let own = NSCollectionLayoutBoundarySupplementaryItem.bar(
      CompositionalFixture.footer, 10, .bottom)
    (all.pinToVisibleBounds, own.pinToVisibleBounds) = (true, true)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [all]
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(
        section: .rows(50).with { $0.boundarySupplementaryItems = [own] },
        configuration: configuration), counts: [10])
    list.scroll(to: 40)
    #expect(list.frame("other", 0)?.minY == 310)
    #expect(list.frame(CompositionalFixture.footer, 0)?.minY == 300)
  }

  @Test("views of one edge share its room, and views of one kind are numbered")
  func shared() {
    let list = fixture([
      .bar(CompositionalFixture.header, 20, .top), .bar(CompositionalFixture.header, 32, .top),
    ])
    #expect(list.frame(CompositionalFixture.header, 0, 0) == .at(0, 12, 200, 20))
    #expect(list.frame(CompositionalFixture.header, 0, 1) == .at(0, 0, 200, 32))
    #expect(list.frame(0, 0)?.minY == 32)
  }

  @Test("a view's own insets shrink it in its place")
  func ownInsets() {
    let header = NSCollectionLayoutBoundarySupplementaryItem.bar(
      CompositionalFixture.header, 20, .top)
    header.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let list = fixture([header])
    #expect(list.frame(CompositionalFixture.header, 0) == .at(2, 1, 194, 16))
    #expect(list.frame(0, 0)?.minY == 20)
  }

  @Test(
    "a pinned header stays at the visible start until its section ends",
    arguments: [(-10, 0), (0, 0), (60, 60), (515, 500), (640, 640)] as [(CGFloat, CGFloat)])
  func pinnedHeader(offset: CGFloat, position: CGFloat) {
    let header = NSCollectionLayoutBoundarySupplementaryItem.bar(
      CompositionalFixture.header, 20, .top)
    header.pinToVisibleBounds = true
    let list = fixture([header], counts: [10, 20])
    list.scroll(to: offset)
    let section = offset > 600 ? 1 : 0
    #expect(list.frame(CompositionalFixture.header, section)?.minY == position)
    let view = list.view.supplementaryView(
      forElementKind: CompositionalFixture.header, at: .at(section, 0))
    #expect(view?.frame.minY == position)
  }

  @Test(
    "a pinned footer stays at the visible end, behind its header's room",
    arguments: [(0, 290), (150, 440), (280, 520)] as [(CGFloat, CGFloat)])
  func pinnedFooter(offset: CGFloat, position: CGFloat) {
    let footer = NSCollectionLayoutBoundarySupplementaryItem.bar(
      CompositionalFixture.footer, 10, .bottom)
    footer.pinToVisibleBounds = true
    let list = fixture(
      [.bar(CompositionalFixture.header, 20, .top), footer], counts: [10, 10])
    list.scroll(to: offset)
    #expect(list.frame(CompositionalFixture.footer, 0)?.minY == position)
  }

  @Test(
    "headers and footers of the layout surround all sections, and pinned ones push sections' down")
  func ofLayout() {
    let header = NSCollectionLayoutBoundarySupplementaryItem.bar("other", 40, .top)
    header.pinToVisibleBounds = true
    let own = NSCollectionLayoutBoundarySupplementaryItem.bar(
      CompositionalFixture.header, 20, .top)
    own.pinToVisibleBounds = true
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header, .bar("badge", 30, .bottom)]
    configuration.interSectionSpacing = 10
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(
        section: .rows(50).with { $0.boundarySupplementaryItems = [own] },
        configuration: configuration), counts: [10, 10])
    #expect(list.view.contentSize.height == 1120)
    #expect(list.frame(1, 0)?.minY == 590)
    #expect(list.frame("badge", 0) == .at(0, 1090, 200, 30))
    list.scroll(to: 100)
    #expect(list.frame("other", 0)?.minY == 100)
    #expect(list.frame(CompositionalFixture.header, 0)?.minY == 140)
    list.scroll(to: 535)
    #expect(list.frame(CompositionalFixture.header, 0)?.minY == 540)
    #expect(list.frame(CompositionalFixture.header, 1)?.minY == 575)
  }

  @Test("a background covers its section, headers included, less its own insets, behind everything")
  func background() {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let list = fixture(
      [.bar(CompositionalFixture.header, 20, .top)], counts: [2, 1], insets: Self.insets,
      change: { $0.decorationItems = [background] })
    #expect(Set(list.codes) == ["unregistered-decoration-view"])
    let attributes = list.layout.layoutAttributesForDecorationView(
      ofKind: "background", at: .at(0, 0))
    #expect(attributes?.frame == .at(2, 1, 194, 156))
    #expect(attributes?.zIndex == 0)
    #expect(list.view.layoutAttributesForItem(at: .at(0, 0))?.zIndex == 1)
    let header = list.view.layoutAttributesForSupplementaryElement(
      ofKind: CompositionalFixture.header, at: .at(0, 0))
    #expect(header?.zIndex == 2)
    #expect(
      list.layout.layoutAttributesForDecorationView(ofKind: "background", at: .at(1, 0))?.frame
        == .at(2, 161, 194, 106))
  }

  @Test("with a background anchored views come to the front, too")
  func anchoredBeforeBackground() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .of(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    let item = NSCollectionLayoutItem(
      layoutSize: .of(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    for (decorations, zIndex) in [([], 1), ([.background(elementKind: "background")], 2)]
      as [([NSCollectionLayoutDecorationItem], Int)]
    {
      let section = NSCollectionLayoutSection(group: .row(50, [item]))
      section.decorationItems = decorations
      let list = CompositionalFixture(
        UICollectionViewCompositionalLayout(section: section), counts: [1])
      let attributes = list.view.layoutAttributesForSupplementaryElement(
        ofKind: "badge", at: .at(0, 0))
      #expect(attributes?.zIndex == zIndex)
    }
  }

  @Test("a registered background is shown behind the cells")
  func shownBackground() {
    let layout = UICollectionViewCompositionalLayout(
      section: .rows(50).with { $0.decorationItems = [.background(elementKind: "background")] })
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let list = CompositionalFixture(layout, counts: [2])
    #expect(list.codes.isEmpty)
    #expect(list.view.subviews.first?.frame == .at(0, 0, 200, 100))
    #expect(!(list.view.subviews.first is UICollectionViewCell))
  }

  @Test("an empty section keeps its header, insets and footer, and the distance to the next")
  func empty() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let section = NSCollectionLayoutSection.rows(50)
    section.contentInsets = Self.insets
    section.interGroupSpacing = 9
    section.boundarySupplementaryItems = [
      .bar(CompositionalFixture.header, 20, .top), .bar(CompositionalFixture.footer, 5, .bottom),
    ]
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      counts: [0, 1])
    #expect(list.frame(CompositionalFixture.footer, 0) == .at(20, 60, 140, 5))
    #expect(list.frame(CompositionalFixture.header, 1) == .at(20, 72, 140, 20))
    #expect(list.view.visibleCells.count == 1)
  }
}
