import Foundation

extension UIViewController {
  /// The configuration of the view that replaces the controller's missing content. The default is
  /// `nil` (iOS 17).
  ///
  /// Rule: UIKit's documentation: the view that shows the configuration is added to the
  /// controller's view, and removed when the property is `nil`.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { values.contentUnavailable.configuration }
    set {
      values.contentUnavailable.configuration = newValue
      showContentUnavailable()
    }
  }

  /// The state for the content-unavailable configuration: the traits and the text of the navigation
  /// item's search bar (iOS 17).
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = values.navigationItem?.search?.searchText
    return state
  }

  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout of
  /// the view (iOS 17).
  public func setNeedsUpdateContentUnavailableConfiguration() {
    values.contentUnavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the configuration if that was requested, and resizes the content-unavailable view to
  /// the root view.
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

  /// Shows the configuration in the existing view if that supports it, otherwise in a new view.
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

/// The state of the view that replaces a controller's missing content.
struct ContentUnavailableValues {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// A Boolean value that indicates whether the configuration must be updated before the next
  /// layout of the controller's view.
  var needsUpdate = true
}
