import Foundation

extension UICollectionView {
  /// The selected items in the order of selection; never nil, as in UIKit.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selectsByTouch: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return selection.paths.forEach(deselect) }
    guard allowsSelection else { return }
    guard contains(indexPath) else { return reportInvalid(indexPath, "select item") }
    if !selectsMany {
      for path in selection.paths where path != indexPath { deselect(path) }
    }
    markSelected(indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func deselect(_ indexPath: IndexPath) {
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  func keepLastSelection() {
    for path in selection.paths.dropLast() { deselect(path) }
  }

  private func markSelected(_ indexPath: IndexPath) {
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
  }

  // MARK: Touches

  /// Begins a touch at a point of the content: should highlight, did highlight (rule V9).
  package func beginTouch(at point: CGPoint) {
    cancelTouch()
    guard selectsByTouch, let path = indexPathForItem(at: point), cellForItem(at: path) != nil
    else { return }
    ownEnvironment.bind {
      guard
        allows(
          { $0.collectionView(self, shouldHighlightItemAt: path) },
          "collectionView(_:shouldHighlightItemAt:)")
      else { return }
      touchedPath = path
      setHighlight(true, at: path)
    }
  }

  /// Ends the touch: it selects or deselects if it is still on the item, then takes the highlight.
  package func endTouch(at point: CGPoint) {
    guard let path = touchedPath else { return }
    guard indexPathForItem(at: point) == path else { return cancelTouch() }
    ownEnvironment.bind {
      if let selected = toggleByTouch(path) { performPrimaryAction(at: selected) }
      cancelTouch()
    }
  }

  /// Takes the highlight away without selecting.
  package func cancelTouch() {
    guard let path = touchedPath else { return }
    touchedPath = nil
    setHighlight(false, at: path)
  }

  /// Scrolling by hand takes the touch away from the item.
  func followTouch() {
    if isDragging { cancelTouch() }
  }

  private func setHighlight(_ isHighlighted: Bool, at path: IndexPath) {
    selection.highlighted = isHighlighted ? path : nil
    cellForItem(at: path)?.isHighlighted = isHighlighted
    if isHighlighted {
      heardDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      heardDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  /// Selects or deselects an item; answers it when it was selected.
  @discardableResult
  private func toggleByTouch(_ path: IndexPath) -> IndexPath? {
    guard !selectsMany || !selection.contains(path) else {
      deselectByTouch(path)
      return nil
    }
    guard
      allows(
        { $0.collectionView(self, shouldSelectItemAt: path) },
        "collectionView(_:shouldSelectItemAt:)")
    else { return nil }
    if !selectsMany {
      for other in selection.paths where other != path {
        deselect(other)
        heardDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    markSelected(path)
    heardDelegate?.collectionView(self, didSelectItemAt: path)
    return path
  }

  /// Rule: UIKit's documentation: the primary action of an item whose selection extends no other.
  private func performPrimaryAction(at path: IndexPath) {
    guard selection.paths == [path], let delegate = heardDelegate else { return }
    let isAllowed = optionalMembers.ask("collectionView(_:canPerformPrimaryActionForItemAt:)") {
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    }
    guard isAllowed ?? !isEditing else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// Selects the items between two index paths, in order, as far as multiple selection is allowed.
  package func selectByPan(from first: IndexPath, to last: IndexPath) {
    for path in knownCounts.paths(between: first, and: last) where selectsMany {
      if !selection.contains(path) { toggleByTouch(path) }
    }
  }

  private func deselectByTouch(_ path: IndexPath) {
    guard
      allows(
        { $0.collectionView(self, shouldDeselectItemAt: path) },
        "collectionView(_:shouldDeselectItemAt:)")
    else { return }
    deselect(path)
    heardDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  private func allows(
    _ question: (any UICollectionViewDelegate) -> Bool, _ member: OptionalMember
  ) -> Bool {
    guard let delegate = heardDelegate else { return true }
    return optionalMembers.ask(member) { question(delegate) } ?? true
  }

  func reportInvalid(_ indexPath: IndexPath, _ attempt: String) {
    report(
      RuntimeViolation(
        .indexPathOutOfRange, subject: subject,
        message: "attempt to \(attempt) at invalid index path: \(indexPath.listDescription)",
        remedy: "Name an item that numberOfItems(inSection:) counts.",
        numbers: Array(indexPath)))
  }
}
