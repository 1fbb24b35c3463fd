import Foundation
import UIKit

/// A flow layout of items that have the size of their content, and the time of scrolling by an item.
@MainActor
final class SelfSizingItems: UICollectionViewDataSource {
  private static let steps = 200
  private static let height: CGFloat = 40

  private let count: Int
  private let view: UICollectionView

  init(count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 375, height: 30)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    view.register(FittingItem.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// Nanoseconds of scrolling to the next item, whose size is not yet known, and of the layout pass.
  var stepTime: Double {
    view.collectionViewLayout.invalidateLayout()
    view.reloadData()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    return Stopwatch.nanoseconds {
      for step in 1...Self.steps {
        view.contentOffset.y = CGFloat(step) * Self.height
        view.layoutIfNeeded()
      }
    } / Double(Self.steps)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? FittingItem)?.number = indexPath.item
    return cell
  }
}

/// A cell of one of three heights.
private final class FittingItem: UICollectionViewCell {
  var number = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 375, height: 30 + CGFloat(number % 3) * 10)
  }
}
