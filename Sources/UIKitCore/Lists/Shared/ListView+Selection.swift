import Foundation

extension ListView {
  /// A Boolean value that indicates whether several items can currently be selected.
  var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selectsByTouch: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Selects an item without notifying the delegate, and deselects other items if only one can be
  /// selected.
  func select(_ indexPath: IndexPath, animated: Bool) {
    if !selectsMany {
      for path in selection.paths where path != indexPath { deselect(path, animated: animated) }
    }
    markSelected(indexPath, animated: animated)
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    itemCell(at: indexPath)?.setSelected(false, animated: animated)
  }

  private func markSelected(_ indexPath: IndexPath, animated: Bool) {
    selection.insert(indexPath)
    itemCell(at: indexPath)?.setSelected(true, animated: animated)
  }

  // MARK: Touches

  /// Begins a touch at a point of the content. The item is highlighted if the delegate allows it
  /// (rule V9).
  func trackTouch(from point: CGPoint) {
    stopTrackingTouch()
    guard selectsByTouch, let path = itemPath(at: point), itemCell(at: path) != nil else { return }
    ownEnvironment.bind {
      guard shouldHighlight(path) else { return }
      touchedPath = path
      setHighlight(true, at: path)
    }
  }

  /// Ends a touch at a point of the content. The item is selected or deselected if the touch is
  /// still on it.
  func completeTouch(at point: CGPoint) {
    guard let path = touchedPath else { return }
    guard itemPath(at: point) == path else { return stopTrackingTouch() }
    ownEnvironment.bind {
      if endsHighlightBeforeSelection { stopTrackingTouch() }
      if let selected = toggleByTouch(path) { performPrimaryAction(at: selected) }
      stopTrackingTouch()
    }
  }

  /// Removes the highlight without selecting an item.
  func stopTrackingTouch() {
    guard let path = touchedPath else { return }
    touchedPath = nil
    setHighlight(false, at: path)
  }

  private func setHighlight(_ isHighlighted: Bool, at path: IndexPath) {
    selection.highlighted = isHighlighted ? path : nil
    itemCell(at: path)?.setHighlighted(isHighlighted, animated: false)
    didChangeHighlight(isHighlighted, at: path)
  }

  /// Selects or deselects an item because of a touch, and returns the item that was selected, or
  /// `nil`.
  @discardableResult
  func toggleByTouch(_ path: IndexPath) -> IndexPath? {
    guard !selectsMany || !selection.contains(path) else {
      deselectByTouch(path)
      return nil
    }
    guard let target = itemToSelect(for: path) else { return nil }
    if !selectsMany {
      for other in selection.paths where other != target { deselectReplaced(other) }
    }
    markSelected(target, animated: false)
    didSelect(target)
    return target
  }

  func deselectByTouch(_ path: IndexPath) {
    guard let target = itemToDeselect(for: path) else { return }
    deselect(target, animated: false)
    didDeselect(target)
  }

  /// Performs the primary action of an item if it is the only selected one and the delegate allows
  /// it.
  ///
  /// Rule: UIKit's documentation: the primary action of an item whose selection extends no other.
  private func performPrimaryAction(at path: IndexPath) {
    guard selection.paths == [path], canPerformPrimaryAction(at: path) ?? !isEditing else { return }
    primaryActionOccurred(at: path)
  }
}
