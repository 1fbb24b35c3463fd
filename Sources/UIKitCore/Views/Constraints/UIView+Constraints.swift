extension UIView {
  /// The target size for the smallest size that satisfies the constraints: zero.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest size that satisfies the constraints: 10,000 points along each
  /// axis.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  var constraintStore: ConstraintStore {
    get { storedConstraints ?? ConstraintStore() }
    set { storedConstraints = newValue }
  }

  /// The active constraints that the view stores.
  public var constraints: [NSLayoutConstraint] { storedConstraints?.constraints ?? [] }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  // MARK: Guides

  /// The layout guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { storedConstraints?.guides ?? [] }

  /// Adds a layout guide and removes it from its former owner.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintStore.guides.append(layoutGuide)
  }

  /// Removes a layout guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    constraintStore.guides.removeAll { $0 === layoutGuide }
  }

  /// Returns a stored layout guide, which is created at the first access.
  func guide<Guide: UILayoutGuide>(
    _ member: WritableKeyPath<ConstraintStore, Guide?>, _ create: @autoclosure () -> Guide
  ) -> Guide {
    if let known = storedConstraints?[keyPath: member] { return known }
    let guide = create()
    constraintStore[keyPath: member] = guide
    return guide
  }

  /// The layout guide of the bounds inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeAreaGuide, UILayoutGuide(source: .safeArea, of: self))
  }

  /// The layout guide of the bounds inside the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.marginsGuide, UILayoutGuide(source: .margins, of: self))
  }

  /// The layout guide of the area with a readable width.
  ///
  /// Rule: UIKit's documentation of `readableContentGuide`: it is centered in the margins and never
  /// extends beyond them.
  public var readableContentGuide: UILayoutGuide {
    guide(\.readableGuide, UILayoutGuide(source: .readable, of: self))
  }

  /// The layout guide of the area that a keyboard covers.
  ///
  /// Rule: UIKit's documentation of `keyboardLayoutGuide`: while no keyboard is shown, its top edge
  /// is the bottom edge of the safe area; otherwise it is that of the keyboard. Decided here: the
  /// guide is as wide as the view, and it does not extend beyond the view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(\.keyboardGuide, UIKeyboardLayoutGuide(source: .coveredBottom, of: self))
  }

  // MARK: Islands

  /// A Boolean value that indicates whether constraints of the ancestors determine the view's
  /// frame.
  var followsConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && superview != nil && !isArranged
  }

  /// A Boolean value that indicates whether a stack view determines the view's frame.
  var isArranged: Bool {
    (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } ?? false
  }

  /// The topmost ancestor whose constraints are solved together with those of this view.
  private var islandRoot: UIView {
    sequence(first: self) { $0.superview }.first { !$0.followsConstraints } ?? self
  }

  /// Invalidates the layout of the views that are solved together with this view, up to their
  /// common root.
  func constraintsDidChange() {
    let root = islandRoot
    for view in sequence(first: self, next: { $0.superview }) {
      view.setNeedsLayout()
      if view === root { break }
    }
    // A stack view measures its arranged views by their constraints.
    (root.superview as? UIStackView)?.arrangementDidChange()
    root.superview?.sizeOfSubviewDidChange(root, .constraints)
  }

  /// Sets the frames of the views below this one that are solved together from their constraints.
  func layOutConstraints() {
    guard hasConstraintIsland, !followsConstraints else { return }
    var island = ConstraintIsland(below: self)
    island?.layOut()
  }

  /// A Boolean value that indicates whether there may be constraints in the view's hierarchy. It is
  /// cheap for views without any.
  var hasConstraintIsland: Bool {
    storedConstraints?.constraints.isEmpty == false
      || storedSubviews.contains { $0.followsConstraints }
  }

  /// Deactivates the constraints of this view and its ancestors that relate to a removed view.
  ///
  /// Rule: UIKit's documentation of `removeFromSuperview`: constraints between the removed
  /// hierarchy and the rest are removed; those within it remain.
  func dropConstraints(of leaving: UIView) {
    for view in sequence(first: self, next: { $0.superview }) {
      guard let stored = view.storedConstraints, !leaving.isDescendant(of: view) else { continue }
      for constraint in stored.constraints where constraint.ties(leaving) {
        constraint.isActive = false
      }
    }
  }

  // MARK: Content

  /// The distances of the alignment rectangle's edges from those of the frame, in points.
  var alignmentInsets: UIEdgeInsets {
    let (outer, inner) = (frame, alignmentRect(forFrame: frame))
    let (left, top) = (inner.origin.x - outer.origin.x, inner.origin.y - outer.origin.y)
    return UIEdgeInsets(
      top: top, left: left, bottom: outer.size.height - inner.size.height - top,
      right: outer.size.width - inner.size.width - left)
  }

  /// A Boolean value that indicates whether the intrinsic height depends on the width that
  /// constraints give.
  var wrapsWithinWidth: Bool { (self as? any WrappingText)?.wrapsText ?? false }

  func intrinsicSize(within width: CGFloat?) -> CGSize {
    guard let width, wrapsWithinWidth else { return intrinsicContentSize }
    let wrapped = sizeThatFits(CGSize(width: width, height: .infinity))
    return CGSize(width: intrinsicContentSize.width, height: wrapped.height)
  }

  /// Returns the size that fits target lengths with priorities best, for a view without
  /// constraints.
  func fittingSizeWithoutConstraints(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let insets = alignmentInsets
    let width =
      fittingLength(
        intrinsicContentSize.width, .horizontal, target.width - insets.left - insets.right,
        horizontal
      )
      .map { $0 + insets.left + insets.right } ?? bounds.width
    let own = intrinsicSize(within: width - insets.left - insets.right)
    let height =
      fittingLength(
        own.height, .vertical, target.height - insets.top - insets.bottom, vertical
      )
      .map { $0 + insets.top + insets.bottom } ?? bounds.height
    return CGSize(width: width, height: height)
  }

  /// Returns the fitting length along one axis, or `nil` without an intrinsic length.
  ///
  /// Rule: UIKit's documentation of content hugging and compression resistance: the target length
  /// is used instead of the content's length when its priority is higher than the hugging or
  /// compression priority.
  private func fittingLength(
    _ own: CGFloat, _ axis: NSLayoutConstraint.Axis, _ wish: CGFloat, _ priority: UILayoutPriority
  ) -> CGFloat? {
    guard own >= 0 else { return nil }
    let holding =
      wish > own
      ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
    return priority.rawValue > holding.rawValue ? max(0, wish) : own
  }
}

/// The constraints and layout guides that a view stores.
@MainActor struct ConstraintStore {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var scrollContentGuide: UILayoutGuide?
  var scrollFrameGuide: UILayoutGuide?
}

/// A view whose own text, or that of its arranged views, wraps to the view's width.
@MainActor protocol WrappingText: UIView {
  var wrapsText: Bool { get }
}

extension UIView {
  /// A Boolean value that indicates whether the frame is ambiguous; always `false`, because the
  /// solver chooses one.
  public var hasAmbiguousLayout: Bool { false }

  /// Tries another frame that the constraints allow. This method has no effect: the solver knows
  /// only one.
  public func exerciseAmbiguityInLayout() {}
}
