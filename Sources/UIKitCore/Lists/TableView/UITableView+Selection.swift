import Foundation

extension UITableView {
  /// The object that receives the delegate calls that no subclass translates.
  package var untranslatedDelegate: (any UITableViewDelegate)? { forwardingTarget ?? delegate }

  /// The index path of the selected row, the first of several, or `nil` without a selection.
  public var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// The index paths of the selected rows in the order of selection, or `nil` without a selection,
  /// as in UIKit.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection.paths { deselect(path, animated: animated) }
      return
    }
    guard contains(indexPath) else { return reportInvalid(indexPath, "select row") }
    select(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  // MARK: Touches

  /// Begins a touch at a point of the content.
  package func beginTouch(at point: CGPoint) { trackTouch(from: point) }

  /// Ends the touch at a point of the content.
  package func endTouch(at point: CGPoint) { completeTouch(at: point) }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    ask(delegate, "tableView(_:shouldHighlightRowAt:)") {
      $0.tableView(self, shouldHighlightRowAt: path)
    } ?? true
  }

  func didChangeHighlight(_ isHighlighted: Bool, at path: IndexPath) {
    if isHighlighted {
      delegate?.tableView(self, didHighlightRowAt: path)
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  var endsHighlightBeforeSelection: Bool { true }

  func itemToSelect(for path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    let answer = optionalMembers.ask("tableView(_:willSelectRowAt:)") {
      delegate.tableView(self, willSelectRowAt: path)
    }
    return (answer ?? path).flatMap { contains($0) ? $0 : nil }
  }

  func itemToDeselect(for path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    let answer = optionalMembers.ask("tableView(_:willDeselectRowAt:)") {
      delegate.tableView(self, willDeselectRowAt: path)
    }
    return answer ?? path
  }

  func deselectReplaced(_ path: IndexPath) { deselectByTouch(path) }

  func didSelect(_ path: IndexPath) { delegate?.tableView(self, didSelectRowAt: path) }

  func didDeselect(_ path: IndexPath) { delegate?.tableView(self, didDeselectRowAt: path) }

  func canPerformPrimaryAction(at path: IndexPath) -> Bool? {
    guard let delegate = untranslatedDelegate else { return false }
    return optionalMembers.ask("tableView(_:canPerformPrimaryActionForRowAt:)") {
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    }
  }

  func primaryActionOccurred(at path: IndexPath) {
    untranslatedDelegate?.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// Returns a Boolean value that indicates whether the data source has a row at an index path.
  package func hasRow(at indexPath: IndexPath) -> Bool { contains(indexPath) }

  /// Selects the rows between two index paths that are not selected yet, in order.
  package func selectByPan(from first: IndexPath, to last: IndexPath) {
    for path in knownCounts.paths(between: first, and: last) where !selection.contains(path) {
      toggleByTouch(path)
    }
  }

  func reportInvalid(_ indexPath: IndexPath, _ attempt: String) {
    report(
      RuntimeViolation(
        .indexPathOutOfRange, subject: subject,
        message: "Attempted to \(attempt) at invalid index path: \(indexPath.listDescription)",
        remedy: "Pass the index path of a row that exists; see numberOfRows(inSection:).",
        numbers: Array(indexPath)))
  }
}
