import Foundation
import UIKit

@testable import AsyncDisplayKit

/// A list of numbered items: negative numbers show in UIKit cells, others in nodes.
@MainActor
final class MixedSource: NSObject, ASCollectionDataSourceInterop, ASCollectionDelegateInterop,
  ASCollectionDelegateFlowLayout, UICollectionViewDelegateFlowLayout
{
  var numbers: [Int]
  var range: ASSizeRange?
  private(set) var events: [String] = []

  init(_ numbers: [Int]) {
    self.numbers = numbers
  }

  func forgetEvents() { events = [] }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    let number = numbers[indexPath.item]
    guard number >= 0 else { return nil }
    return { NumberedCellNode(number: number, size: CGSize(width: 100, height: 100)) }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange { range ?? ASSizeRangeMake(.zero, CGSize(width: 100, height: 100)) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 100) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Plain", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { events.append("will \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { events.append("end \(indexPath.item)") }

  /// Shows the items in a flow layout.
  func show(
    in host: ContainerHost, configure: (ASCollectionNode) -> Void = { _ in }
  ) -> ASCollectionNode {
    host.retained.append(self)
    let node = host.show(ASCollectionNode.flow()) { node in
      node.dataSource = self
      node.delegate = self
      node.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Plain")
      configure(node)
    }
    return node
  }
}
