// Do not edit: written by Scripts/make-optional-members from Scripts/optional-members.
import UIKit

extension TableDelegateAdapter {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask("tableNode(_:shouldHighlightRowAt:)", or: "tableView(_:shouldHighlightRowAt:)", indexPath) {
      $0.tableNode($1, shouldHighlightRowAt: $2)
    } older: {
      $0.tableView($1, shouldHighlightRowAt: indexPath)
    } ?? true
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    _ = ask("tableNode(_:didSelectRowAt:)", or: "tableView(_:didSelectRowAt:)", indexPath) {
      $0.tableNode($1, didSelectRowAt: $2)
    } older: {
      $0.tableView($1, didSelectRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    _ = ask("tableNode(_:didDeselectRowAt:)", or: "tableView(_:didDeselectRowAt:)", indexPath) {
      $0.tableNode($1, didDeselectRowAt: $2)
    } older: {
      $0.tableView($1, didDeselectRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    ask(
      "tableNode(_:shouldShowMenuForRowAt:)", or: "tableView(_:shouldShowMenuForRowAt:)", indexPath
    ) {
      $0.tableNode($1, shouldShowMenuForRowAt: $2)
    } older: {
      $0.tableView($1, shouldShowMenuForRowAt: indexPath)
    } ?? false
  }
}
