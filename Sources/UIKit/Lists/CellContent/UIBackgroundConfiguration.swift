import Foundation

/// The background of a cell, a header or a footer.
public struct UIBackgroundConfiguration: Hashable {
  /// A view of the app's own, which fills the background.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the sides, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins are added to the distances. Not used by the runtime, which
  /// reports `unused-member`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
    didSet {
      reportUnused(
        "UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets",
        if: !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty)
    }
  }
  /// The colour; nil is the view's tint.
  public var backgroundColor: UIColor?
  /// The function that computes the displayed color from the color; `nil` displays the color itself.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect; kept as a value. Not used by the runtime, which reports `unused-member`.
  public var visualEffect: UIVisualEffect? {
    didSet { reportUnused("UIBackgroundConfiguration.visualEffect", if: visualEffect != nil) }
  }
  /// An image over the colour.
  public var image: UIImage?
  /// The content mode of the background image.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the edge; nil is the view's tint.
  public var strokeColor: UIColor?
  /// The function that computes the displayed stroke color; `nil` displays the color itself.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the edge, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the edge lies outside; kept as a value, in points. Not used by the runtime, which
  /// reports `unused-member`.
  public var strokeOutset: CGFloat = 0 {
    didSet { reportUnused("UIBackgroundConfiguration.strokeOutset", if: strokeOutset != 0) }
  }

  private let selectedColor: UIColor?

  private init(_ color: UIColor?, selected: UIColor? = nil) {
    backgroundColor = color
    selectedColor = selected
  }

  /// Nothing that is seen.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

  /// A row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    .init(.systemBackground, selected: .systemGray4)
  }

  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .clear() }

  /// A row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    .init(.secondarySystemGroupedBackground, selected: .systemGray4)
  }

  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }

  /// A row of a list, whatever its appearance.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// A header of a list, whatever its appearance.
  public static func listHeader() -> UIBackgroundConfiguration { .clear() }

  /// A footer of a list, whatever its appearance.
  public static func listFooter() -> UIBackgroundConfiguration { .clear() }

  /// A header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .clear() }

  /// A row of a sidebar, which has rounded corners.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var row = UIBackgroundConfiguration(.clear, selected: .systemGray4)
    row.cornerRadius = 10
    return row
  }

  /// A row of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }

  /// The background in a state: a selected or touched row of a list is grey.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let selectedColor, let cell = state as? UICellConfigurationState else { return self }
    var updated = self
    if cell.isSelected || cell.isHighlighted { updated.backgroundColor = selectedColor }
    return updated
  }

  /// The colour that is shown over a view's tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the edge that is shown over a view's tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

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
