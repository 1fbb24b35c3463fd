import Foundation

/// A cell, header or footer that shows a content and a background configuration: the common behavior
/// of the views of collection and table views.
@MainActor protocol ConfiguredView: UIView {
  var configured: CellConfigurations { get set }
  var content: UIView { get set }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundView: UIView? { get set }

  /// Adds the content view, which has just been replaced, to the view.
  func addReplacedContent()
}

extension ConfiguredView {
  /// Shows a content configuration, in a new content view if the existing one does not support it.
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    guard let view = configured.setContent(configuration) else { return }
    content.removeFromSuperview()
    content = view
    addReplacedContent()
    setNeedsLayout()
    superview?.sizeOfSubviewDidChange(self, .intrinsicSize)
  }

  /// Shows a background configuration for a state. One that is not `nil` removes the background view.
  func showBackground(
    _ configuration: UIBackgroundConfiguration?, for state: any UIConfigurationState
  ) {
    if configuration != nil { backgroundView = nil }
    configured.setBackground(configuration, in: self, state: state)
  }

  /// Updates both configurations for a state, if they follow the state.
  func updateConfigurations(for state: any UIConfigurationState) {
    if let content = configured.content(for: state) { contentConfiguration = content }
    configured.updateBackground(in: self, state: state)
  }

  /// Requests an update of the configurations before the next layout.
  func requestConfiguration() {
    configured.setNeedsUpdate()
    setNeedsLayout()
  }
}
