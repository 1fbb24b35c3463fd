import Foundation
import Testing
import UIKit

/// Rule C11 of `UICollectionViewCompositionalLayout`; sources are Apple's pages of `estimated(_:)` and
/// `uniformAcrossSiblings(estimate:)`.
@MainActor @Suite("Self-sizing compositional layouts")
struct SelfSizingCompositionalTests {
  private func list(
    _ layout: UICollectionViewLayout, _ heights: [[CGFloat]]
  ) -> (view: UICollectionView, source: SizedItemSource, log: ViolationLog) {
    let log = ViolationLog()
    let source = SizedItemSource(heights.map { $0.map { CGSize(width: 50, height: $0) } })
    let view = log.environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
    source.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, source, log)
  }

  private func column(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize.of(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  @Test("rows of a column are as high as their contents, and as wide as the section")
  func column() {
    let layout = UICollectionViewCompositionalLayout(section: column(.estimated(25)))
    let (view, _, log) = list(layout, [[30, 40], [20]])
    #expect(
      view.visibleCells.map(\.frame) == [
        .at(0, 0, 100, 30), .at(0, 30, 100, 40), .at(0, 70, 100, 20),
      ])
    #expect(view.contentSize == CGSize(width: 100, height: 90))
    #expect(log.all.isEmpty)
  }

  @Test("list configurations size their rows and headers")
  func listConfiguration() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let (view, _, _) = list(
      UICollectionViewCompositionalLayout.list(using: configuration), [[30, 40]])
    #expect(view.visibleCells.map(\.frame) == [.at(0, 22, 100, 30), .at(0, 52, 100, 40)])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: .at(0, 0))
    #expect(header?.frame == .at(0, 0, 100, 22))
  }

  @Test("a row of items is as deep as its largest, or all are, with uniform dimensions")
  func siblings() {
    for isUniform in [false, true] {
      let height: NSCollectionLayoutDimension =
        isUniform ? .uniformAcrossSiblings(estimate: 25) : .estimated(25)
      let item = NSCollectionLayoutItem.of(.fractionalWidth(0.5), height)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .of(.fractionalWidth(1), .estimated(25)), subitems: [item])
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      let (view, _, _) = list(layout, [[30, 40, 20, 10]])
      #expect(
        view.visibleCells.map(\.frame) == [
          .at(0, 0, 50, isUniform ? 40 : 30), .at(50, 0, 50, 40),
          .at(0, 40, 50, 20), .at(50, 40, 50, isUniform ? 20 : 10),
        ])
      #expect(view.contentSize.height == 60)
    }
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 5).isUniformAcrossSiblings)
    #expect(!NSCollectionLayoutDimension.estimated(5).isUniformAcrossSiblings)
  }

  @Test("an orthogonal section has the widths of its contents, and the depth of the largest")
  func orthogonal() {
    let size = NSCollectionLayoutSize.of(.estimated(20), .estimated(20))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let (view, _, _) = list(UICollectionViewCompositionalLayout(section: section), [[30, 40]])
    #expect(view.visibleCells.map(\.frame) == [.at(0, 0, 50, 30), .at(50, 0, 50, 40)])
    #expect(view.contentSize.height == 40)
  }

  private func sideView(_ width: NSCollectionLayoutDimension)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .of(width, .absolute(10)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .leading)
  }

  @Test(
    "a view at a side with an estimated width narrows its section, or all, to the measured width",
    arguments: [false, true])
  func sideViews(isOfLayout: Bool) {
    let section = column(.estimated(25))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if isOfLayout {
      configuration.boundarySupplementaryItems = [sideView(.estimated(40))]
    } else {
      section.boundarySupplementaryItems = [sideView(.estimated(40))]
    }
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let log = ViolationLog()
    let source = SizedItemSource([[CGSize(width: 50, height: 30), CGSize(width: 50, height: 40)]])
    let view = log.environment.bind {
      UICollectionView(frame: .at(0, 0, 100, 100), collectionViewLayout: layout)
    }
    source.register(in: view)
    view.register(
      WrappingCell.self, forCellWithReuseIdentifier: "wrapping")
    view.register(
      WideBand.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "band")
    source.identifier = "wrapping"
    view.dataSource = source
    view.layoutIfNeeded()
    // The view is 30 points wide; a cell's area is 1400 square points.
    #expect(view.visibleCells.map(\.frame) == [.at(30, 0, 70, 20), .at(30, 20, 70, 20)])
    #expect(
      view.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).map(\.frame.width) == [30])
    #expect(log.all.isEmpty)
  }

  @Test(
    "scrolling to an item puts it at the position with the sizes of the items in sight",
    arguments: [
      (.top, 0), (.centeredVertically, 15), (.bottom, 30),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func scrollToItem(position: UICollectionView.ScrollPosition, place: CGFloat) throws {
    let layouts = [
      UICollectionViewCompositionalLayout(section: column(.estimated(20))),
      UICollectionViewFlowLayout(),
    ]
    for layout in layouts {
      if let flow = layout as? UICollectionViewFlowLayout {
        flow.estimatedItemSize = CGSize(width: 100, height: 20)
        flow.minimumLineSpacing = 0
      }
      let (view, source, _) = list(layout, [Array(repeating: 70, count: 100)])
      view.scrollToItem(at: .at(0, 50), at: position, animated: false)
      #expect(source.asked.count < 20)
      let frame = try #require(view.cellForItem(at: .at(0, 50))).frame
      #expect(frame.height == 70 && frame.minY - view.contentOffset.y == place)
    }
  }

  @Test("an animated scroll to an item ends at the position with the measured sizes")
  func animatedScrollToItem() throws {
    let (view, source, log) = list(
      UICollectionViewCompositionalLayout(section: column(.estimated(20))),
      [Array(repeating: 70, count: 100)])
    let window = log.environment.bind { UIWindow(frame: view.frame) }
    window.addSubview(view)
    view.scrollToItem(at: .at(0, 50), at: .top, animated: true)
    log.scheduler.advance(by: 1)
    let frame = try #require(view.cellForItem(at: .at(0, 50))).frame
    #expect(frame.height == 70 && frame.minY == view.contentOffset.y)
    withExtendedLifetime((window, source)) {}
  }

  @Test("sections are not asked for again because contents give sizes")
  func provider() {
    var asked = 0
    let section = column(.estimated(25))
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return section
    }
    let (view, source, _) = list(layout, [Array(repeating: 30, count: 100)])
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    #expect(asked == 1)
    #expect(view.visibleCells.allSatisfy { $0.frame.height == 30 })
    #expect(Set(source.asked).count == source.asked.count)
  }

  @Test("sizes move with their items, and a changed content is asked again")
  func changes() throws {
    let layout = UICollectionViewCompositionalLayout(section: column(.estimated(25)))
    let (view, source, _) = list(layout, [[30, 40]])
    source.sizes[0].insert(CGSize(width: 50, height: 10), at: 0)
    view.insertItems(at: [.at(0, 0)])
    #expect(view.visibleCells.map(\.frame.height) == [10, 30, 40])
    let cell = try #require(view.cellForItem(at: .at(0, 1)) as? SizedItemCell)
    cell.height.constant = 35
    cell.contentView.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [10, 35, 40])
  }
}

/// A cell of 1400 square points: the narrower, the higher.
private final class WrappingCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.width > 0 ? 1400 / size.width : 0)
  }
}

/// A supplementary view that is 30 points wide.
private final class WideBand: UICollectionReusableView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: size.height) }
}

extension SizedThrashTests {
  @Test("a compositional layout keeps a simple model", arguments: RandomSeeds.first(20, of: 100))
  func compositional(seed: UInt64) {
    let size = NSCollectionLayoutSize.of(
      .fractionalWidth(1), .estimated(SizedValue.estimate))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    var run = SizedThrashRun(seed: seed, list: SizedThrashCollection(layout))
    if let failure = run.failure(batches: 100) { Issue.record("\(failure)") }
  }

  @Test("a list configuration keeps a simple model", arguments: RandomSeeds.first(20, of: 100))
  func listConfiguration(seed: UInt64) {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    var run = SizedThrashRun(
      seed: seed, list: SizedThrashCollection(layout), estimate: UITableView.standardRowHeight)
    if let failure = run.failure(batches: 100) { Issue.record("\(failure)") }
  }
}
