import Foundation

/// Shows a background configuration; fills the cell, the background lies inside of its insets.
@MainActor final class ConfiguredBackgroundView: UIView {
  private let shape = UIImageView(frame: .zero)
  private var shown = UIBackgroundConfiguration.clear()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(shape)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ configuration: UIBackgroundConfiguration, in state: any UIConfigurationState) {
    if shown.customView !== configuration.customView { shown.customView?.removeFromSuperview() }
    shown = configuration
    let resolved = configuration.updated(for: state)
    shape.backgroundColor = resolved.resolvedBackgroundColor(for: tintColor)
    shape.image = resolved.image
    shape.contentMode = resolved.imageContentMode
    shape.clipsToBounds = resolved.cornerRadius > 0
    shape.layer.cornerRadius = resolved.cornerRadius
    shape.layer.borderWidth = resolved.strokeWidth
    shape.layer.borderColor = resolved.resolvedStrokeColor(for: tintColor).cgColor
    if let customView = resolved.customView { shape.addSubview(customView) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let direction = effectiveUserInterfaceLayoutDirection
    shape.frame = bounds.inset(by: UIEdgeInsets(shown.backgroundInsets, direction: direction))
    shown.customView?.frame = shape.bounds
  }
}
