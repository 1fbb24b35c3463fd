import UIKit

/// The delegate that UIKit calls, which forwards to the node's delegate.
@MainActor
final class TableDelegateAdapter: ContainerDelegateAdapter<ASTableView>, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    view?.height(ofRowAt: indexPath) ?? 0
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { view?.willDisplay(cell, forRowAt: indexPath) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { view?.didEndDisplaying(cell, forRowAt: indexPath) }

  // MARK: Touches

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    implementsDidHighlight = false
    _ = ask("tableNode(_:didHighlightRowAt:)", or: "tableView(_:didHighlightRowAt:)", indexPath) {
      $0.tableNode($1, didHighlightRowAt: $2)
      implementsDidHighlight = true
    } older: {
      implementsDidHighlight = false
      $0.tableView($1, didHighlightRowAt: indexPath)
    }
  }

  private var implementsDidHighlight = false

  /// Calls the delegate's method only if the delegate implements the method for highlighting too.
  ///
  /// Source: `ASTableView.mm`, `-tableView:didUnhighlightRowAtIndexPath:`.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    _ = ask(
      "tableNode(_:didUnhighlightRowAt:)", or: "tableView(_:didUnhighlightRowAt:)", indexPath
    ) {
      guard implementsDidHighlight else {
        return $1.notImplemented("tableNode(_:didUnhighlightRowAt:)")
      }
      $0.tableNode($1, didUnhighlightRowAt: $2)
    } older: {
      $0.tableView($1, didUnhighlightRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    ask("tableNode(_:willSelectRowAt:)", or: "tableView(_:willSelectRowAt:)", indexPath) {
      shownRow($0.tableNode($1, willSelectRowAt: $2))
    } older: {
      $0.tableView($1, willSelectRowAt: indexPath)
    } ?? indexPath
  }

  /// Returns the displayed index path of the row that the delegate returned. `nil` waits for all updates.
  ///
  /// Source: `ASTableView.mm`, `-convertIndexPathFromTableNode:waitingIfNeeded:`.
  private func shownRow(_ answer: IndexPath?) -> IndexPath? {
    guard let answer else {
      view?.waitUntilAllUpdatesAreProcessed()
      return nil
    }
    return view?.shownIndexPath(forPending: answer)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    ask("tableNode(_:willDeselectRowAt:)", or: "tableView(_:willDeselectRowAt:)", indexPath) {
      shownRow($0.tableNode($1, willDeselectRowAt: $2))
    } older: {
      $0.tableView($1, willDeselectRowAt: indexPath)
    } ?? indexPath
  }
}
