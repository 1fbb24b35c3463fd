import Foundation

extension UITableView {
  /// The selected row, the first of several; nil without any.
  public var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// The selected rows in the order of selection; nil without any, as in UIKit.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selectsByTouch: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      return selection.paths.forEach { deselect($0, animated: animated) }
    }
    guard contains(indexPath) else { return reportInvalid(indexPath, "select row") }
    if !selectsMany {
      for path in selection.paths where path != indexPath { deselect(path, animated: animated) }
    }
    markSelected(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  private func markSelected(_ indexPath: IndexPath, animated: Bool) {
    selection.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }

  // MARK: Touches

  /// Begins a touch at a point of the content: should highlight, did highlight.
  package func beginTouch(at point: CGPoint) {
    cancelTouch()
    guard selectsByTouch, let path = indexPathForRow(at: point), cellForRow(at: path) != nil else {
      return
    }
    ownEnvironment.bind {
      guard mayHighlight(path) else { return }
      touchedPath = path
      setHighlight(true, at: path)
    }
  }

  private func mayHighlight(_ path: IndexPath) -> Bool {
    guard let delegate else { return true }
    return optionalMembers.ask("tableView(_:shouldHighlightRowAt:)") {
      delegate.tableView(self, shouldHighlightRowAt: path)
    } ?? true
  }

  /// Ends the touch: it selects or deselects if it is still on the row, then takes the highlight.
  package func endTouch(at point: CGPoint) {
    guard let path = touchedPath else { return }
    guard indexPathForRow(at: point) == path else { return cancelTouch() }
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

  private func setHighlight(_ isHighlighted: Bool, at path: IndexPath) {
    selection.highlighted = isHighlighted ? path : nil
    cellForRow(at: path)?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      delegate?.tableView(self, didHighlightRowAt: path)
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// Selects or deselects a row; answers the one that was selected.
  @discardableResult
  private func toggleByTouch(_ path: IndexPath) -> IndexPath? {
    guard !selectsMany || !selection.contains(path) else {
      deselectByTouch(path)
      return nil
    }
    guard let target = rowToSelect(for: path), contains(target) else { return nil }
    if !selectsMany {
      for other in selection.paths where other != target { deselectByTouch(other) }
    }
    markSelected(target, animated: false)
    delegate?.tableView(self, didSelectRowAt: target)
    return target
  }

  /// Rule: UIKit's documentation: the primary action of a row whose selection extends no other.
  private func performPrimaryAction(at path: IndexPath) {
    guard selection.paths == [path], let delegate else { return }
    let isAllowed = optionalMembers.ask("tableView(_:canPerformPrimaryActionForRowAt:)") {
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    }
    guard isAllowed ?? !isEditing else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// Selects the rows between two index paths that are not selected, in order.
  package func selectByPan(from first: IndexPath, to last: IndexPath) {
    for path in knownCounts.paths(between: first, and: last) where !selection.contains(path) {
      toggleByTouch(path)
    }
  }

  private func rowToSelect(for path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    let answer = optionalMembers.ask("tableView(_:willSelectRowAt:)") {
      delegate.tableView(self, willSelectRowAt: path)
    }
    return answer ?? path
  }

  private func deselectByTouch(_ path: IndexPath) {
    guard let target = rowToDeselect(for: path) else { return }
    deselect(target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target)
  }

  private func rowToDeselect(for path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    let answer = optionalMembers.ask("tableView(_:willDeselectRowAt:)") {
      delegate.tableView(self, willDeselectRowAt: path)
    }
    return answer ?? path
  }

  func reportInvalid(_ indexPath: IndexPath, _ attempt: String) {
    report(
      RuntimeViolation(
        .indexPathOutOfRange, subject: subject,
        message: "Attempted to \(attempt) at invalid index path: \(indexPath.listDescription)",
        remedy: "Name a row that numberOfRows(inSection:) counts.",
        numbers: Array(indexPath)))
  }
}
