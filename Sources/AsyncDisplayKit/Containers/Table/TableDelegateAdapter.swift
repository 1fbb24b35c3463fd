import UIKit

/// The delegate of a table view, which passes calls to the node's delegate.
@MainActor
final class TableDelegateAdapter: ContainerDelegateAdapter<ASTableView>, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    view?.height(ofRowAt: indexPath) ?? 0
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { view?.willDisplay(cell) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { view?.didEndDisplaying(cell) }

  // MARK: Touches

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask("tableNode(_:shouldHighlightRowAt:)", indexPath) {
      $0.tableNode($1, shouldHighlightRowAt: $2)
    } ?? true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    guard let (delegate, node, path) = recipient(indexPath) else { return }
    let answer: Void? = node.optionalMembers.ask("tableNode(_:didHighlightRowAt:)") {
      delegate.tableNode(node, didHighlightRowAt: path)
    }
    implementsDidHighlight = answer != nil
  }

  private var implementsDidHighlight = false

  /// Calls the delegate only if it implements the method for highlighting too.
  ///
  /// Source: Texture's `ASTableView.mm`, `-tableView:didUnhighlightRowAtIndexPath:`.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    guard implementsDidHighlight else { return }
    tell(indexPath) { $0.tableNode($1, didUnhighlightRowAt: $2) }
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    let answer = ask("tableNode(_:willSelectRowAt:)", indexPath) {
      $0.tableNode($1, willSelectRowAt: $2)
    }
    return shown(answer, or: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tell(indexPath) { $0.tableNode($1, didSelectRowAt: $2) }
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    let answer = ask("tableNode(_:willDeselectRowAt:)", indexPath) {
      $0.tableNode($1, willDeselectRowAt: $2)
    }
    return shown(answer, or: indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tell(indexPath) { $0.tableNode($1, didDeselectRowAt: $2) }
  }

  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    ask("tableNode(_:shouldShowMenuForRowAt:)", indexPath) {
      $0.tableNode($1, shouldShowMenuForRowAt: $2)
    } ?? false
  }

  /// Returns the visible row for a delegate's answer; the row itself if there is no answer.
  private func shown(_ answer: IndexPath??, or indexPath: IndexPath) -> IndexPath? {
    guard let answer else { return indexPath }
    return answer.flatMap { view?.shownIndexPath(forPending: $0) }
  }
}
