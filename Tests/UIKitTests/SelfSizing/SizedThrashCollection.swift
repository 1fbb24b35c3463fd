import Foundation
import Testing
import UIKit

/// A collection view of self-sizing cells under thrash.
@MainActor
final class SizedThrashCollection: NSObject, SizedThrashList, UICollectionViewDataSource {
  let view: UICollectionView
  let window: UIWindow
  private let log = ViolationLog()
  private var model: [ThrashSection] = []

  init(_ layout: UICollectionViewLayout) {
    view = log.environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
    window = log.environment.bind { UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
    window.addSubview(view)
    super.init()
    view.register(ValueItemCell.self, forCellWithReuseIdentifier: "value")
    view.dataSource = self
  }

  /// A column of items with an estimate.
  static var flow: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.estimatedItemSize = CGSize(width: 100, height: SizedValue.estimate)
    return layout
  }

  var scrollView: UIScrollView { view }
  var violations: [RuntimeViolation] { view.violations }
  var counts: [Int] { model.map(\.items.count) }
  var shown: [IndexPath: Int] {
    Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
        ($0, (view.cellForItem(at: $0) as? ValueItemCell)?.value ?? -1)
      })
  }
  var shownViews: [IndexPath: ObjectIdentifier] { [:] }
  var selected: Set<IndexPath> { [] }
  var announced: Set<ObjectIdentifier> { [] }
  func takeAsked() -> [IndexPath] { [] }
  func frame(at path: IndexPath) -> CGRect? { view.cellForItem(at: path)?.frame }
  func setModel(_ sections: [ThrashSection]) { model = sections }
  func select(_ path: IndexPath) {}
  func reload() { view.reloadData() }

  func batch(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in view.performBatchUpdates { body() } }
  }

  func apply(_ edit: ListEdit) { view.apply(edit) }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { model[section].items.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "value", for: indexPath)
    (cell as? ValueItemCell)?.value = model[indexPath.section].items[indexPath.item]
    return cell
  }
}

private final class ValueItemCell: UICollectionViewCell {
  var value = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 100, height: SizedValue(in: superview).height(of: value))
  }
}

extension SizedThrashTests {
  @Test(
    "a flow layout keeps the sizes, offsets and items of a simple model",
    arguments: RandomSeeds.first(20, of: 100))
  func flowLayout(seed: UInt64) {
    let list = SizedThrashCollection(SizedThrashCollection.flow)
    var run = SizedThrashRun(seed: seed, list: list)
    if let failure = run.failure(batches: 100) { Issue.record("\(failure)") }
  }
}
