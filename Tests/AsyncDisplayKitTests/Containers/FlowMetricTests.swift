import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// The header sizes and section metrics of a flow layout whose views are nodes.
@Suite("Metrics of flow layouts") @MainActor
struct FlowMetricTests {
  private let host = ContainerHost()
  private let kind = UICollectionView.elementKindSectionHeader
  private let path = IndexPath(item: 0, section: 0)

  private final class Metrics: NSObject, ASCollectionDelegate, UICollectionViewDelegateFlowLayout {
    var asked: [Int] = []

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 10, height: 33) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      asked.append(section)
      return UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    }
  }

  // Source: `ASCollectionViewFlowLayoutInspector.mm`, `-didChangeCollectionViewDelegate:` and
  // `-collectionView:constrainedSizeForSupplementaryNodeOfKind:atIndexPath:`.
  @Test("a delegate that adopts UIKit's flow protocol beside Texture's gives reference sizes")
  func referenceSizes() {
    let source = GridSource(sections: 1, items: 3)
    let metrics = Metrics()
    let node = host.show(ASCollectionNode.flow()) { node in
      node.registerSupplementaryNode(ofKind: kind)
      node.dataSource = source
      node.delegate = metrics
    }
    host.bind {
      #expect(node.view.supplementaryNode(forElementKind: kind, at: path)?.frame.height == 33)
      let header = node.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
      #expect(header?.frame == CGRect(x: 0, y: 0, width: 375, height: 33))
      #expect(node.view.layoutAttributesForItem(at: path)?.frame.minY == 40)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASCollectionView.mm`, `-collectionView:layout:referenceSizeForHeaderInSection:` and
  // `-collectionView:viewForSupplementaryElementOfKind:atIndexPath:`, which asserts.
  @Test("the size of a header whose kind is not registered is reserved, and reported")
  func unregisteredKind() {
    let source = GridSource(sections: 1, items: 3)
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let node = host.show(ASCollectionNode(collectionViewLayout: layout)) { node in
      node.dataSource = source
    }
    host.bind {
      #expect(node.view.layoutAttributesForItem(at: path)?.frame.minY == 40)
      let view = node.view.supplementaryView(forElementKind: kind, at: path)
      #expect((view as? _ASCollectionReusableView)?.node == nil && view != nil)
    }
    #expect(host.violations == [.missingSupplementaryNode])
  }

  // Source: `ASCollectionView.mm`, `-delegateIndexForSection:withSelector:`.
  @Test("a section that the newest data lacks has the layout's metrics, and is not asked about")
  func removedSection() {
    let source = GridSource(sections: 2, items: 3)
    let metrics = Metrics()
    let node = host.show(ASCollectionNode.flow()) { node in
      node.dataSource = source
      node.delegate = metrics
      node.cellLayoutMode = .alwaysAsync
    }
    host.bind {
      let section = IndexPath(item: 0, section: 1)
      let former = node.view.layoutAttributesForItem(at: section)?.frame.minY
      source.sections.remove(at: 0)
      node.performBatch(animated: false) { node.deleteSections([0]) }
      metrics.asked = []
      node.view.collectionViewLayout.invalidateLayout()
      node.view.layoutIfNeeded()
      #expect(node.view.layoutAttributesForItem(at: section)?.frame.minY == former.map { $0 - 7 })
      #expect(Set(metrics.asked) == [0])
    }
    host.settle()
    #expect(host.violations.isEmpty)
  }
}
