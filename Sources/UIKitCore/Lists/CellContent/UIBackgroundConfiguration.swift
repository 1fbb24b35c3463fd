import Foundation

/// The background of a cell, a header, or a footer.
public struct UIBackgroundConfiguration: Hashable {
  /// A custom view that fills the background, or `nil`.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges of the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins are added to ``backgroundInsets``. Not used by the
  /// runtime, which reports `unused-member`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
    didSet {
      reportUnused(
        "UIBackgroundConfiguration", if: !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty)
    }
  }
  /// The background color, or `nil` for the tint color of the view.
  public var backgroundColor: UIColor?
  /// A closure that computes the displayed color from the color, or `nil` to display the color
  /// itself.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect behind the background. Not used by the runtime, which reports
  /// `unused-member`.
  public var visualEffect: UIVisualEffect? {
    didSet { reportUnused("UIBackgroundConfiguration", if: visualEffect != nil) }
  }
  /// The image in front of the background color, or `nil`.
  public var image: UIImage?
  /// The content mode of the background image.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the border, or `nil` for the tint color of the view.
  public var strokeColor: UIColor?
  /// A closure that computes the displayed border color, or `nil` to display the color itself.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points. The default is 0.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border outside of the background, in points. Not used by the runtime,
  /// which reports `unused-member`.
  public var strokeOutset: CGFloat = 0 {
    didSet { reportUnused("UIBackgroundConfiguration", if: strokeOutset != 0) }
  }

  private let selectedColor: UIColor?

  private init(_ color: UIColor?, selected: UIColor? = nil) {
    backgroundColor = color
    selectedColor = selected
  }

  /// Returns a transparent background.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    .init(.systemBackground, selected: .systemGray4)
  }

  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .clear() }

  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    .init(.secondarySystemGroupedBackground, selected: .systemGray4)
  }

  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }

  /// Returns the background of a cell in a list of any appearance.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// Returns the background of a header in a list of any appearance.
  public static func listHeader() -> UIBackgroundConfiguration { .clear() }

  /// Returns the background of a footer in a list of any appearance.
  public static func listFooter() -> UIBackgroundConfiguration { .clear() }

  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .clear() }

  /// Returns the background of a cell in a sidebar, which has rounded corners.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var row = UIBackgroundConfiguration(.clear, selected: .systemGray4)
    row.cornerRadius = 10
    return row
  }

  /// Returns the background of a cell in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }

  /// Returns the background for a state. The background of a selected or highlighted list cell is
  /// gray.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let selectedColor, let cell = state as? UICellConfigurationState else { return self }
    var updated = self
    if cell.isSelected || cell.isHighlighted { updated.backgroundColor = selectedColor }
    return updated
  }

  /// Returns the displayed color for a tint color of the view.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the displayed color of the border for a tint color of the view.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// A view that shows a background configuration. It fills the cell, with the background inside of
/// the insets.
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
