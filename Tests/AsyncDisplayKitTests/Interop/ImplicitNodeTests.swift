import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Data sources that return `nil` for UIKit cells by implicitly unwrapped results.
@Suite("Implicitly unwrapped nodes of data sources") @MainActor
struct ImplicitNodeTests {
  private let host = ContainerHost()

  private typealias Source = ASCollectionDataSource & ASCollectionDataSourceInterop
    & ASCollectionDelegateFlowLayout

  /// The methods that all data sources share. The conformances are those of the subclasses, because a
  /// method of a subclass is not one of its superclass's conformance.
  @MainActor private class Items: NSObject {
    func collectionNode(
      _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Blocks: Items, Source {
    static var dequeuesCellsForNodeBackedItems: Bool { false }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock! {
      guard indexPath.item != 1 else { return nil }
      return { FixedCellNode(size: CGSize(width: 50, height: 40)) }
    }
  }

  private final class Nodes: Items, Source {
    static var dequeuesCellsForNodeBackedItems: Bool { false }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
    ) -> ASCellNode! {
      guard indexPath.item != 1 else { return nil }
      return FixedCellNode(size: CGSize(width: 50, height: 40))
    }
  }

  private final class Headed: Items, Source {
    static var dequeuesCellsForNodeBackedItems: Bool { false }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { FixedCellNode(size: CGSize(width: 50, height: 40)) } }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> ASCellNodeBlock! {
      guard kind == UICollectionView.elementKindSectionHeader else { return nil }
      return { FixedCellNode(size: CGSize(width: 50, height: 12)) }
    }

    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> ASCellNode! { FixedCellNode(size: CGSize(width: 50, height: 14)) }
  }

  private func show(_ source: any Source, headed: Bool = false) -> ASCollectionNode {
    let layout = UICollectionViewFlowLayout()
    if headed {
      layout.headerReferenceSize = CGSize(width: 50, height: 12)
      layout.footerReferenceSize = CGSize(width: 50, height: 14)
    }
    return host.show(ASCollectionNode(collectionViewLayout: layout)) {
      $0.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      if headed {
        $0.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
        $0.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionFooter)
      }
      $0.dataSource = source
      $0.delegate = source
    }
  }

  @Test(
    "a method whose result is implicitly unwrapped is called, and nil stands for a UIKit cell",
    arguments: [true, false])
  func items(areBlocks: Bool) {
    let source: any Source = areBlocks ? Blocks() : Nodes()
    let node = show(source)
    host.bind {
      let widths = (0..<3).map { index in
        (node.nodeForItem(at: IndexPath(item: index, section: 0)) as? FixedCellNode)?.frame.width
      }
      #expect(widths == [50, nil, 50])
      #expect(
        node.view.cellForItem(at: IndexPath(item: 1, section: 0))
          .map { type(of: $0) == UICollectionViewCell.self } == true)
    }
    #expect(host.reports.all.isEmpty)
  }

  @Test("implicitly unwrapped supplementary nodes are shown, the block before the node")
  func supplementaryNodes() {
    let source = Headed()
    let node = show(source, headed: true)
    host.bind {
      let height = { (kind: String) -> CGFloat? in
        let header = node.view.supplementaryNode(
          forElementKind: kind, at: IndexPath(item: 0, section: 0))
        return (header as? FixedCellNode)?.frame.height
      }
      #expect(height(UICollectionView.elementKindSectionHeader) == 12)
      #expect(height(UICollectionView.elementKindSectionFooter) == 14)
    }
    #expect(host.reports.all.isEmpty)
  }
}
