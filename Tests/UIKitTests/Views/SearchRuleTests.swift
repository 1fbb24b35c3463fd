import Foundation
import Testing
import UIKit
import UIKitSimulation

/// What delegates of searches are asked and notified of, beside ``SearchTests``.
@Suite("Rules of search bars and controllers")
@MainActor
struct SearchRuleTests {
  private final class Gate: UISearchBarDelegate, UISearchControllerDelegate {
    var closed: Set<String> = []
    var calls: [String] = []

    private func asks(_ name: String) -> Bool {
      calls.append(name)
      return !closed.contains(name)
    }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { asks("shouldBegin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { asks("shouldEnd") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { asks("change \(text)") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      calls.append("scope \(scope)")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("didDismiss")
    }
  }

  private final class Updater: UISearchResultsUpdating {
    var texts: [String] = []
    func updateSearchResults(for controller: UISearchController) {
      texts.append(controller.searchBar.text ?? "nil")
    }
  }

  private func bar(_ stage: Stage, _ gate: Gate, _ bar: UISearchBar = UISearchBar()) -> UISearchBar
  {
    bar.delegate = gate
    stage.window.addSubview(bar)
    stage.window.makeKeyAndVisible()
    return bar
  }

  @Test("the delegate is asked before editing, each change and the end, and notified after")
  func gates() {
    let (stage, gate) = (Stage(), Gate())
    let bar = bar(stage, gate)
    gate.closed = ["shouldBegin"]
    #expect(!bar.type("a") && gate.take() == ["shouldBegin"] && bar.text?.isEmpty != false)
    gate.closed = ["change b"]
    #expect(bar.type("a") && gate.take() == ["shouldBegin", "didBegin", "change a"])
    _ = bar.type("b")
    #expect(bar.text == "a" && gate.take().contains("change b"))
    gate.closed = ["shouldEnd"]
    bar.resignFirstResponder()
    #expect(bar.isFirstResponder && gate.take() == ["shouldEnd"])
    gate.closed = []
    bar.resignFirstResponder()
    #expect(!bar.isFirstResponder && gate.take() == ["shouldEnd", "didEnd"])
  }

  @Test("a search begins and ends once, and its delegate is notified of both")
  func course() {
    let (gate, updater) = (Gate(), Updater())
    let controller = UISearchController(searchResultsController: nil)
    controller.delegate = gate
    controller.searchResultsUpdater = updater
    controller.isActive = true
    controller.isActive = true
    #expect(gate.take() == ["willPresent", "didPresent"] && updater.texts == [""])
    controller.searchBar.text = "a"
    controller.isActive = false
    #expect(gate.take() == ["willDismiss", "didDismiss"])
    #expect(controller.searchBar.text == "" && updater.texts.last == "")
    #expect(!controller.searchBar.showsCancelButton)
  }

  @Test("the cancel button is the app's where it is not automatic")
  func cancelButton() {
    let controller = UISearchController(searchResultsController: nil)
    controller.automaticallyShowsCancelButton = false
    controller.isActive = true
    #expect(!controller.searchBar.showsCancelButton)
  }

  @Test("a scope is reported when it is another one that is there, and updates the results")
  func scopes() {
    let (gate, updater) = (Gate(), Updater())
    let controller = UISearchController(searchResultsController: nil)
    controller.searchResultsUpdater = updater
    controller.searchBar.delegate = gate
    controller.searchBar.tapScope(at: 1)
    controller.searchBar.scopeButtonTitles = ["all", "some"]
    controller.searchBar.tapScope(at: 0)
    controller.searchBar.tapScope(at: 2)
    #expect(gate.take().isEmpty && updater.texts.isEmpty)
    controller.searchBar.tapScope(at: 1)
    #expect(gate.take() == ["scope 1"] && updater.texts.count == 1)
    #expect(controller.searchBar.selectedScopeButtonIndex == 1)
  }

  @Test("icons are kept by state, the field has a search key and lies within the bar")
  func parts() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
    let image = UIImage(name: "i", size: CGSize(width: 1, height: 1))
    bar.setImage(image, for: .clear, state: .highlighted)
    #expect(bar.image(for: .clear, state: .highlighted) === image)
    #expect(bar.image(for: .clear, state: .normal) == nil)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 184, height: 36))
    #expect(bar.searchTextField.returnKeyType == .search)
  }
}
