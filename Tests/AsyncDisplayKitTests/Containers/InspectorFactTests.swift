import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// What Texture's own tests of its flow layout inspector demand, on a view of 100 by 100 points that
/// has no node.
@Suite("Inspector facts") @MainActor
struct InspectorFactTests {
  private let host = ContainerHost()
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  /// Creates a view with a flow layout, a source and a delegate.
  private func view(
    _ direction: UICollectionView.ScrollDirection, delegate: (any ASCollectionDelegate)?,
    configure: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> ASCollectionView {
    let source = GridSource(sections: 1, items: 1)
    host.retained.append(source)
    if let delegate { host.retained.append(delegate) }
    return host.bind {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction
      configure(layout)
      let view = ASCollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.asyncDataSource = source
      view.asyncDelegate = delegate
      return view
    }
  }

  /// The range of the first section's header or footer.
  private func range(_ view: ASCollectionView, _ kind: String) -> ASSizeRange? {
    host.bind {
      view.layoutInspector?.collectionView(
        view, constrainedSizeForSupplementaryNodeOfKind: kind, at: IndexPath(item: 0, section: 0))
    }
  }

  private static let across = CGSize(width: 100, height: 125)
  private static let along = CGSize(width: 125, height: 100)

  // Source: `ASCollectionViewFlowLayoutInspectorTests.mm`,
  // `testThatItReturnsAVerticalConstrainedSizeFromTheHeaderDelegateImplementation` and
  // `testThatItReturnsAVerticalConstrainedSizeFromTheFooterDelegateImplementation`.
  @Test(
    "a size of the delegate is used along the scroll direction, and the view's size across",
    arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func delegateSize(direction: UICollectionView.ScrollDirection) {
    let view = view(direction, delegate: ReferenceSizes(CGSize(width: 125, height: 125)))
    let expected = ASSizeRangeMake(direction == .vertical ? Self.across : Self.along)
    #expect(range(view, header) == expected)
    #expect(range(view, footer) == expected)
  }

  // Source: `ASCollectionViewFlowLayoutInspectorTests.mm`,
  // `testThatItReturnsAHorizontalConstrainedSizeFromTheHeaderProperty` and the tests around it.
  @Test(
    "a size of the layout is used along the scroll direction, and the view's size across",
    arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func layoutSize(direction: UICollectionView.ScrollDirection) {
    let view = view(direction, delegate: nil) { layout in
      layout.headerReferenceSize = CGSize(width: 125, height: 125)
      layout.footerReferenceSize = CGSize(width: 125, height: 125)
    }
    let expected = ASSizeRangeMake(direction == .vertical ? Self.across : Self.along)
    #expect(range(view, header) == expected)
    #expect(range(view, footer) == expected)
  }

  // Source: `ASCollectionViewFlowLayoutInspectorTests.mm`,
  // `testThatItReturnsZeroSizeWhenNoReferenceSizeIsImplemented` and
  // `testThatItReturnsOneWhenAValidSizeIsImplementedOnTheDelegate`.
  @Test("without any size the range has no height and there is no element, with one there is one")
  func counts() {
    let empty = view(.vertical, delegate: nil)
    #expect(range(empty, header) == ASSizeRangeMake(CGSize(width: 100, height: 0)))
    let sized = view(.vertical, delegate: ReferenceSizes(CGSize(width: 125, height: 125)))
    host.bind {
      for (view, count) in [(empty, UInt(0)), (sized, 1)] {
        let found = view.layoutInspector?.collectionView(
          view, supplementaryNodesOfKind: header, inSection: 0)
        #expect(found == count)
      }
    }
  }
}

/// Gives every header and footer one size, by the members of UIKit's flow layout delegate.
@MainActor
private final class ReferenceSizes: NSObject, ASCollectionDelegateFlowLayout,
  UICollectionViewDelegateFlowLayout
{
  private let size: CGSize

  init(_ size: CGSize) { self.size = size }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { size }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { size }
}
