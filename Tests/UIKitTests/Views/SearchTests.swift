import Testing
import UIKit
import UIKitSimulation

@Suite("Search bars and controllers")
@MainActor
struct SearchTests {
  private final class Listener: UISearchBarDelegate, UISearchResultsUpdating {
    var calls: [String] = []

    func searchBar(_ searchBar: UISearchBar, textDidChange text: String) { calls.append(text) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func updateSearchResults(for controller: UISearchController) {
      calls.append("update \(controller.searchBar.text ?? "nil")")
    }
  }

  @Test("editing begins a search, typing updates it, cancelling empties and ends it")
  func search() {
    let (stage, listener) = (Stage(), Listener())
    let controller = UISearchController(searchResultsController: nil)
    controller.searchBar.delegate = listener
    controller.searchResultsUpdater = listener
    stage.window.addSubview(controller.searchBar)
    stage.window.makeKeyAndVisible()
    #expect(controller.searchBar.type("a") && controller.isActive)
    #expect(controller.searchBar.showsCancelButton)
    controller.searchBar.tapSearch()
    controller.searchBar.tapCancel()
    #expect(listener.calls == ["update ", "a", "update a", "search", "cancel", "update "])
    #expect(!controller.isActive && !controller.searchBar.isFirstResponder)
  }
}
