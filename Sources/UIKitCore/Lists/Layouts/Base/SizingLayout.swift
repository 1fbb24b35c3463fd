import Foundation

/// A layout of UIKit that replaces sizes that it estimates by those of the contents.
@MainActor package protocol SizingLayout: UICollectionViewLayout {
  /// The axis along which the content scrolls.
  var scrollAxis: NSLayoutConstraint.Axis { get }
  /// A Boolean value that indicates whether contents can replace sizes that the layout estimates.
  var hasEstimates: Bool { get }

  /// Confirms the size of an element, because its content prefers no other size.
  func confirmSize(of key: ElementKey, _ size: CGSize)
  /// Requests that an element is measured again. Its size is unchanged until then.
  func doubtSize(of key: ElementKey)
  /// Returns a Boolean value that indicates whether the content of an element determines the room
  /// of other elements across the scroll axis, so that it must be measured before them.
  func narrowsOthers(_ key: ElementKey) -> Bool
  /// Updates the measured sizes for an update of the list, and removes those of reloaded elements.
  func moveSizes(_ plan: ListUpdatePlan)
  /// Tells the layout that the view's traits have changed.
  func traitsDidChange(from former: UITraitCollection?)
  /// Notifies the layout that the collection view is about to scroll to an item.
  func scrollOrthogonalSection(
    toShow indexPath: IndexPath, at position: UICollectionView.ScrollPosition)
}

extension SizingLayout {
  package func narrowsOthers(_ key: ElementKey) -> Bool { false }

  package func scrollOrthogonalSection(
    toShow indexPath: IndexPath, at position: UICollectionView.ScrollPosition
  ) {}
}
