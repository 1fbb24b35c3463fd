import Foundation

/// A search bar with the controller of its results.
///
/// A search begins with editing the bar or with ``isActive``; the results are shown by whoever puts
/// their view on screen, for the runtime has no place above a list of its own.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The controller that shows the results; `nil` where the searched list shows them.
  public let searchResultsController: UIViewController?
  /// The bar.
  public let searchBar = UISearchBar()
  /// Updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears when a search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// A Boolean value that indicates whether what is searched is dimmed. The default is `true`.
  open var obscuresBackgroundDuringPresentation = true
  /// The former name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation = true
  /// A Boolean value that indicates whether the navigation bar hides while searching. The default
  /// is `true`.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether the cancel button comes and goes by itself. The default
  /// is `true`.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that indicates whether the scopes come and go by themselves. The default is
  /// `true`.
  open var automaticallyShowsScopeBar = true
  /// A Boolean value that indicates whether the results are shown by themselves. The default is
  /// `true`.
  open var automaticallyShowsSearchResultsController = true
  /// A Boolean value that indicates whether the results are shown, also without a text. The default
  /// is `false`.
  open var showsSearchResultsController = false

  /// Creates a search whose results a controller shows; `nil`, also when left out: the searched
  /// list.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }

  /// Creates a search without a controller of results; archives are not read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
  }

  /// A Boolean value that indicates whether a search is going on; setting it begins or ends one.
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

  /// Rule: UIKit's documentation: ending a search empties the bar and updates the results.
  private func end() {
    delegate?.willDismissSearchController(self)
    searchBar.text = ""
    searchBar.resignFirstResponder()
    update()
    delegate?.didDismissSearchController(self)
  }

  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func cancel() {
    isActive = false
  }
}

/// Hears when a search begins and ends; every member is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Tells the delegate that the search will begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search will end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Updates the results of a search controller.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Tells that the search has begun or ended, or that its text or scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}
