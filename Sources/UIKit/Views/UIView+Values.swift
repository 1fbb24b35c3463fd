extension UIView {
  /// A name to restore the view by.
  public var restorationIdentifier: String? {
    get { values.restorationIdentifier }
    set { values.restorationIdentifier = newValue }
  }

  /// How the tint colour is adjusted.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { values.tintAdjustmentMode }
    set { values.tintAdjustmentMode = newValue }
  }

  /// Whether the view hears several touches; default no.
  public var isMultipleTouchEnabled: Bool {
    get { values.isMultipleTouchEnabled }
    set { values.isMultipleTouchEnabled = newValue }
  }

  /// Whether other views hear nothing meanwhile; default no.
  public var isExclusiveTouch: Bool {
    get { values.isExclusiveTouch }
    set { values.isExclusiveTouch = newValue }
  }

  /// Whether the context is cleared before drawing; default yes.
  public var clearsContextBeforeDrawing: Bool {
    get { values.clearsContextBeforeDrawing }
    set { values.clearsContextBeforeDrawing = newValue }
  }

  /// The view whose opacity masks this one; it is in no tree of its own; kept as the layer's mask.
  public var mask: UIView? {
    get { values.mask }
    set {
      values.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// Whether subviews follow by their masks; default yes.
  public var autoresizesSubviews: Bool {
    get { values.autoresizesSubviews }
    set { values.autoresizesSubviews = newValue }
  }

  /// Whether the frame is known and not decided by constraints; default yes.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { values.translatesAutoresizingMaskIntoConstraints }
    set {
      values.translatesAutoresizingMaskIntoConstraints = newValue
      superview?.constraintsDidChange()
    }
  }

  /// Whether the superview's margins count too; default no.
  public var preservesSuperviewLayoutMargins: Bool {
    get { values.preservesSuperviewLayoutMargins }
    set { values.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the safe area is part of the margins; default yes.
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

  /// Device pixels per point of the content; the screen's unless set.
  public var contentScaleFactor: CGFloat {
    get { values.contentScaleFactor ?? traitCollection.displayScale }
    set { values.contentScaleFactor = newValue }
  }

  /// The attached gesture recognisers; nil when there is none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for recognizer in gestures { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
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

  /// How strongly the view resists growing along an axis; default 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? values.hugging.horizontal : values.hugging.vertical
  }

  /// Sets how strongly the view resists growing along an axis.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    values.hugging.set(priority, for: axis)
  }

  /// How strongly the view resists shrinking along an axis; default 750.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? values.compression.horizontal : values.compression.vertical
  }

  /// Sets how strongly the view resists shrinking along an axis.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    values.compression.set(priority, for: axis)
  }

  /// Tells that the intrinsic size has changed: the views above lay out again.
  public func invalidateIntrinsicContentSize() {
    superview?.constraintsDidChange()
  }

  /// Asks for ``updateConstraints()``.
  public func setNeedsUpdateConstraints() {
    values.needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// Tells whether ``updateConstraints()`` is due.
  public func needsUpdateConstraints() -> Bool { values.needsUpdateConstraints }

  /// Calls ``updateConstraints()`` where it is due, of the views below first.
  public func updateConstraintsIfNeeded() {
    for view in storedSubviews { view.updateConstraintsIfNeeded() }
    updateOwnConstraints()
  }

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
