import Foundation

/// Arranges views in a row or a column.
///
/// There is no constraint solver: sizes are the views' own (intrinsic, else fitting), shared out by
/// the documented meaning of each distribution. Hidden views take no room.
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
    /// By the first lines' baselines: at the top, since only labels have one.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end: the right in a column, the bottom in a row.
    case trailing
    /// By the last lines' baselines: at the bottom, since only labels have one.
    case lastBaseline
    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The arranged views, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// The direction of the row or column; default across.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// How room along the axis is shared out; default fill.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// How views lie across the axis; default stretched.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The gap between views, in points; default 0.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the margins count as room around; default no.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Makes a stack of views.
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

  /// Sets the gap after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  /// The gap after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? spacing
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
    return StackArrangement(
      items: views.map { view in
        StackArrangement.Item(
          size: StackArrangement.size(of: view, in: room),
          hugging: view.contentHuggingPriority(for: axis).rawValue,
          gapAfter: customSpacing(after: view))
      }, axis: axis, distribution: distribution, alignment: alignment)
  }

  /// The length of all views and gaps, and the greatest breadth.
  open override var intrinsicContentSize: CGSize {
    let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let size = arrangement(in: unlimited).size
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom)
  }

  /// The length of all views and gaps, and the greatest breadth, within another size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitted = arrangement(in: size).size
    return CGSize(
      width: fitted.width + margins.left + margins.right,
      height: fitted.height + margins.top + margins.bottom)
  }

  /// Positions the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: margins)
    let frames = arrangement(in: room.size).frames(in: room)
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
