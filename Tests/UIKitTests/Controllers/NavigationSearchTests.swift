import Testing
import UIKit
import UIKitSimulation

@Suite("Search controllers of navigation items")
@MainActor
struct NavigationSearchTests {
  private final class Listener: UISearchBarDelegate, UISearchResultsUpdating {
    var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange text: String) { calls.append(text) }
    func updateSearchResults(for controller: UISearchController) {
      calls.append("update \(controller.searchBar.text ?? "nil")")
    }
  }

  private let stage = Stage(size: CGSize(width: 375, height: 667))
  private let listener = Listener()
  private let root = UIViewController()

  private func search() -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = listener
    search.searchBar.delegate = listener
    return search
  }

  private func show() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    stage.show(navigation)
    stage.window.makeKeyAndVisible()
    stage.window.layoutIfNeeded()
    return navigation
  }

  @Test("the bar of the top item can be edited")
  func typing() {
    let search = search()
    root.navigationItem.searchController = search
    let navigation = show()
    #expect(search.searchBar.isDescendant(of: navigation.navigationBar))
    #expect(search.searchBar.window === stage.window)
    #expect(search.searchBar.becomeFirstResponder() && search.isActive)
    #expect(listener.take() == ["begin", "update "])
    #expect(search.searchBar.type("ab") && search.searchBar.text == "ab")
    #expect(listener.take() == ["ab", "update ab"])
    search.searchBar.tapCancel()
    #expect(!search.isActive && listener.take().last == "update ")
  }

  @Test("a bar that is set later is shown, and one that is replaced is removed")
  func replacement() {
    let (first, second) = (search(), search())
    _ = show()
    root.navigationItem.searchController = first
    #expect(first.searchBar.window === stage.window)
    root.navigationItem.searchController = second
    #expect(first.searchBar.superview == nil && second.searchBar.window === stage.window)
    root.navigationItem.searchController = nil
    #expect(second.searchBar.superview == nil)
  }

  @Test("a push removes the bar and a pop shows it again")
  func stack() {
    let (search, other) = (search(), search())
    root.navigationItem.searchController = search
    let navigation = show()
    let top = UIViewController()
    top.navigationItem.searchController = other
    navigation.pushViewController(top, animated: false)
    #expect(search.searchBar.window == nil && other.searchBar.window === stage.window)
    navigation.popViewController(animated: false)
    #expect(search.searchBar.window === stage.window && other.searchBar.window == nil)
    top.navigationItem.searchController = self.search()
    #expect(search.searchBar.window === stage.window)
  }

  @Test("the bar lies below the navigation bar, and the content's safe area begins below it")
  func layout() {
    let search = search()
    root.navigationItem.searchController = search
    let navigation = show()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 375, height: 52))
    #expect(root.view.safeAreaInsets.top == 96)
    root.edgesForExtendedLayout = []
    navigation.view.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(root.view.frame.minY == 96 && root.view.safeAreaInsets.top == 0)
    root.edgesForExtendedLayout = .all
    root.navigationItem.searchController = nil
    stage.window.layoutIfNeeded()
    #expect(root.view.frame.minY == 0 && root.view.safeAreaInsets.top == 44)
    root.navigationItem.searchController = self.search()
    stage.window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 96)
    navigation.isNavigationBarHidden = true
    #expect(root.view.safeAreaInsets.top == 0)
  }

  @Test("a pushed controller without a search bar begins below the navigation bar")
  func pushedBelow() {
    root.navigationItem.searchController = search()
    let navigation = show()
    let top = UIViewController()
    navigation.pushViewController(top, animated: false)
    stage.window.layoutIfNeeded()
    #expect(top.view.safeAreaInsets.top == 44)
    navigation.popViewController(animated: false)
    stage.window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 96)
  }

  @Test("code that changes the text or the scope updates the results, without the delegate")
  func code() {
    let search = search()
    search.searchBar.scopeButtonTitles = ["all", "some"]
    search.isActive = true
    #expect(listener.take() == ["update "])
    search.searchBar.text = "xyz"
    #expect(listener.take() == ["update xyz"])
    search.searchBar.text = "xyz"
    #expect(listener.take().isEmpty)
    search.searchBar.selectedScopeButtonIndex = 1
    #expect(listener.take() == ["update xyz"])
    search.isActive = false
    #expect(listener.take() == ["update "])
  }

  @Test("the bar that becomes the first responder of an active search updates the results")
  func focus() {
    let search = search()
    root.navigationItem.searchController = search
    _ = show()
    search.isActive = true
    _ = listener.take()
    search.searchBar.becomeFirstResponder()
    #expect(listener.take() == ["begin", "update "])
  }
}
