import Foundation
import Testing
import UIKit

/// Apple's documentation of `UICollectionViewFlowLayoutInvalidationContext`.
@MainActor @Suite("Flow layout: invalidation contexts")
struct FlowInvalidationTests {
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var height: CGFloat = 20
    var asked = 0

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 100, height: height)
    }
  }

  private let sizes = Sizes()
  private let list: SizedList

  init() {
    list = SizedList([[.zero, .zero]], estimate: .zero, delegate: sizes)
  }

  private func invalidate(metrics: Bool, attributes: Bool) {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = metrics
    context.invalidateFlowLayoutAttributes = attributes
    list.layout.invalidateLayout(with: context)
    list.view.layoutIfNeeded()
  }

  private var height: CGFloat? { list.layout.layoutAttributesForItem(at: .at(0, 0))?.size.height }

  @Test("metrics of the delegate are asked again only when the context says so")
  func metrics() {
    let asked = sizes.asked
    sizes.height = 30
    invalidate(metrics: false, attributes: true)
    #expect(sizes.asked == asked && height == 20)
    invalidate(metrics: true, attributes: true)
    #expect(sizes.asked == 2 * asked && height == 30)
  }

  @Test("frames that a context leaves valid count until frames are computed again")
  func attributes() {
    sizes.height = 30
    invalidate(metrics: true, attributes: false)
    #expect(height == 20)
    invalidate(metrics: false, attributes: true)
    #expect(height == 30)
  }

  @Test("scrolling with pinned headers computes no frames, and another width does")
  func bounds() {
    list.layout.sectionHeadersPinToVisibleBounds = true
    list.view.layoutIfNeeded()
    let asked = sizes.asked
    let context = list.layout.invalidationContext(
      forBoundsChange: CGRect(x: 0, y: 10, width: 100, height: 100))
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    #expect(flow?.invalidateFlowLayoutAttributes == false)
    list.view.frame.size.width = 120
    list.view.layoutIfNeeded()
    #expect(sizes.asked > asked)
    #expect(list.layout.layoutAttributesForItem(at: .at(0, 0))?.frame.minX == 10)
  }
}
