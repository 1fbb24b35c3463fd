extension UIView {
  /// A name to restore the view by.
  public var restorationIdentifier: String? {
    get { values.restorationIdentifier }
    set { values.restorationIdentifier = newValue }
  }

  /// How the tint color is adjusted.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { values.tintAdjustmentMode }
    set { values.tintAdjustmentMode = newValue }
  }

  /// A Boolean value that indicates whether the context is cleared before drawing. The default is
  /// `true`.
  public var clearsContextBeforeDrawing: Bool {
    get { values.clearsContextBeforeDrawing }
    set { values.clearsContextBeforeDrawing = newValue }
  }

  /// A Boolean value that indicates whether subviews follow by their masks. The default is `true`.
  public var autoresizesSubviews: Bool {
    get { values.autoresizesSubviews }
    set { values.autoresizesSubviews = newValue }
  }

  /// A Boolean value that indicates whether the superview's margins count too. The default is
  /// `false`.
  public var preservesSuperviewLayoutMargins: Bool {
    get { values.preservesSuperviewLayoutMargins }
    set { values.preservesSuperviewLayoutMargins = newValue }
  }

  /// A Boolean value that indicates whether the safe area is part of the margins. The default is
  /// `true`.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { values.insetsLayoutMarginsFromSafeArea }
    set {
      values.insetsLayoutMarginsFromSafeArea = newValue
      layoutMarginsDidChange()
    }
  }

  /// The appearance of the view and those below, whatever the traits say.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { values.overrideUserInterfaceStyle }
    set {
      values.overrideUserInterfaceStyle = newValue
      updateTraits()
    }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestures.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestures.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Returns a Boolean value that indicates whether ``updateConstraints()`` is due.
  public func needsUpdateConstraints() -> Bool { values.needsUpdateConstraints }

  /// Rule: UIKit's documentation: a controller is asked in place of its root view.
  func updateOwnConstraints() {
    guard values.needsUpdateConstraints else { return }
    values.needsUpdateConstraints = false
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}

extension LayoutPriorities {
  mutating func set(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: horizontal = priority
    case .vertical: vertical = priority
    }
  }
}

/// The values of a view that are seldom set, each with UIKit's default.
struct ViewValues {
  var restorationIdentifier: String?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var clearsContextBeforeDrawing = true
  var autoresizesSubviews = true
  var mask: UIView?
  var translatesAutoresizingMaskIntoConstraints = true
  var needsUpdateConstraints = true
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var contentScaleFactor: CGFloat?
  var traitRegistrations = TraitRegistrations()
  var traitOverrides = UITraitOverrides()
  var contentSizeLimits = ContentSizeLimits()
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var hugging = LayoutPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compression = LayoutPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
}

/// A layout priority for each axis.
struct LayoutPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}

extension UIView {
  /// Makes the layer that the class asks for; a plain one when that is no layer class.
  static func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      RuntimeEnvironment.current.report(
        RuntimeViolation(
          .invalidLayerClass, subject: "\(self)",
          message: "The layer class \(layerClass) is no subclass of CALayer.",
          remedy: "Return a subclass of CALayer from layerClass."))
      return CALayer()
    }
    return layerClass.instantiate()
  }
}
