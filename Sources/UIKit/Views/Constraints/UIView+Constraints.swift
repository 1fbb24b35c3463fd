extension UIView {
  /// The size for the smallest fit.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size for the largest fit.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  var constraintStore: ConstraintStore {
    get { storedConstraints ?? ConstraintStore() }
    set { storedConstraints = newValue }
  }

  /// The active constraints that the view keeps.
  public var constraints: [NSLayoutConstraint] { storedConstraints?.constraints ?? [] }

  /// Lets a constraint count.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Lets constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Lets a constraint count no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Lets constraints count no longer.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  // MARK: Guides

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { storedConstraints?.guides ?? [] }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintStore.guides.append(layoutGuide)
  }

  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    constraintStore.guides.removeAll { $0 === layoutGuide }
  }

  /// The bounds inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let known = storedConstraints?.safeAreaGuide { return known }
    let guide = UILayoutGuide(source: .safeArea, of: self)
    constraintStore.safeAreaGuide = guide
    return guide
  }

  /// The bounds inside the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let known = storedConstraints?.marginsGuide { return known }
    let guide = UILayoutGuide(source: .margins, of: self)
    constraintStore.marginsGuide = guide
    return guide
  }

  /// The bounds inside the margins, no wider than is read with ease.
  ///
  /// Rule: UIKit's documentation of `readableContentGuide`: never beyond the margins, in their middle.
  public var readableContentGuide: UILayoutGuide {
    if let known = storedConstraints?.readableGuide { return known }
    let guide = UILayoutGuide(source: .readable, of: self)
    constraintStore.readableGuide = guide
    return guide
  }

  /// The part of the bounds that a keyboard covers.
  ///
  /// Rule: UIKit's documentation of `keyboardLayoutGuide`: while no keyboard is shown, and here none
  /// ever is, its upper edge is the lower edge of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = storedConstraints?.keyboardGuide { return known }
    let guide = UIKeyboardLayoutGuide(source: .coveredBottom, of: self)
    constraintStore.keyboardGuide = guide
    return guide
  }

  // MARK: Islands

  /// A Boolean value that indicates whether constraints of the views above decide the view's frame.
  var followsConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && superview != nil && !isArranged
  }

  /// A Boolean value that indicates whether a stack decides the view's frame.
  var isArranged: Bool {
    (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } ?? false
  }

  /// The view at the root of this view's island, this view included.
  private var islandRoot: UIView {
    sequence(first: self) { $0.superview }.first { !$0.followsConstraints } ?? self
  }

  /// Makes the layout of the island stale, from this view up to its root.
  func constraintsDidChange() {
    let root = islandRoot
    for view in sequence(first: self, next: { $0.superview }) {
      view.setNeedsLayout()
      if view === root { break }
    }
    // A stack takes its views' sizes from their constraints.
    (root.superview as? UIStackView)?.arrangementDidChange()
  }

  /// Gives the views of the island below this one the frames that constraints decide.
  func layOutConstraints() {
    guard hasConstraintIsland, !followsConstraints else { return }
    var island = ConstraintIsland(below: self)
    island?.layOut()
  }

  /// A Boolean value that indicates whether constraints may be found below: cheap to know for views
  /// without any.
  private var hasConstraintIsland: Bool {
    storedConstraints?.constraints.isEmpty == false
      || storedSubviews.contains { $0.followsConstraints }
  }

  /// Lets no constraint of this view or those above it count that ties a view that left.
  ///
  /// Rule: UIKit's documentation of `removeFromSuperview`: constraints between the removed tree and
  /// the rest are removed; those within it stay.
  func dropConstraints(of leaving: UIView) {
    for view in sequence(first: self, next: { $0.superview }) {
      guard let stored = view.storedConstraints, !leaving.isDescendant(of: view) else { continue }
      for constraint in stored.constraints where constraint.ties(leaving) {
        constraint.isActive = false
      }
    }
  }

  // MARK: Content

  /// How far the edges that constraints align lie inside the frame, in points.
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

  /// The size that suits wishes for both lengths best, where nothing but the content has a say.
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

  /// Rule: UIKit's documentation of hugging and compression resistance: a wish wins over the content's
  /// length where its priority is above the one that holds the view together, or keeps it whole.
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

/// What a view keeps for constraint layout.
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

/// A view whose text, or that of the views it arranges, takes as many lines as its width asks for.
@MainActor protocol WrappingText: UIView {
  var wrapsText: Bool { get }
}

extension UIView {
  /// A Boolean value that indicates whether the constraints leave the frame open: never, as the
  /// solver always chooses one.
  public var hasAmbiguousLayout: Bool { false }

  /// Tries another frame that the constraints allow; there is no other here.
  public func exerciseAmbiguityInLayout() {}
}
