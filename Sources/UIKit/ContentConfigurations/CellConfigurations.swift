/// The content and the background that a cell was given as values, and the views that show them.
@MainActor struct CellConfigurations {
  private(set) var content: (any UIContentConfiguration)?
  private(set) var contentView: (any UIView & UIContentView)?
  private(set) var background: UIBackgroundConfiguration?
  private(set) var backgroundView: ConfiguredBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = true

  /// Takes a content over.
  ///
  /// - Returns: whether another view shows it than before.
  mutating func setContent(_ configuration: (any UIContentConfiguration)?) -> Bool {
    content = configuration
    guard let configuration else {
      defer { contentView = nil }
      return contentView != nil
    }
    if let contentView, contentView.supports(configuration) {
      contentView.configuration = configuration
      return false
    }
    contentView = configuration.makeContentView()
    return true
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

  /// A state in which nothing is selected, for backgrounds that do not follow the cell.
  private func unchanged(_ state: any UIConfigurationState) -> any UIConfigurationState {
    UIViewConfigurationState(traitCollection: state.traitCollection)
  }
}
