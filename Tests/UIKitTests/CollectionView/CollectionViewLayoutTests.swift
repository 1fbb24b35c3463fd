import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Collection view: layouts")
struct CollectionViewLayoutTests {
  @Test("every metric of the delegate replaces its property, also when it is zero (F17)")
  func delegateMetrics() {
    let list = ListFixture(counts: [3], isLaidOut: false)
    let metrics = ZeroMetrics()
    list.layout.sectionInset = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    list.layout.headerReferenceSize = CGSize(width: 9, height: 9)
    list.view.delegate = metrics
    list.view.layoutIfNeeded()
    #expect(
      metrics.log
        == [
          "inset 0", "line 0", "interitem 0", "header 0", "footer 0", "size 0.0", "size 0.1",
          "size 0.2",
        ])
    #expect(list.view.contentSize == CGSize(width: 100, height: 30))
  }

  @Test("a property that a subclass sets while preparing asks for no further pass")
  func setWhilePreparing() {
    let list = ListFixture(counts: [3])
    let layout = SelfSettingLayout()
    list.view.collectionViewLayout = layout
    list.view.layoutIfNeeded()
    #expect(layout.prepared == 1)
    #expect(list.view.cellForItem(at: .at(0, 0))?.frame.size == CGSize(width: 40, height: 40))
    list.view.layoutIfNeeded()
    #expect(layout.prepared == 1)
  }

  @Test("replacing the layout keeps the cells and tells both layouts")
  func exchange() {
    let list = ListFixture(counts: [30])
    list.scroll(to: 100)
    let cell = list.view.cellForItem(at: .at(0, 5))
    let layout = TransitionLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    var isComplete = false
    list.view.setCollectionViewLayout(layout, animated: true) { isComplete = $0 }
    #expect(isComplete)
    #expect(list.view.contentOffset.y == 200)
    #expect(list.view.cellForItem(at: .at(0, 5)) === cell)
    #expect(layout.log == ["from", "offset", "final"])
    #expect(list.layout.collectionView == nil)
    #expect(list.delegate.log.filter { $0.hasPrefix("didEnd") }.count == 7)
  }

  @Test("decoration views are made of the layout's class and used again")
  func decorations() {
    let list = ListFixture(counts: [4])
    let layout = DecoratedLayout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    layout.itemSize = CGSize(width: 100, height: 20)
    list.view.collectionViewLayout = layout
    list.view.layoutIfNeeded()
    #expect(list.view.subviews.filter { $0.frame.width == 90 }.count == 1)
    #expect(list.view.violations.isEmpty)
    let bare = DecoratedLayout()
    list.view.collectionViewLayout = bare
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.view.violations.map(\.code) == [.unregisteredDecorationView])
  }

  @Test("a layout compares new bounds with those of the view, and is prepared for another width")
  func boundsComparison() {
    let list = ListFixture(counts: [60])
    let layout = ComparingLayout()
    list.view.collectionViewLayout = layout
    list.view.layoutIfNeeded()
    list.scroll(to: 40)
    #expect(layout.widths == [100])
    list.view.frame.size.width = 140
    list.view.layoutIfNeeded()
    #expect(layout.widths == [100, 140])
    #expect(layout.comparisons.last == [100, 140])
    #expect(list.view.bounds.width == 140)
  }

  @Test("hidden elements have no view")
  func hidden() {
    let list = ListFixture(counts: [4])
    let layout = HidingLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    list.view.collectionViewLayout = layout
    list.view.layoutIfNeeded()
    #expect(list.view.indexPathsForVisibleItems.map(\.item) == [1, 2, 3])
  }

  @Test("contexts name a layout's class and carry adjustments to the next pass")
  func adjustments() {
    let list = ListFixture(counts: [60])
    let context = list.layout.invalidationContext(forBoundsChange: .zero)
    #expect(context is UICollectionViewFlowLayoutInvalidationContext)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
    context.contentSizeAdjustment = CGSize(width: 0, height: 7)
    list.layout.invalidateLayout(with: context)
    list.view.layoutIfNeeded()
    #expect(list.view.contentOffset.y == 40)
    #expect(list.view.contentSize.height == 1207)
  }

  @Test("a moved item follows the touch and is put where the delegate allows it")
  func interactiveMovement() {
    let list = ListFixture(counts: [5])
    let mover = MovingSource([[0, 1, 2, 3, 4]])
    list.view.dataSource = mover
    list.view.layoutIfNeeded()
    #expect(!list.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    #expect(list.view.beginInteractiveMovementForItem(at: .at(0, 1)))
    let cell = list.view.cellForItem(at: .at(0, 1))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 71))
    list.view.layoutIfNeeded()
    #expect(cell?.center == CGPoint(x: 50, y: 71))
    list.view.endInteractiveMovement()
    list.view.layoutIfNeeded()
    #expect(mover.sections == [[0, 2, 3, 1, 4]])
    #expect(list.view.cellForItem(at: .at(0, 3)) === cell)
    #expect(cell?.frame.minY == 60)
    _ = list.view.beginInteractiveMovementForItem(at: .at(0, 1))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 5))
    list.view.cancelInteractiveMovement()
    list.view.layoutIfNeeded()
    #expect(mover.sections == [[0, 2, 3, 1, 4]])
    #expect(list.view.cellForItem(at: .at(0, 1))?.frame.minY == 20)
  }

  @Test("items make room for one that is moved, and return when the movement is cancelled")
  func makingRoom() {
    let list = ListFixture(counts: [4])
    let mover = MovingSource([[0, 1, 2, 3]])
    list.view.dataSource = mover
    list.view.layoutIfNeeded()
    let cells = (0..<4).map { list.view.cellForItem(at: .at(0, $0)) }
    func places() -> [CGFloat?] {
      list.view.layoutIfNeeded()
      return cells.map { $0?.frame.minY }
    }
    _ = list.view.beginInteractiveMovementForItem(at: .at(0, 1))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 75))
    #expect(places() == [0, 65, 20, 40])
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 5))
    #expect(places() == [20, -5, 40, 60])
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 45))
    #expect(places() == [0, 35, 20, 60])
    #expect(list.view.indexPath(for: list.view.visibleCells[0]) == .at(0, 0))
    list.view.cancelInteractiveMovement()
    #expect(places() == [0, 20, 40, 60])
  }

  @Test("an item that leaves its section makes room in both")
  func placesWhileMoving() {
    let moving = InteractiveMovement(source: .at(0, 1), target: .at(1, 1), position: .zero)
    let places = [(0, 0), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0)].map {
      moving.place(of: .at($0, $1))
    }
    #expect(places == [.at(0, 0), .at(0, 1), .at(1, 0), .at(1, 2), .at(1, 3), .at(2, 0)])
  }

  @Test("a controller is its view's data source and delegate")
  func controller() {
    let log = ViolationLog()
    log.environment.bind {
      let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
      controller.loadViewIfNeeded()
      controller.collectionView.layoutIfNeeded()
      #expect(controller.collectionView.visibleCells.count == 3)
      #expect(controller.view === controller.collectionView)
      controller.collectionView.selectItem(at: .at(0, 1), animated: false, scrollPosition: [])
      controller.viewWillAppear(false)
      #expect(controller.collectionView.indexPathsForSelectedItems?.isEmpty == true)
      #expect(controller.collectionView.violations.isEmpty)
    }
  }
}

@MainActor
private final class ZeroMetrics: UICollectionViewDelegateFlowLayout {
  var log: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.append("size \(indexPath.listDescription)")
    return CGSize(width: 80, height: 10)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    log.append("inset \(section)")
    return .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("line \(section)")
    return 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("interitem \(section)")
    return 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    log.append("header \(section)")
    return .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    log.append("footer \(section)")
    return .zero
  }
}

private final class SelfSettingLayout: UICollectionViewFlowLayout {
  var prepared = 0

  override func prepare() {
    itemSize = CGSize(width: 30, height: 30)
    super.prepare()
    itemSize = CGSize(width: 40, height: 40)
    prepared += 1
  }
}

private final class TransitionLayout: UICollectionViewFlowLayout {
  var log: [String] = []

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    log.append("from")
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    log.append("offset")
    return CGPoint(x: 0, y: proposedContentOffset.y * 2)
  }

  override func finalizeLayoutTransition() {
    log.append("final")
  }
}

private final class DecoratedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let back = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "back", with: IndexPath(item: 0, section: 0))
    back.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    back.zIndex = -1
    return (super.layoutAttributesForElements(in: rect) ?? []) + [back]
  }
}

private final class HidingLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let all = super.layoutAttributesForElements(in: rect)
    all?.first?.isHidden = true
    return all
  }
}

/// Items that may be moved, the first one excepted.
@MainActor
private final class MovingSource: UICollectionViewDataSource {
  var sections: [[Int]]

  init(_ sections: [[Int]]) {
    self.sections = sections
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { indexPath.item > 0 }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }
}

private final class NumbersController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A layout that is out of date when the width of its view changes.
private final class ComparingLayout: UICollectionViewLayout {
  private(set) var widths: [CGFloat] = []
  private(set) var comparisons: [[CGFloat]] = []

  override func prepare() {
    super.prepare()
    widths.append(collectionView?.bounds.width ?? 0)
  }
  override var collectionViewContentSize: CGSize { CGSize(width: widths.last ?? 0, height: 1_200) }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { [] }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let width = collectionView?.bounds.width ?? 0
    comparisons.append([width, newBounds.width])
    return newBounds.width != width
  }
}
