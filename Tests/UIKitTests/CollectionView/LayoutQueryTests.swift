import Foundation
import Testing
import UIKit

@MainActor @Suite("Collection view: queries of the layout")
struct LayoutQueryTests {
  private let list = ListFixture(counts: [30])
  private let layout = QueriedLayout()

  init() {
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    list.view.collectionViewLayout = layout
    list.view.layoutIfNeeded()
    list.forget()
  }

  @Test(
    "each element has one view, in whatever order and however often the layout returns it",
    arguments: QueriedLayout.Order.allCases)
  func orders(order: QueriedLayout.Order) {
    layout.order = order
    list.scroll(to: 40)
    let expected = order == .descending ? [6, 5, 4, 3, 2] : [2, 3, 4, 5, 6]
    #expect(list.numbers == expected)
    #expect(list.view.subviews.count { $0 is NumberCell } == 5)
    list.scroll(to: 60)
    #expect(list.numbers == expected.map { $0 + 1 })
    #expect(list.view.cellForItem(at: .at(0, 2)) == nil)
    #expect((list.view.cellForItem(at: .at(0, 7)) as? NumberCell)?.number == 7)
  }

  @Test("a view that stays in sight is not made again, and one that leaves is found no more")
  func views() {
    let third = list.view.cellForItem(at: .at(0, 3))
    list.scroll(to: 40)
    #expect(third != nil && list.view.cellForItem(at: .at(0, 3)) === third)
    list.scroll(to: 100)
    #expect(list.view.cellForItem(at: .at(0, 3)) == nil)
    list.scroll(to: 0)
    #expect(list.numbers == [0, 1, 2, 3, 4])
    #expect(list.view.cellForItem(at: .at(0, 3))?.frame.minY == 60)
  }
}

/// A flow layout that returns elements in several orders.
final class QueriedLayout: UICollectionViewFlowLayout {
  enum Order: CaseIterable {
    case ascending, descending, twice
  }

  var order = Order.ascending

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect) ?? []
    switch order {
    case .ascending: return all
    case .descending: return all.reversed()
    case .twice: return all + all.reversed()
    }
  }
}
