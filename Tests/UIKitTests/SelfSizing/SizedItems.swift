import Foundation
import UIKit

/// A collection view's data source whose items have content of given sizes, in points.
@MainActor
final class SizedItemSource: NSObject, UICollectionViewDataSource {
  var sizes: [[CGSize]]
  /// The items whose cells were asked for, in order.
  var asked: [IndexPath] = []
  var identifier = "constraint"

  init(_ sizes: [[CGSize]]) {
    self.sizes = sizes
  }

  func register(in view: UICollectionView) {
    view.register(SizedItemCell.self, forCellWithReuseIdentifier: "constraint")
    view.register(FittingItemCell.self, forCellWithReuseIdentifier: "fitting")
    view.register(PreferredItemCell.self, forCellWithReuseIdentifier: "preferred")
    view.register(
      SizedBand.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "band")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sizes[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    let size = sizes[indexPath.section][indexPath.item]
    (cell as? SizedItemCell)?.show(size)
    (cell as? FittingItemCell)?.size = size
    (cell as? PreferredItemCell)?.size = size
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "band", for: indexPath)
  }
}

/// A cell whose constraints give its size.
final class SizedItemCell: UICollectionViewCell {
  private let box = Box()
  private(set) lazy var width = box.widthAnchor.constraint(equalToConstant: 10)
  private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
  private(set) var askedCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(box)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), width, height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ size: CGSize) {
    width.constant = size.width
    height.constant = size.height
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    askedCount += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A cell whose `sizeThatFits(_:)` gives its size.
final class FittingItemCell: UICollectionViewCell {
  var size = CGSize.zero

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}

/// A cell that changes the attributes itself.
final class PreferredItemCell: UICollectionViewCell {
  var size = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = size
    return layoutAttributes
  }
}

/// A header of 22 points by constraints.
final class SizedBand: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = Box()
    addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 22),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A column of self-sizing items in a collection view of 100 by 100 points.
@MainActor
struct SizedList {
  let source: SizedItemSource
  let layout = UICollectionViewFlowLayout()
  let log = ViolationLog()
  let view: UICollectionView

  init(
    _ sizes: [[CGSize]], estimate: CGSize = CGSize(width: 100, height: 20),
    delegate: (any UICollectionViewDelegate)? = nil
  ) {
    source = SizedItemSource(sizes)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.estimatedItemSize = estimate
    view = log.environment.bind { [layout] in
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
    source.register(in: view)
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
  }

  /// The frames of the cells in sight, in order.
  var frames: [CGRect] { view.visibleCells.map(\.frame) }

  /// The number of items whose cells were asked for.
  var measured: Int {
    Set(source.asked).count == source.asked.count && layout.estimatedItemSize != .zero
      ? source.asked.count : 0
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }
}
