import Foundation

/// A view that arranges views in a row or a column.
///
/// The sizes of the views follow from their constraints, their intrinsic sizes, or their fitting
/// sizes, with the heights of wrapped text at the resulting widths. They are distributed as each
/// distribution is documented. Constraints between arranged views have no effect. Hidden views take
/// no space.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of the views along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack; the view with the lowest hugging priority grows.
    case fill
    /// The views have equal lengths.
    case fillEqually
    /// The views have lengths in proportion to their own lengths.
    case fillProportionally
    /// The views have equal spacing.
    case equalSpacing
    /// The centers of the views have equal distances.
    case equalCentering
  }

  /// The alignment of the views perpendicular to the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// The views are stretched.
    case fill
    /// The views are aligned with the leading edge of a vertical stack, or the top edge of a
    /// horizontal one.
    case leading
    /// The views of a horizontal stack are aligned by their first baselines. In a vertical stack,
    /// it is `leading`.
    case firstBaseline
    /// The views are centered.
    case center
    /// The views are aligned with the trailing edge of a vertical stack, or the bottom edge of a
    /// horizontal one.
    case trailing
    /// The views of a horizontal stack are aligned by their last baselines. In a vertical stack, it
    /// is `trailing`.
    case lastBaseline
    /// The alignment with the top edge of a horizontal stack.
    public static let top = Alignment.leading
    /// The alignment with the bottom edge of a horizontal stack.
    public static let bottom = Alignment.trailing
  }

  /// The value for a custom spacing that is the same as ``spacing``.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The value for the system spacing, which is 8 points here.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// The arranged views, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// The axis of the stack. The default is horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// The distribution of the views along the axis. The default is `fill`.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// The alignment of the views perpendicular to the axis. The default is `fill`.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The spacing between views in points, or ``spacingUseSystem``. The default is 0.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// A Boolean value that indicates whether the views are arranged inside of the layout margins.
  /// The default is `false`.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// A Boolean value that indicates whether the vertical spacing is measured between baselines.
  ///
  /// It is measured from the last baseline of a view to the first baseline of the next, and the
  /// outer baselines are on the edges of the stack. The default is `false`. Rule: UIKit's
  /// documentation of the property. For a view without text, its edges are used.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Creates a stack without views, with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack without views of size zero. The contents of the archive are not decoded.
  ///
  /// Rule: UIKit's header declares the result as not null.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Appends an arranged view.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts an arranged view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    addSubview(view)
    arrangementDidChange()
  }

  /// Removes a view from the arranged views. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
  }

  /// Removes a view from the arranged views when it is removed from the subviews.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the spacing after a view in points, or to ``spacingUseSystem`` or ``spacingUseDefault``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  /// Returns the custom spacing after a view in points, or ``spacingUseDefault`` when none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func gap(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    let gap = own == Self.spacingUseDefault ? spacing : own
    return gap == Self.spacingUseSystem ? NSLayoutConstraint.systemSpacing : gap
  }

  /// Invalidates the arrangement and the intrinsic size.
  func arrangementDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var margins: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func arrangement(in room: CGSize) -> StackArrangement {
    let views = shown
    var arrangement = StackArrangement(
      items: views.map { item($0, in: room) }, axis: axis, distribution: distribution,
      alignment: alignment, isBaselineRelative: isBaselineRelativeArrangement)
    guard room.width.isFinite, views.contains(where: \.heightFollowsWidth) else {
      return arrangement
    }
    for (index, width) in arrangement.widths(within: room.width).enumerated() {
      let size = arrangement.items[index].size
      arrangement.items[index].size.height = StackArrangement.height(
        of: views[index], ownSize: size, within: width)
    }
    return arrangement
  }

  private func item(_ view: UIView, in room: CGSize) -> StackArrangement.Item {
    var item = StackArrangement.Item(
      size: StackArrangement.size(of: view, in: room),
      hugging: view.contentHuggingPriority(for: axis).rawValue,
      resistance: view.contentCompressionResistancePriority(for: axis).rawValue,
      isWrapped: view.heightFollowsWidth, gapAfter: gap(after: view))
    guard needsBaselines else { return item }
    let insets = view.alignmentInsets
    let height = item.size.height + insets.top + insets.bottom
    item.first = view.baseline(of: .first).map { $0.y(inHeight: height) - insets.top }
    item.belowLast = view.baseline(of: .last).map {
      height - $0.y(inHeight: height) - insets.bottom
    }
    return item
  }

  private var needsBaselines: Bool {
    switch axis {
    case .horizontal: alignment == .firstBaseline || alignment == .lastBaseline
    case .vertical: isBaselineRelativeArrangement
    }
  }

  // MARK: Baselines

  /// The view whose first baseline is aligned: the first of a vertical stack, the tallest of a
  /// horizontal one.
  ///
  /// Rule: UIKit's documentation of stack views: a nested stack designates one of its own views.
  open override var forFirstBaselineLayout: UIView { view(named: .first, outermost: shown.first) }

  /// The view whose last baseline is aligned: the last of a vertical stack, the tallest of a
  /// horizontal one.
  ///
  /// Rule: UIKit's documentation of stack views: a nested stack designates one of its own views.
  open override var forLastBaselineLayout: UIView { view(named: .last, outermost: shown.last) }

  private func view(named line: BaselineLine, outermost: UIView?) -> UIView {
    let chosen = axis == .vertical ? outermost : highestView
    return chosen.map { $0 is UIStackView ? line.view(namedBy: $0) : $0 } ?? self
  }

  private var highestView: UIView? {
    let heights = shown.map { ($0, StackArrangement.size(of: $0, in: bounds.size).height) }
    return heights.reduce(nil as (UIView, CGFloat)?) { highest, next in
      highest.map { $0.1 >= next.1 } ?? false ? highest : next
    }?.0
  }

  /// The total length of the views and the spacing, and the maximum breadth.
  open override var intrinsicContentSize: CGSize {
    let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    return arrangement(in: unlimited).size.expanded(by: margins)
  }

  /// Returns the total length of the views and the spacing, and the maximum breadth, within a given
  /// size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    arrangement(in: size).size.expanded(by: margins)
  }

  private func alignedFrames(in bounds: CGRect) -> [CGRect] {
    let room = bounds.inset(by: margins)
    return arrangement(in: room.size).frames(in: room)
  }

  /// Positions the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: margins)
    let frames = alignedFrames(in: bounds)
    let flips =
      axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in zip(shown, frames) {
      let aligned =
        flips
        ? CGRect(
          x: room.minX + room.maxX - frame.maxX, y: frame.minY, width: frame.width,
          height: frame.height) : frame
      view.frame = view.frame(forAlignmentRect: aligned)
    }
  }
}

extension UIStackView: WrappingText {
  /// A Boolean value that indicates whether an arranged view has text that wraps to its width.
  var wrapsText: Bool { shown.contains(where: \.heightFollowsWidth) }
}

extension UIView {
  /// A Boolean value that indicates whether a stack view must compute the view's height from its
  /// width.
  fileprivate var heightFollowsWidth: Bool { wrapsWithinWidth || !constraints.isEmpty }
}

extension UIStackView: BaselineText {
  /// Returns the baseline of the designated view for any height of the stack, or `nil` if it has no
  /// text.
  func ownBaseline(of line: BaselineLine) -> Baseline? {
    let named = line.view(namedBy: self)
    guard named !== self, let index = shown.firstIndex(where: { named.isDescendant(of: $0) }),
      let inner = shown[index].baseline(of: line)
    else { return nil }
    let insets = shown[index].alignmentInsets
    return Baseline(near: intrinsicContentSize.height) { height in
      let bounds = CGRect(x: 0, y: 0, width: self.bounds.width, height: height)
      let frame = alignedFrames(in: bounds)[index]
      return frame.minY - insets.top
        + inner.y(inHeight: frame.height + insets.top + insets.bottom)
    }
  }
}
