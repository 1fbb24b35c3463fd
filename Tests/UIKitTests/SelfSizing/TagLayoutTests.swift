import Foundation
import Testing
import UIKit

/// Groups of a compositional layout whose items have estimated widths: each holds the items that fit.
///
/// Rule: see `NSCollectionLayoutGroup`.
@MainActor @Suite("Self-sizing compositional layouts: lists of tags")
struct TagLayoutTests {
  @Test(
    "a group holds the items that fit by their contents, and later groups follow their estimates")
  func wraps() {
    let tags = Tags([[60, 30, 20, 80, 10, 40]])
    #expect(
      tags.frames(0) == [
        .at(0, 0, 60, 10), .at(60, 0, 30, 10), .at(0, 10, 20, 10), .at(20, 10, 80, 10),
        .at(0, 20, 10, 10), .at(10, 20, 40, 10),
      ])
    #expect(tags.view.contentSize.height == 30)
    #expect(tags.view.violations.isEmpty)
  }

  @Test("an item that shrinks returns to the group before, and others follow")
  func shrinks() throws {
    let tags = Tags([[60, 50, 40, 30]])
    #expect(tags.frames(0).map(\.minY) == [0, 10, 10, 20])
    tags.source.sizes[0][1].width = 40
    tags.view.reconfigureItems(at: [.at(0, 1)])
    tags.view.layoutIfNeeded()
    let cell = try #require(tags.view.cellForItem(at: .at(0, 1)) as? SizedItemCell)
    cell.width.constant = 40
    cell.contentView.invalidateIntrinsicContentSize()
    tags.view.layoutIfNeeded()
    #expect(tags.frames(0).map(\.minY) == [0, 0, 10, 10])
    #expect(tags.view.contentSize.height == 20)
  }

  @Test("an item that is wider than the group is alone and overhangs")
  func wide() {
    let tags = Tags([[20, 150, 20]])
    #expect(tags.frames(0) == [.at(0, 0, 20, 10), .at(0, 10, 150, 10), .at(0, 20, 20, 10)])
  }

  @Test("only items near the bounds are asked, and the rest keeps the estimate")
  func lazily() {
    let tags = Tags([Array(repeating: 50, count: 10_000)], height: 100)
    // Twenty items are displayed; a group by estimates holds four.
    #expect(tags.source.asked.count < 60)
    let asked = tags.source.asked.count
    let known = CGFloat(asked / 2) * 10
    let estimated = CGFloat((10_000 - asked) / 4) * 10
    #expect(abs(tags.view.contentSize.height - known - estimated) <= 20)
    tags.view.contentOffset.y = 5000
    tags.view.layoutIfNeeded()
    #expect(tags.view.visibleCells.allSatisfy { $0.frame.width == 50 })
    #expect(tags.view.visibleCells.count >= 20)
  }

  @Test("random updates keep a simple model of lines", arguments: RandomSeeds.first(5, of: 20))
  func thrash(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var (model, nextID) = ([ThrashSection(id: 900, items: Array(0..<20))], 1000)
    let tags = Tags([])
    tags.show(model)
    for number in 1...50 {
      let batch = ThrashBatch(from: model, nextID: nextID, using: &random)
      (model, nextID) = (batch.after, batch.unusedID)
      tags.update(batch)
      let wanted = tags.model(of: model)
      let frames = model.indices.map { tags.frames($0) }
      guard frames == wanted else {
        Issue.record("seed \(seed), batch \(number): \(frames) instead of \(wanted)")
        return
      }
    }
  }
}

/// A collection view of 100 points width with tags of given widths and an estimate of 25 by 10 points.
@MainActor
private struct Tags {
  let source: SizedItemSource
  let view: UICollectionView

  init(_ widths: [[CGFloat]], height: CGFloat = 5000) {
    source = SizedItemSource(widths.map { $0.map { CGSize(width: $0, height: 10) } })
    let item = NSCollectionLayoutItem(layoutSize: .of(.estimated(25), .estimated(10)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .estimated(10)), subitems: [item])
    view = ViolationLog().environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: height),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
    }
    source.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
  }

  func frames(_ section: Int) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: .at(section, $0))?.frame
    }
  }

  // MARK: Random updates

  private func size(of value: Int) -> CGSize {
    CGSize(width: CGFloat(5 + value * 17 % 70), height: CGFloat(5 + value * 7 % 20))
  }

  func show(_ model: [ThrashSection]) {
    source.sizes = model.map { $0.items.map(size) }
    view.reloadData()
    view.layoutIfNeeded()
  }

  func update(_ batch: ThrashBatch) {
    view.performBatchUpdates {
      source.sizes = batch.after.map { $0.items.map(size) }
      for edit in batch.edits { view.apply(edit) }
    }
    view.layoutIfNeeded()
  }

  /// The frames of tags that fill lines of 100 points from the top.
  func model(of sections: [ThrashSection]) -> [[CGRect]] {
    var top: CGFloat = 0
    return sections.map { section in
      var (x, depth): (CGFloat, CGFloat) = (0, 0)
      defer { top += depth }
      return section.items.map { value in
        let size = size(of: value)
        if x > 0, x + size.width > 100 {
          top += depth
          (x, depth) = (0, 0)
        }
        defer { (x, depth) = (x + size.width, max(depth, size.height)) }
        return CGRect(origin: CGPoint(x: x, y: top), size: size)
      }
    }
  }
}
