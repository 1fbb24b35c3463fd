import Foundation

extension UICollectionView {
  /// The index paths of the selected items in the order of selection. It is never `nil`, as in
  /// UIKit.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard allowsSelection else { return }
    guard contains(indexPath) else { return reportInvalid(indexPath, "select item") }
    select(indexPath, animated: animated)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func deselectAll() {
    for path in selection.paths { deselect(path, animated: false) }
  }

  func keepLastSelection() {
    for path in selection.paths.dropLast() { deselect(path, animated: false) }
  }

  // MARK: Touches

  /// Begins a touch at a point of the content.
  package func beginTouch(at point: CGPoint) {
    if !allowsSelection, let path = indexPathForItem(at: point) { touchWithoutSelection?(path) }
    trackTouch(from: point)
  }

  /// Ends the touch at a point of the content.
  package func endTouch(at point: CGPoint) { completeTouch(at: point) }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    allows(
      { $0.collectionView(self, shouldHighlightItemAt: path) },
      "collectionView(_:shouldHighlightItemAt:)")
  }

  func didChangeHighlight(_ isHighlighted: Bool, at path: IndexPath) {
    if isHighlighted {
      effectiveDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      effectiveDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  var endsHighlightBeforeSelection: Bool { false }

  func itemToSelect(for path: IndexPath) -> IndexPath? {
    allows(
      { $0.collectionView(self, shouldSelectItemAt: path) },
      "collectionView(_:shouldSelectItemAt:)") ? path : nil
  }

  func itemToDeselect(for path: IndexPath) -> IndexPath? {
    allows(
      { $0.collectionView(self, shouldDeselectItemAt: path) },
      "collectionView(_:shouldDeselectItemAt:)") ? path : nil
  }

  // The delegate is not asked about an item that another one replaces.
  func deselectReplaced(_ path: IndexPath) {
    deselect(path, animated: false)
    didDeselect(path)
  }

  func didSelect(_ path: IndexPath) {
    effectiveDelegate?.collectionView(self, didSelectItemAt: path)
  }

  func didDeselect(_ path: IndexPath) {
    effectiveDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  func canPerformPrimaryAction(at path: IndexPath) -> Bool? {
    guard let delegate else { return false }
    return optionalMembers.ask("collectionView(_:canPerformPrimaryActionForItemAt:)") {
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    }
  }

  func primaryActionOccurred(at path: IndexPath) {
    delegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// Returns a Boolean value that indicates whether the data source has an item at an index path.
  package func hasItem(at indexPath: IndexPath) -> Bool { contains(indexPath) }

  /// Selects the items between two index paths, in order, if multiple selection is allowed.
  package func selectByPan(from first: IndexPath, to last: IndexPath) {
    for path in knownCounts.paths(between: first, and: last) where selectsMany {
      if !selection.contains(path) { toggleByTouch(path) }
    }
  }

  private func allows(
    _ question: (any UICollectionViewDelegate) -> Bool, _ member: OptionalMember
  ) -> Bool {
    guard let delegate = effectiveDelegate else { return true }
    return optionalMembers.ask(member) { question(delegate) } ?? true
  }

  func reportInvalid(_ indexPath: IndexPath, _ attempt: String) {
    report(
      RuntimeViolation(
        .indexPathOutOfRange, subject: subject,
        message: "attempt to \(attempt) at invalid index path: \(indexPath.listDescription)",
        remedy: "Pass the index path of an item that exists; see numberOfItems(inSection:).",
        numbers: Array(indexPath)))
  }
}
