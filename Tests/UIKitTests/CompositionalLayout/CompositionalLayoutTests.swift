import Foundation
import Testing
import UIKit
import UIKitSimulation

/// The layout as a whole: its provider, configuration, directions and environment (C1, C3, C8, C9).
@MainActor @Suite("Compositional layout")
struct CompositionalLayoutTests {
  @Test("the provider is asked for each section in order, again for a new size, not for scrolling")
  func provider() {
    var asked: [String] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append("\(section) \(environment.container.effectiveContentSize.width)")
      return .rows(environment.container.effectiveContentSize.width > 250 ? 20 : 50)
    }
    let list = CompositionalFixture(layout, counts: [4, 20])
    #expect(asked == ["0 200.0", "1 200.0"])
    asked = []
    list.scroll(to: 100)
    #expect(asked.isEmpty)
    list.view.frame.size.width = 300
    list.view.layoutIfNeeded()
    #expect(asked == ["0 300.0", "1 300.0"])
    #expect(list.frame(1, 0) == .at(0, 80, 300, 20))
    asked = []
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(asked.count == 2)
  }

  @Test("the provider is asked again when the view's traits change")
  func providerAfterTraitChange() {
    var styles: [UIUserInterfaceStyle] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      styles.append(environment.traitCollection.userInterfaceStyle)
      return .rows(environment.traitCollection.userInterfaceStyle == .dark ? 20 : 50)
    }
    let list = CompositionalFixture(layout, counts: [2])
    let window = list.log.environment.bind { UIWindow(frame: list.view.bounds) }
    window.addSubview(list.view)
    list.view.layoutIfNeeded()
    list.view.overrideUserInterfaceStyle = .dark
    list.view.layoutIfNeeded()
    #expect(styles == [.light, .dark])
    #expect(list.frames() == [.at(0, 0, 200, 20), .at(0, 20, 200, 20)])
  }

  @Test("sections follow each other at the configured distance")
  func sections() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 15
    let layout = UICollectionViewCompositionalLayout(
      section: .rows(50), configuration: configuration)
    configuration.interSectionSpacing = 1_000
    layout.configuration.interSectionSpacing = 1_000
    let list = CompositionalFixture(layout, counts: [1, 2, 1])
    #expect(list.frame(1, 0)?.minY == 65)
    #expect(list.frame(2, 0)?.minY == 180)
    #expect(list.view.contentSize.height == 230)
    let other = layout.configuration
    other.interSectionSpacing = 0
    layout.configuration = other
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize.height == 200)
  }

  @Test("a section whose groups go upwards has no length below zero")
  func upwards() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      NSCollectionLayoutSection.rows(50).with { $0.interGroupSpacing = section == 0 ? -80 : 0 }
    }
    let list = CompositionalFixture(layout, counts: [4, 1])
    #expect(list.frame(0, 3)?.minY == -90)
    #expect(list.frame(1, 0)?.minY == 0)
  }

  @Test("a horizontal layout puts columns side by side, headers at the leading edge")
  func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .of(.absolute(50), .fractionalHeight(1)),
      subitems: [.of(.fractionalWidth(1), .fractionalHeight(0.5))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(.absolute(30), .fractionalHeight(1)),
        elementKind: CompositionalFixture.header, alignment: .leading),
      .bar(CompositionalFixture.footer, 20, .bottom),
    ]
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      counts: [3])
    #expect(list.frame(CompositionalFixture.header, 0) == .at(0, 0, 30, 300))
    #expect(list.frames() == [.at(30, 0, 50, 140), .at(30, 140, 50, 140), .at(90, 0, 50, 140)])
    #expect(list.frame(CompositionalFixture.footer, 0) == .at(-30, 280, 200, 20))
    #expect(list.view.contentSize == CGSize(width: 140, height: 300))
  }

  @Test("an orthogonal section of a horizontal layout scrolls vertically")
  func horizontalOrthogonal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection.rows(50)
    section.orthogonalScrollingBehavior = .continuous
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      counts: [10])
    list.layout.scrollOrthogonalSection(0, to: 120)
    list.view.layoutIfNeeded()
    #expect(list.frame(0, 3) == .at(0, 30, 200, 50))
    #expect(list.view.contentSize == CGSize(width: 200, height: 300))
  }

  @Test("content insets across the direction take from the sections, along it nothing")
  func contentInsets() {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .of(.fractionalWidth(1), .fractionalHeight(0.5)),
          subitems: [.of(.fractionalWidth(0.5), .fractionalHeight(1))])))
    let list = CompositionalFixture(
      layout, counts: [3], insets: UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 20))
    #expect(list.frames() == [.at(0, 0, 85, 150), .at(85, 0, 85, 150), .at(0, 150, 85, 150)])
    #expect(list.view.contentSize == CGSize(width: 170, height: 300))
  }

  @Test(
    "what insets are measured from takes from the section's breadth",
    arguments: [
      (.none, 0, 400), (.automatic, 44, 322), (.safeArea, 44, 322), (.layoutMargins, 52, 306),
    ] as [(UIContentInsetsReference, CGFloat, CGFloat)])
  func references(_ reference: UIContentInsetsReference, start: CGFloat, width: CGFloat) {
    let stage = Stage(
      size: CGSize(width: 400, height: 300),
      safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 34))
    let section = NSCollectionLayoutSection.rows(50)
    section.contentInsetsReference = reference
    let source = ListSource(counts: [2])
    let view = stage.environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 300),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: .at(0, 1))?.frame == .at(start, 50, width, 50))
  }

  @Test(
    "what insets are measured from counts only what content insets leave, and the provider sees it",
    arguments: [(.safeArea, 14, 322), (.none, 0, 370)]
      as [(UIContentInsetsReference, CGFloat, CGFloat)])
  func commonReference(_ reference: UIContentInsetsReference, start: CGFloat, width: CGFloat) {
    let stage = Stage(
      size: CGSize(width: 400, height: 300),
      safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 34))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = reference
    var seen: [CGFloat] = []
    let source = ListSource(counts: [2])
    let view = stage.environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 300),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          sectionProvider: { _, environment in
            seen.append(environment.container.effectiveContentSize.width)
            return .rows(50)
          }, configuration: configuration))
    }
    view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: .at(0, 1))?.frame == .at(start, 50, width, 50))
    #expect(seen.last == width)
  }

  @Test("a view that reads from right to left mirrors the layout")
  func mirrored() {
    let section = NSCollectionLayoutSection(
      group: .row(50, [.of(.fractionalWidth(0.25), .fractionalHeight(1))]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [5])
    list.view.semanticContentAttribute = .forceRightToLeft
    list.layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.frame(0, 0) == .at(20, 0, 45, 50))
    #expect(list.view.cellForItem(at: .at(0, 0))?.frame == .at(135, 0, 45, 50))
    #expect(list.view.indexPathForItem(at: CGPoint(x: 140, y: 10)) == .at(0, 0))
  }

  @Test("handlers change elements in sight and are notified of scrolling")
  func visibleItems() {
    var heard: [String] = []
    let section = NSCollectionLayoutSection.rows(100)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      heard.append("\(items.map(\.indexPath.item)) \(offset.y)")
      for item in items where item.indexPath.item == 1 {
        item.alpha = 0.5
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    }
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [9])
    #expect(list.view.cellForItem(at: .at(0, 1))?.alpha == 0.5)
    #expect(list.view.layoutAttributesForItem(at: .at(0, 1))?.frame == .at(50, 125, 100, 50))
    heard = []
    list.scroll(to: 450)
    #expect(heard == ["[4, 5, 6, 7] 450.0"])
    heard = []
    list.scroll(to: 400)
    #expect(heard == ["[4, 5, 6] 400.0"])
  }

  @Test("a batch of updates moves items, headers and backgrounds along")
  func updates() {
    let section = NSCollectionLayoutSection.rows(50)
    section.boundarySupplementaryItems = [.bar(CompositionalFixture.header, 20, .top)]
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [2, 2])
    list.source.sections = [[0, 1, 7], [8], [2, 3]]
    list.view.performBatchUpdates {
      list.view.insertItems(at: [.at(0, 2)])
      list.view.insertSections([1])
    }
    #expect(list.log.all.isEmpty)
    #expect(list.frame(2, 1) == .at(0, 310, 200, 50))
    #expect(list.view.contentSize.height == 360)
  }

  @Test("a million items have no frame each: the last is found and placed by arithmetic")
  func million() throws {
    let section = NSCollectionLayoutSection(
      group: .row(50, [.of(.fractionalWidth(0.25), .fractionalHeight(1))]))
    let list = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [1_000_000, 1])
    #expect(list.frame(0, 999_999) == .at(150, 12_499_950, 50, 50))
    let rect = CGRect(x: 60, y: 6_000_010, width: 30, height: 30)
    let found = try #require(list.layout.layoutAttributesForElements(in: rect))
    #expect(found.map(\.indexPath) == [.at(0, 480_001)])
    #expect(list.frame(1, 0)?.minY == 12_500_000)
  }
}
