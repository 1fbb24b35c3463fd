extension UIView {
  /// The identifier for state restoration, for the app to read.
  public var restorationIdentifier: String? {
    get { values.restorationIdentifier }
    set { values.restorationIdentifier = newValue }
  }

  /// A Boolean value that indicates whether subviews are resized by their autoresizing masks. The
  /// default is `true`.
  public var autoresizesSubviews: Bool {
    get { values.autoresizesSubviews }
    set { values.autoresizesSubviews = newValue }
  }

  /// A Boolean value that indicates whether the margins include the safe area. The default is
  /// `true`.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { values.insetsLayoutMarginsFromSafeArea }
    set {
      values.insetsLayoutMarginsFromSafeArea = newValue
      layoutMarginsDidChange()
    }
  }

  /// The interface style of the view and its descendants, which overrides that of the traits.
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

  /// Returns a Boolean value that indicates whether ``updateConstraints()`` is pending.
  public func needsUpdateConstraints() -> Bool { values.needsUpdateConstraints }

  /// Updates the constraints of this view if necessary.
  ///
  /// Rule: UIKit's documentation: for a root view, its controller is called instead.
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

/// The values of a view that are seldom set, with UIKit's defaults.
struct ViewValues {
  var restorationIdentifier: String?
  var autoresizesSubviews = true
  var mask: UIView?
  var translatesAutoresizingMaskIntoConstraints = true
  var needsUpdateConstraints = true
  var insetsLayoutMarginsFromSafeArea = true
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var contentScaleFactor: CGFloat?
  var traitRegistrations = TraitRegistrations()
  var contentSizeLimits = ContentSizeLimits()
  var interactions: [any UIInteraction] = []
  var laysOutForMargins = true

  /// A Boolean value that indicates whether a trait is overridden.
  var hasTraitOverrides: Bool {
    overrideUserInterfaceStyle != .unspecified || contentSizeLimits.minimum != nil
      || contentSizeLimits.maximum != nil
  }

  var hugging = LayoutPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compression = LayoutPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
}

/// A layout priority for each axis.
struct LayoutPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}

extension UIView {
  /// Creates the layer of the class's ``layerClass``, or a plain layer when that is not a layer
  /// class.
  static func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      RuntimeEnvironment.current.report(
        RuntimeViolation(
          .invalidLayerClass, subject: "\(self)",
          message: "The layer class \(layerClass) is not a subclass of CALayer.",
          remedy: "Return a subclass of CALayer from layerClass."))
      return CALayer()
    }
    return layerClass.instantiate()
  }
}
