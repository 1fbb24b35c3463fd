/// A bar of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private var appearances = BarAppearances<UIToolbarAppearance>()

  /// The appearance at the standard height.
  ///
  /// The bar stores a copy: later changes of the given appearance have no effect.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard(UIToolbarAppearance()) }
    set { appearances.standard = newValue }
  }

  /// The appearance at a compact height, or `nil` for ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }

  /// The appearance while the content is scrolled to the bottom edge, or `nil` for
  /// ``standardAppearance``.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The appearance at a compact height while the content is scrolled to the bottom edge, or `nil`
  /// for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  /// The delegate that determines the position of the bar.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The buttons of the bar, in order.
  open var items: [UIBarButtonItem]?
  /// The color of the bar. Not used by the runtime, which reports `unused-member`.
  open var barTintColor: UIColor? { didSet { reportUnused("UIToolbar", if: barTintColor != nil) } }
  /// A Boolean value that indicates whether the bar is translucent. The default is `true`. Not used
  /// by the runtime, which reports `unused-member`.
  open var isTranslucent = true { didSet { reportUnused("UIToolbar", if: !isTranslucent) } }
  /// The style of a bar without colors of its own. The default is the system's. Not used by the
  /// runtime, which reports `unused-member`.
  open var barStyle = UIBarStyle.default {
    didSet { reportUnused("UIToolbar", if: barStyle != .default) }
  }
  private var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  /// Sets the background image for a position and bar metrics. Not used by the runtime, which
  /// reports `unused-member`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    reportUnused("UIToolbar", if: backgroundImage != nil, member: "setBackgroundImage")
    backgroundImages[topOrBottom, default: [:]][barMetrics] = backgroundImage
  }

  /// Returns the background image for a position and bar metrics.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[topOrBottom]?[barMetrics]
  }

  /// Sets the image of the shadow line for a position. Not used by the runtime, which reports
  /// `unused-member`.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    reportUnused("UIToolbar", if: shadowImage != nil, member: "setShadowImage")
    shadowImages[topOrBottom] = shadowImage
  }

  /// Returns the image of the shadow line for a position.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
}

/// The delegate of a toolbar, which determines its position.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
