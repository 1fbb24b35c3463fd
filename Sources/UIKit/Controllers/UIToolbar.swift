/// A bar of buttons, 44 points high.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private var appearances = BarAppearances<UIToolbarAppearance>()

  /// The look at the usual height.
  ///
  /// The bar keeps a copy: what is changed in the appearance that was given has no effect.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard ?? defaultAppearance }
    set { appearances.standard = newValue }
  }

  private var defaultAppearance: UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    appearances.standard = appearance
    return appearances.standard ?? appearance
  }

  /// The look at a small height; `nil` for ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }

  /// The look while content ends above the bar; `nil` for ``standardAppearance``.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// That look at a small height; `nil` for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  /// The height in points without the safe area.
  package static let standardHeight: CGFloat = 44

  /// Says where the bar stands.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether content shines through. The default is `true`.
  open var isTranslucent = true
  /// The look of a bar without colors of its own; default that of the system.
  open var barStyle = UIBarStyle.default
  private var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  /// Sets the image behind the bar in a place at a height; kept as data.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom, default: [:]][barMetrics] = backgroundImage
  }

  /// Returns the image behind the bar in a place at a height.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[topOrBottom]?[barMetrics]
  }

  /// Sets the image of the bar's line in a place; kept as data.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
  }

  /// Returns the image of the bar's line in a place.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}

/// Says where a toolbar stands.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
