import Foundation

/// A search bar with a view controller for the results.
///
/// A search begins with editing the bar or with ``isActive``. The runtime does not present the
/// results: the app or the test must show their view.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The controller that shows the results, or `nil` when the searched content shows them.
  public let searchResultsController: UIViewController?
  /// The search bar.
  public let searchBar = UISearchBar()
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate that is notified of the beginning and the end of a search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// A Boolean value that indicates whether the searched content is dimmed. The default is `true`.
  /// Not used by the runtime, which reports `unused-member`.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { reportUnused("UISearchController", if: !obscuresBackgroundDuringPresentation) }
  }
  /// The former name of ``obscuresBackgroundDuringPresentation``. Not used by the runtime, which
  /// reports `unused-member`.
  open var dimsBackgroundDuringPresentation = true {
    didSet { reportUnused("UISearchController", if: !dimsBackgroundDuringPresentation) }
  }
  /// A Boolean value that indicates whether the navigation bar is hidden during a search. The
  /// default is `true`. Not used by the runtime, which reports `unused-member`.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { reportUnused("UISearchController", if: !hidesNavigationBarDuringPresentation) }
  }
  /// A Boolean value that indicates whether the cancel button is shown and hidden automatically.
  /// The default is `true`.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that indicates whether the scope bar is shown and hidden automatically. The
  /// default is `true`. Not used by the runtime, which reports `unused-member`.
  open var automaticallyShowsScopeBar = true {
    didSet { reportUnused("UISearchController", if: !automaticallyShowsScopeBar) }
  }
  /// A Boolean value that indicates whether the results are shown automatically. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  open var automaticallyShowsSearchResultsController = true {
    didSet { reportUnused("UISearchController", if: !automaticallyShowsSearchResultsController) }
  }
  /// A Boolean value that indicates whether the results are shown even without text. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var showsSearchResultsController = false {
    didSet { reportUnused("UISearchController", if: showsSearchResultsController) }
  }

  /// Creates a search with a results controller, or with `nil`, the default, when the searched
  /// content shows the results.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }

  /// Creates a search without a results controller. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
  }

  /// A Boolean value that indicates whether a search is active. Setting it begins or ends a search.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
      if isActive {
        delegate?.willPresentSearchController(self)
        update()
        delegate?.didPresentSearchController(self)
      } else {
        end()
      }
    }
  }

  /// Ends the search: clears the search bar and updates the results.
  ///
  /// Rule: UIKit's documentation: ending a search clears the bar and updates the results.
  private func end() {
    delegate?.willDismissSearchController(self)
    searchBar.searchTextField.text = ""
    searchBar.resignFirstResponder()
    update()
    delegate?.didDismissSearchController(self)
  }

  package func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// The delegate of a search controller; all methods are optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Tells the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default implementation does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results. Called when the search begins or ends, when the search bar becomes the
  /// first responder, and when its text or scope changes, also by code.
  func updateSearchResults(for searchController: UISearchController)
}

extension UISearchController: NavigationSearch {
  package var searchText: String? { searchBar.text }
  package var searchBarView: UIView { searchBar }
}

extension UINavigationItem {
  /// The search controller whose search bar is shown below the title.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
