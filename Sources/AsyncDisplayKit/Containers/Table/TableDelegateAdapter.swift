import UIKit

/// Hears what UIKit tells a table view's delegate, and tells the node's delegate.
///
/// Index paths that UIKit gives are those of the shown data; the node's delegate hears those of the
/// newest data. Where a row is gone, gates allow and events are dropped.
@MainActor
final class TableDelegateAdapter: ContainerDelegateAdapter<ASTableView>, UITableViewDelegate {
  private typealias Listener = (
    view: ASTableView, node: ASTableNode, delegate: any ASTableDelegate, path: IndexPath
  )

  private func listener(_ shown: IndexPath) -> Listener? {
    guard let view, let node = view.tableNode, let delegate = view.asyncDelegate,
      let newest = view.pendingIndexPath(forShown: shown)
    else { return nil }
    return (view, node, delegate, newest)
  }

  /// Asks the node's delegate for something in UIKit's spelling, and declines without an answer.
  func forward<Answer>(
    _ member: StaticString, _ question: (any ASTableDelegate) -> Answer
  ) -> Answer? {
    guard let view else { return nil }
    var answer: Answer?
    if let delegate = view.asyncDelegate {
      answer = view.optionalMembers.ask(OptionalMember(member)) { question(delegate) }
    }
    if answer == nil { view.optionalMembers.decline(member) }
    return answer
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    view?.height(ofRowAt: indexPath) ?? 0
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    view?.willDisplay(cell)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    view?.didEndDisplaying(cell)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard let (_, node, delegate, path) = listener(indexPath) else { return true }
    return node.optionalMembers.ask("tableNode(_:shouldHighlightRowAt:)") {
      delegate.tableNode(node, shouldHighlightRowAt: path)
    } ?? true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    guard let (_, node, delegate, path) = listener(indexPath) else { return }
    let heard: Void? = node.optionalMembers.ask("tableNode(_:didHighlightRowAt:)") {
      delegate.tableNode(node, didHighlightRowAt: path)
    }
    hearsHighlights = heard != nil
  }

  private var hearsHighlights = false

  /// Tells the delegate only if it hears of highlights as well, as Texture does.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    guard hearsHighlights, let (_, node, delegate, path) = listener(indexPath) else { return }
    delegate.tableNode(node, didUnhighlightRowAt: path)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let (view, node, delegate, path) = listener(indexPath) else { return indexPath }
    let answer = node.optionalMembers.ask("tableNode(_:willSelectRowAt:)") {
      delegate.tableNode(node, willSelectRowAt: path)
    }
    guard let answer else { return indexPath }
    return answer.flatMap { view.shownIndexPath(forPending: $0) }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let (_, node, delegate, path) = listener(indexPath) else { return }
    delegate.tableNode(node, didSelectRowAt: path)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let (view, node, delegate, path) = listener(indexPath) else { return indexPath }
    let answer = node.optionalMembers.ask("tableNode(_:willDeselectRowAt:)") {
      delegate.tableNode(node, willDeselectRowAt: path)
    }
    guard let answer else { return indexPath }
    return answer.flatMap { view.shownIndexPath(forPending: $0) }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard let (_, node, delegate, path) = listener(indexPath) else { return }
    delegate.tableNode(node, didDeselectRowAt: path)
  }

  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    guard let (_, node, delegate, path) = listener(indexPath) else { return false }
    return node.optionalMembers.ask("tableNode(_:shouldShowMenuForRowAt:)") {
      delegate.tableNode(node, shouldShowMenuForRowAt: path)
    } ?? false
  }

  // MARK: Headers and footers

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    forward("tableView(_:heightForHeaderInSection:)") {
      $0.tableView(tableView, heightForHeaderInSection: section)
    } ?? 0
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    forward("tableView(_:heightForFooterInSection:)") {
      $0.tableView(tableView, heightForFooterInSection: section)
    } ?? 0
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    forward("tableView(_:viewForHeaderInSection:)") {
      $0.tableView(tableView, viewForHeaderInSection: section)
    } ?? nil
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    forward("tableView(_:viewForFooterInSection:)") {
      $0.tableView(tableView, viewForFooterInSection: section)
    } ?? nil
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    forward("tableView(_:editingStyleForRowAt:)") {
      $0.tableView(tableView, editingStyleForRowAt: indexPath)
    } ?? .delete
  }
}
