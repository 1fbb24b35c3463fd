import Foundation

/// Arranges views in a row or a column.
///
/// Sizes are the views' own (by their constraints, intrinsic, else fitting; heights of text within the
/// widths that the views get), shared out by the documented meaning of each distribution. Constraints
/// between arranged views do not count. Hidden views take no room.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How room along the axis is shared out.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill it; one of the lowest hugging priority takes what is left.
    case fill
    /// The views have equal lengths.
    case fillEqually
    /// The views have lengths in proportion to their own.
    case fillProportionally
    /// The gaps have equal lengths.
    case equalSpacing
    /// The middles have equal distances.
    case equalCentering
  }

  /// How views lie across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// Stretched.
    case fill
    /// At the beginning: the left in a column, the top in a row.
    case leading
    /// In a row by the first lines' baselines, the highest at the top; in a column as the beginning.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end: the right in a column, the bottom in a row.
    case trailing
    /// In a row by the last lines' baselines, the lowest at the bottom; in a column as the end.
    case lastBaseline
    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The gap that says that a view has none of its own: ``spacing`` counts.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The gap that stands for the system's distance between views, which is 8 points here.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// The arranged views, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// The direction of the row or column; default across.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// How room along the axis is shared out; default fill.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// How views lie across the axis; default stretched.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The gap between views, in points, or ``spacingUseSystem``. The default is 0.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// A Boolean value that indicates whether the margins count as room around. The default is
  /// `false`.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// A Boolean value that indicates whether a column measures its gaps from the last baseline of a
  /// view to the first of the next, and puts the outer baselines on its edges. The default is
  /// `false`.
  ///
  /// Rule: UIKit's documentation of the property. The edges of a view without text count instead.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Appends a view to the row or column.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the row or column.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    addSubview(view)
    arrangementDidChange()
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
  }

  /// Arranges a view no longer that was removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the gap after a view, in points, ``spacingUseSystem`` or ``spacingUseDefault``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  /// The gap of its own that a view has after it, in points; ``spacingUseDefault`` without one.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func gap(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    let gap = own == Self.spacingUseDefault ? spacing : own
    return gap == Self.spacingUseSystem ? NSLayoutConstraint.systemSpacing : gap
  }

  /// Makes the arrangement stale, and the stack's own size with it.
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

  /// The view by whose first line the stack is aligned: the first of a column, the highest of a row.
  ///
  /// Rule: UIKit's documentation of stack views: a stack inside answers for what it holds.
  open override var forFirstBaselineLayout: UIView { view(named: .first, outermost: shown.first) }

  /// The view by whose last line the stack is aligned: the last of a column, the highest of a row.
  ///
  /// Rule: UIKit's documentation of stack views: a stack inside answers for what it holds.
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

  /// The length of all views and gaps, and the greatest breadth.
  open override var intrinsicContentSize: CGSize {
    let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    return arrangement(in: unlimited).size.expanded(by: margins)
  }

  /// The length of all views and gaps, and the greatest breadth, within another size.
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
  /// A Boolean value that indicates whether a view in it shows text that takes as many lines as its
  /// width asks for.
  var wrapsText: Bool { shown.contains(where: \.heightFollowsWidth) }
}

extension UIView {
  /// A Boolean value that indicates whether a stack has to ask for the height within the width that
  /// it gives.
  fileprivate var heightFollowsWidth: Bool { wrapsWithinWidth || !constraints.isEmpty }
}

extension UIStackView: BaselineText {
  /// The line of the arranged view that the stack names, where the arrangement puts it within any
  /// height; `nil` where that view has no text.
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
