import Foundation

/// The content of a cell as a value, which creates the view that shows the content.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Creates a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration of the view. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns a Boolean value that indicates whether the view can show a configuration, so that no
  /// new view is needed.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// The default implementation returns whether the configuration has the type of the one that the
  /// view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The content and background configurations of a cell, with the views that show them.
@MainActor struct CellConfigurations {
  private(set) var content: (any UIContentConfiguration)?
  private var contentView: (any UIView & UIContentView)?
  private(set) var background: UIBackgroundConfiguration?
  private var backgroundView: ConfiguredBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  private var needsUpdate = true

  /// Sets the content configuration.
  ///
  /// - Returns: A new content view, a plain view for `nil`, or `nil` when the existing content view
  ///   shows the configuration.
  mutating func setContent(_ configuration: (any UIContentConfiguration)?) -> UIView? {
    content = configuration
    guard let configuration else {
      defer { contentView = nil }
      return contentView == nil ? nil : UIView(frame: .zero)
    }
    if let contentView, contentView.supports(configuration) {
      contentView.configuration = configuration
      return nil
    }
    contentView = configuration.makeContentView()
    return contentView
  }

  /// Returns the content configuration for a state, or `nil` when the content does not follow the
  /// cell's state.
  func content(for state: any UIConfigurationState) -> (any UIContentConfiguration)? {
    updatesContent ? content?.updated(for: state) : nil
  }

  /// Requests that the cell is configured before its next layout.
  mutating func setNeedsUpdate() { needsUpdate = true }

  /// Returns a Boolean value that indicates whether the cell must be configured, and clears the
  /// request.
  mutating func takeNeedsUpdate() -> Bool {
    defer { needsUpdate = false }
    return needsUpdate
  }

  /// Shows a background configuration in a cell, or removes the background when `nil`.
  mutating func setBackground(
    _ configuration: UIBackgroundConfiguration?, in cell: UIView,
    state: any UIConfigurationState
  ) {
    background = configuration
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? ConfiguredBackgroundView()
    if view.superview == nil { cell.insertSubview(view, at: 0) }
    view.frame = cell.bounds
    view.show(configuration, in: updatesBackground ? state : unchanged(state))
    backgroundView = view
  }

  /// Updates the background for another state of the cell.
  mutating func updateBackground(in cell: UIView, state: any UIConfigurationState) {
    setBackground(background, in: cell, state: state)
  }

  /// Resizes the background and the given views to the bounds of the cell.
  func layOut(_ views: [UIView?], in bounds: CGRect) {
    for view in [backgroundView] + views { view?.frame = bounds }
  }

  /// Returns a state without selection or highlight, for backgrounds that do not follow the cell's
  /// state.
  private func unchanged(_ state: any UIConfigurationState) -> any UIConfigurationState {
    UIViewConfigurationState(traitCollection: state.traitCollection)
  }
}
