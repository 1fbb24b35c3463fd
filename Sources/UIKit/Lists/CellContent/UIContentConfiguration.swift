import Foundation

/// The content of a cell as a value, which makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes the view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration of the view. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration, so that no other one has to be made.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type that the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The content and the background that a cell was given as values, and the views that show them.
@MainActor struct CellConfigurations {
  private(set) var content: (any UIContentConfiguration)?
  private var contentView: (any UIView & UIContentView)?
  private(set) var background: UIBackgroundConfiguration?
  private var backgroundView: ConfiguredBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  private var needsUpdate = true

  /// Takes a content over.
  ///
  /// - Returns: the view that shows it in place of another, a plain one for none; nil when the present
  ///   one does.
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

  /// The content in a state; nil where it does not follow the cell's.
  func content(for state: any UIConfigurationState) -> (any UIContentConfiguration)? {
    updatesContent ? content?.updated(for: state) : nil
  }

  /// Notes that the cell is to be configured before its next layout.
  mutating func setNeedsUpdate() { needsUpdate = true }

  /// Tells whether the cell is to be configured, which is asked when it is about to be.
  mutating func takeNeedsUpdate() -> Bool {
    defer { needsUpdate = false }
    return needsUpdate
  }

  /// Shows a background in a cell, or none.
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

  /// Shows the background for another state of the cell.
  mutating func updateBackground(in cell: UIView, state: any UIConfigurationState) {
    setBackground(background, in: cell, state: state)
  }

  /// Makes the background and a cell's own views as large as the cell.
  func layOut(_ views: [UIView?], in bounds: CGRect) {
    for view in [backgroundView] + views { view?.frame = bounds }
  }

  /// A state in which nothing is selected, for backgrounds that do not follow the cell.
  private func unchanged(_ state: any UIConfigurationState) -> any UIConfigurationState {
    UIViewConfigurationState(traitCollection: state.traitCollection)
  }
}
