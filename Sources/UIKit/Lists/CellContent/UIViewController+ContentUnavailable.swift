import Foundation

extension UIViewController {
  /// The configuration of the view that replaces the controller's missing content; `nil` by default (iOS 17).
  ///
  /// Rule: UIKit's documentation: the view that shows it is added to the controller's, and removed
  /// for nil.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { values.contentUnavailable.configuration }
    set {
      values.contentUnavailable.configuration = newValue
      showContentUnavailable()
    }
  }

  /// The traits, and the text in the navigation item's search bar (iOS 17).
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = values.navigationItem?.searchController?.searchBar.text
    return state
  }

  /// Lets ``updateContentUnavailableConfiguration(using:)`` be called once before the view's next
  /// layout (iOS 17).
  public func setNeedsUpdateContentUnavailableConfiguration() {
    values.contentUnavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Asks the app where that is due, and fills the view, which is about to be laid out.
  func layOutContentUnavailable() {
    if values.contentUnavailable.needsUpdate {
      values.contentUnavailable.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      showContentUnavailable()
    }
    guard let shown = values.contentUnavailable.view, let root = viewIfLoaded else { return }
    if shown.superview !== root { root.addSubview(shown) }
    if shown.frame != root.bounds { shown.frame = root.bounds }
  }

  /// Shows the configuration in a view that supports it, in the root view where that is loaded.
  private func showContentUnavailable() {
    let former = values.contentUnavailable.view
    guard let configuration = values.contentUnavailable.configuration else {
      former?.removeFromSuperview()
      values.contentUnavailable.view = nil
      return
    }
    let updated = configuration.updated(for: contentUnavailableConfigurationState)
    if let former, former.supports(updated) {
      former.configuration = updated
      return
    }
    former?.removeFromSuperview()
    let made = updated.makeContentView()
    values.contentUnavailable.view = made
    guard let root = viewIfLoaded else { return }
    made.frame = root.bounds
    root.addSubview(made)
  }
}

/// What a controller shows in place of missing content.
struct ContentUnavailableValues {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// A Boolean value that indicates whether the app is to be asked before the next layout of the
  /// controller's view.
  var needsUpdate = true
}
