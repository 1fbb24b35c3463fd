import Foundation
import Testing
import UIKit

@Suite("Interactive transitions of layouts")
@MainActor
struct LayoutTransitionTests {
  private let list = ListFixture(counts: [4])
  private let wide = UICollectionViewFlowLayout()

  init() {
    wide.itemSize = CGSize(width: 100, height: 60)
    wide.minimumLineSpacing = 0
  }

  private func frame(_ item: Int) -> CGRect? { list.view.cellForItem(at: .at(0, item))?.frame }

  @Test("cells and the content are between both layouts, as far as the transition is")
  func progress() {
    let between = list.view.startInteractiveTransition(to: wide)
    list.view.layoutIfNeeded()
    #expect(frame(1) == CGRect(x: 0, y: 20, width: 100, height: 20))
    between.transitionProgress = 0.5
    list.view.layoutIfNeeded()
    #expect(frame(1) == CGRect(x: 0, y: 40, width: 100, height: 40))
    #expect(list.view.contentSize == CGSize(width: 100, height: 160))
    #expect(list.view.collectionViewLayout === between && list.numbers.count == 3)
  }

  @Test("a finished transition leaves the layout that it leads to")
  func finished() {
    var ends: [[Bool]] = []
    let between = list.view.startInteractiveTransition(to: wide) { ends.append([$0, $1]) }
    between.transitionProgress = 0.3
    list.view.finishInteractiveTransition()
    #expect(list.view.collectionViewLayout === wide && wide.collectionView === list.view)
    #expect(list.layout.collectionView == nil && ends == [[true, true]])
    #expect(frame(1) == CGRect(x: 0, y: 60, width: 100, height: 60))
    list.view.finishInteractiveTransition()
    #expect(ends.count == 1)
  }

  @Test("a cancelled transition leaves the layout that there was")
  func cancelled() {
    var ends: [[Bool]] = []
    list.view.startInteractiveTransition(to: wide) { ends.append([$0, $1]) }.transitionProgress = 1
    list.view.layoutIfNeeded()
    list.view.cancelInteractiveTransition()
    #expect(list.view.collectionViewLayout === list.layout && wide.collectionView == nil)
    #expect(frame(1) == CGRect(x: 0, y: 20, width: 100, height: 20) && ends == [[true, false]])
  }

  @Test(
    "the delegate makes the layout between two others, and layouts are notified of beginning and end"
  )
  func delegates() {
    final class Between: UICollectionViewTransitionLayout {}
    final class Maker: UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Between(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    final class Heard: UICollectionViewFlowLayout {
      var log: [String] = []
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        log.append("from \(collectionView != nil)")
      }
      override func finalizeLayoutTransition() { log.append("final") }
    }
    let (maker, heard) = (Maker(), Heard())
    list.view.delegate = maker
    let between = list.view.startInteractiveTransition(to: heard)
    #expect(between is Between && list.view.startInteractiveTransition(to: wide) === between)
    list.view.finishInteractiveTransition()
    #expect(heard.log == ["from true", "final"])
  }

  @Test("an item that one layout has not stays where the other puts it, and values are kept")
  func missing() {
    let empty = UICollectionViewLayout()
    let between = list.view.startInteractiveTransition(to: empty)
    between.transitionProgress = 0.5
    between.updateValue(3, forAnimatedKey: "zoom")
    list.view.layoutIfNeeded()
    #expect(frame(1) == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(between.value(forAnimatedKey: "zoom") == 3 && between.value(forAnimatedKey: "x") == 0)
  }

  @Test("an update in the middle of a transition reaches both layouts")
  func update() {
    let between = list.view.startInteractiveTransition(to: wide)
    between.transitionProgress = 0.5
    list.view.layoutIfNeeded()
    list.source.sections[0].insert(9, at: 0)
    list.view.insertItems(at: [.at(0, 0)])
    #expect(list.numbers.first == 9 && list.view.contentSize.height == 200)
    #expect(list.view.violations.isEmpty)
  }
}
