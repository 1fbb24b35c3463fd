import Foundation
import UIKit

/// A collection view of many items, and the times of what it does.
@MainActor
final class CollectionList: UICollectionViewDataSource {
  private static let repeats = 200

  private var count: Int
  private let view: UICollectionView
  private let sizes: VariedSizes?

  /// A list with a flow layout, of items of one size or of varied ones.
  convenience init(count: Int, isVaried: Bool = false) {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    self.init(count: count, layout: layout, sizes: isVaried ? VariedSizes() : nil)
  }

  /// A list with any layout.
  init(count: Int, layout: UICollectionViewLayout, sizes: VariedSizes? = nil) {
    self.count = count
    self.sizes = sizes
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = sizes
    view.layoutIfNeeded()
  }

  /// Nanoseconds of a query for one screen, on average over the content.
  var queryTime: Double {
    let end = max(view.contentSize.height - 667, 0)
    return Stopwatch.nanoseconds {
      for step in 0..<Self.repeats {
        let y = end * CGFloat(step) / CGFloat(Self.repeats)
        let rect = CGRect(x: 0, y: y, width: 375, height: 667)
        _ = view.collectionViewLayout.layoutAttributesForElements(in: rect)
      }
    } / Double(Self.repeats)
  }

  /// Nanoseconds of scrolling by a row and laying out.
  var stepTime: Double {
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    return Stopwatch.nanoseconds {
      for step in 1...Self.repeats {
        view.contentOffset.y = CGFloat(step) * 25
        view.layoutIfNeeded()
      }
    } / Double(Self.repeats)
  }

  /// Nanoseconds of asking for everything and placing it.
  var prepareTime: Double { Stopwatch.median { prepare() } }

  /// How many times as long as preparing everything it takes to insert one item in front.
  ///
  /// The two take turns, so that what else the machine does meets both.
  var insertRatio: Double { Stopwatch.median { insertInFront() / prepare() } }

  /// Drops what is known of the layout and prepares it again, as an update does too.
  private func prepare() -> Double {
    Stopwatch.nanoseconds {
      view.collectionViewLayout.invalidateLayout()
      view.layoutIfNeeded()
    }
  }

  private func insertInFront() -> Double {
    Stopwatch.nanoseconds {
      view.performBatchUpdates {
        self.count += 1
        self.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
