import Foundation
import UIKit

@testable import UIKitCore

/// A delegate that logs every event and whose gates can be closed by name.
@MainActor
final class EventDelegate: UICollectionViewDelegate {
  var log: [String] = []
  var closedGates: Set<String> = []
  /// Looks at the view while a cell is announced.
  var onDisplay: ((UICollectionView, IndexPath) -> Void)?

  private func gate(_ name: String, _ path: IndexPath) -> Bool {
    log.append("\(name) \(path.listDescription)")
    return !closedGates.contains(name)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { gate("shouldHighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log.append("didHighlight \(indexPath.listDescription)") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.append("didUnhighlight \(indexPath.listDescription)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { gate("shouldSelect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { gate("shouldDeselect", indexPath) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.listDescription)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.listDescription)")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("willDisplay \(indexPath.listDescription)")
    onDisplay?(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("didEnd \(indexPath.listDescription)") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { log.append("willDisplayHeader \(indexPath.listDescription)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { log.append("didEndHeader \(indexPath.listDescription)") }
}
