import AsyncDisplayKit
import Foundation
import UIKit

/// The data source and delegate of a generated collection with UIKit cells among nodes.
@MainActor
open class FixtureInteropCollectionDataSource<Model: Sendable, Fields: Sendable>:
  FixtureCollectionDataSource<Model, Fields>, ASCollectionDataSourceInterop,
  ASCollectionDelegateInterop
{
  /// A Boolean value that indicates whether the data source also dequeues the cells of items with
  /// nodes. The default is `false`.
  open class var dequeuesCellsForNodeBackedItems: Bool { false }

  /// Registers the cell and view classes that display nodes, for containers whose cells all come
  /// from this object.
  open override func viewDidLoad(_ view: ASCollectionView) {
    super.viewDidLoad(view)
    view.register(_ASCollectionViewCell.self, forCellWithReuseIdentifier: hostIdentifier)
    for kind in supplementaryKinds {
      view.register(
        _ASCollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: hostIdentifier)
    }
  }

  /// Dequeues the UIKit cell that the fixture's rules select, or a cell that displays a node.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.record(.cellForItemAt, at: indexPath)
    if let answer = answers.cellForItemAt { return answer(collectionView, indexPath) }
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier(of: choice(at: indexPath)), for: indexPath)
  }

  /// Dequeues the UIKit view of a supplementary element, or a view that displays a node.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    calls.record(.viewForSupplementaryElementOfKind, at: indexPath, detail: kind)
    if let answer = answers.viewForSupplementaryElement {
      return answer(collectionView, kind, indexPath)
    }
    let choice = supplementary(ofKind: kind, at: indexPath)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier(of: choice), for: indexPath)
  }

  /// Returns the fixture's size of a UIKit cell, or else reports the method as not implemented.
  open override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = answers.sizeForItemAt?(collectionNode, indexPath) ?? plainSize(at: indexPath)
    guard let size else {
      return collectionView.notImplemented(returning: .zero)
    }
    calls.record(.sizeForItemAt, at: indexPath)
    return size
  }

  private var hostIdentifier: String { "FixtureNodeHost" }

  /// Returns the size that the fixture states for a UIKit cell, or `nil`.
  private func plainSize(at indexPath: IndexPath) -> CGSize? {
    guard case .plain(_, let size) = choice(at: indexPath) else { return nil }
    let range = sizeRange(forItemAt: indexPath, in: collectionNode)
    return collectionNode.view.plainSize(stated: size, in: range)
  }

  private func identifier(of cell: FixtureCell?) -> String {
    if case .plain(let identifier, _)? = cell { return identifier }
    return hostIdentifier
  }

  // MARK: Optional members, written by Scripts/make-optional-members to the end of the class

  /// Records the call in `calls`.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.record(.willDisplay, at: indexPath) }

  /// Records the call in `calls`.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { calls.record(.willDisplaySupplementaryView, at: indexPath, detail: elementKind) }

  /// Records the call in `calls`.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.record(.didEndDisplaying, at: indexPath) }

  /// Records the call in `calls`.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { calls.record(.didEndDisplayingSupplementaryView, at: indexPath, detail: elementKind) }
}
