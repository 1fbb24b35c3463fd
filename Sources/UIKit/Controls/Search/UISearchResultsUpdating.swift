/// Updates the results of a search controller.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Tells that the search has begun or ended, or that its text or scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}
