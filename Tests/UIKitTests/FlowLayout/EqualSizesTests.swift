import Foundation
import Testing
import UIKit

/// Rule F5: which items count as of equal sizes, whose last line keeps the columns (F3), while a
/// last line of items that differ is packed at the minimum spacing (F4).
@MainActor @Suite("Flow layout, equal sizes")
struct EqualSizesTests {
  /// Gives items 30 points a side, but those that are named one point more in height.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let tall: Set<IndexPath>

    init(tall: Set<IndexPath>) {
      self.tall = tall
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 30, height: tall.contains(indexPath) ? 31 : 30) }
  }

  /// Where the second item of each section's last line begins: five items, three on a line of 100
  /// points, whose gaps are 5 points on a full line and 2 at least.
  private func lastColumns(_ delegate: Sizes?) -> [CGFloat?] {
    let (layout, source) = (UICollectionViewFlowLayout(), ListSource(counts: [5, 5]))
    layout.itemSize = CGSize(width: 30, height: 30)
    layout.minimumInteritemSpacing = 2
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
    return (0..<2).map { view.layoutAttributesForItem(at: .at($0, 4))?.frame.minX }
  }

  @Test("sizes that a delegate gives count as equal when their values are, as the layout's own do")
  func equalAnswers() {
    #expect(lastColumns(nil) == [35, 35])
    #expect(lastColumns(Sizes(tall: [])) == [35, 35])
  }

  @Test(
    "one size that differs makes the whole section uneven, and no other section",
    arguments: [0, 2, 4])
  func oneDiffers(_ item: Int) {
    #expect(lastColumns(Sizes(tall: [.at(0, item)])) == [32, 35])
    #expect(lastColumns(Sizes(tall: [.at(1, item)])) == [35, 32])
  }
}
