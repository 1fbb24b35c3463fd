/// Hears when a search begins and ends; every member is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Tells that the search will begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells that the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells that the search will end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells that the search has ended.
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
