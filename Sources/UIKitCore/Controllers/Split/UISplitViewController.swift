import Foundation

/// A container that shows two or three view controllers side by side, or one in a compact
/// environment.
///
/// A controller created by ``init(style:)`` addresses its columns by name; one created otherwise
/// has the order of ``viewControllers``. It is collapsed while its traits are horizontally compact,
/// which it checks when its view loads and when its traits change. Changes of the arrangement are
/// not animated.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The value of a width that the controller determines automatically.
  ///
  /// Apple does not document the number; compare with this constant only.
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  /// The style that was passed to ``init(style:)``, or `unspecified`.
  public let style: Style
  /// The delegate, which decides on collapsing and display modes and is notified of them.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  var split = SplitState()
  private var primaryWidths = SplitWidths()
  private var supplementaryWidths = SplitWidths()

  // MARK: Creation

  /// Creates a controller with named columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with two unnamed columns. Nothing is read from a nib file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with two unnamed columns. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The controllers of the columns: primary, supplementary, secondary. While collapsed, it
  /// contains one controller.
  ///
  /// A named column shows a navigation controller, which is created around a controller of another
  /// class. Setting the property replaces the controllers of the columns in this order; additional
  /// controllers are ignored.
  open var viewControllers: [UIViewController] {
    get {
      if split.isCollapsed { return split.collapsedRoot.map { [$0] } ?? [] }
      return split.columns.compactMap { split.roots[$0] }
    }
    set { replaceColumns(newValue) }
  }

  /// Returns the controller that was set for a column, or `nil`.
  open func viewController(for column: Column) -> UIViewController? { split.given[column] }

  /// Sets the controller of a column. It is wrapped in a navigation controller when it is not one.
  ///
  /// Rule: UIKit's documentation of the method. The controller of ``Column/compact`` is not
  /// wrapped. Without named columns, this method has no effect, where UIKit raises an exception.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified else { return }
    give(vc, to: column)
    columnsDidChange()
  }

  /// Shows a column: on top of the stack while collapsed, otherwise by a change of ``displayMode``.
  ///
  /// Rule: UIKit's documentation of the method. Without named columns, it has no effect.
  open func show(_ column: Column) {
    guard style != .unspecified else { return }
    if split.isCollapsed { return showOnStack(column) }
    change(to: mode(showing: column))
  }

  /// Hides a column: while collapsed, it is popped with those above it; otherwise ``displayMode``
  /// changes.
  ///
  /// Rule: UIKit's documentation of the method. Without named columns, it has no effect.
  open func hide(_ column: Column) {
    guard style != .unspecified else { return }
    if split.isCollapsed { return hideOnStack(column) }
    change(to: mode(hiding: column))
  }

  /// Shows a controller as the primary one, unless the delegate handles the request.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    if split.isCollapsed {
      guard let root = split.collapsedRoot, root !== vc else { return }
      return root.show(vc, sender: sender)
    }
    give(vc, to: .primary)
    columnsDidChange()
  }

  /// Shows a controller as the secondary one, unless the delegate handles the request.
  ///
  /// Rule: UIKit's documentation: while collapsed, the primary controller shows it; a navigation
  /// controller pushes it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    give(vc, to: .secondary)
    guard split.isCollapsed else { return columnsDidChange() }
    pushOnCollapsedRoot(split.roots[.secondary] ?? vc, animated: true)
  }

  // MARK: Display mode

  /// The preferred display mode while the controller is not collapsed. The default is `automatic`.
  ///
  /// A mode that ``preferredSplitBehavior`` does not have is replaced by its mode with as many
  /// columns.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { updateDisplayMode() }
  }

  /// The current display mode, never `automatic`. It has no meaning while the controller is
  /// collapsed.
  ///
  /// Rule: UIKit's documentation of ``DisplayMode/automatic`` on an iPad: one column beside the
  /// secondary one in landscape, the secondary column only in portrait.
  open var displayMode: DisplayMode { split.displayMode }

  /// The preferred split behavior. The default is `automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { updateDisplayMode() }
  }

  /// The current split behavior: the preferred one, otherwise that of the display mode, otherwise
  /// that of the view's shape.
  ///
  /// Apple does not document the choice for each device; this property follows the shape of the
  /// view.
  open var splitBehavior: SplitBehavior {
    if hasChosenBehavior { return preferredSplitBehavior }
    switch displayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: return chosenBehavior
    }
  }

  /// The button that shows and hides the side columns.
  ///
  /// A tap asks the delegate for the next display mode. For `automatic`, it toggles between the
  /// secondary column only and one side column.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private lazy var modeButton = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })

  /// The visibility of ``displayModeButtonItem``. Not used by the runtime, which reports
  /// `unused-member`: the app places the button.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { reportUnused("UISplitViewController", if: displayModeButtonVisibility != .automatic) }
  }
  /// A Boolean value that indicates whether a button that shows only the secondary column is
  /// visible.
  ///
  /// The default is `false`. Not used by the runtime, which reports `unused-member`.
  open var showsSecondaryOnlyButton = false {
    didSet { reportUnused("UISplitViewController", if: showsSecondaryOnlyButton) }
  }
  /// A Boolean value that indicates whether a swipe shows the primary column. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  open var presentsWithGesture = true {
    didSet { reportUnused("UISplitViewController", if: !presentsWithGesture) }
  }
  /// The background style of the primary column. The default is `none`. Not used by the runtime,
  /// which reports `unused-member`.
  open var primaryBackgroundStyle = BackgroundStyle.none {
    didSet { reportUnused("UISplitViewController", if: primaryBackgroundStyle != .none) }
  }
  /// The edge of the primary column. The default is `leading`.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// A Boolean value that indicates whether one controller replaces all columns, as in a
  /// horizontally compact environment.
  open var isCollapsed: Bool { split.isCollapsed }

  // MARK: Widths

  /// The width of the visible primary column in points, or zero while it is hidden.
  open var primaryColumnWidth: CGFloat { shownWidth(of: .primary) }
  /// The width of the visible supplementary column in points, or zero while it is hidden.
  open var supplementaryColumnWidth: CGFloat { shownWidth(of: .supplementary) }

  /// The preferred width of the primary column as a fraction of the total width, limited to 320
  /// points.
  ///
  /// ``maximumPrimaryColumnWidth`` replaces the limit.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidths.preferredFraction }
    set { changeWidths(\.primaryWidths) { $0.preferredFraction = newValue } }
  }
  /// The preferred width of the primary column, in points. The automatic width is 320.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidths.preferred }
    set { changeWidths(\.primaryWidths) { $0.preferred = newValue } }
  }
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidths.minimum }
    set { changeWidths(\.primaryWidths) { $0.minimum = newValue } }
  }
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidths.maximum }
    set { changeWidths(\.primaryWidths) { $0.maximum = newValue } }
  }
  /// The preferred width of the supplementary column as a fraction of the total width, limited to
  /// 320 points.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidths.preferredFraction }
    set { changeWidths(\.supplementaryWidths) { $0.preferredFraction = newValue } }
  }
  /// The preferred width of the supplementary column, in points. The automatic width is 320.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidths.preferred }
    set { changeWidths(\.supplementaryWidths) { $0.preferred = newValue } }
  }
  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidths.minimum }
    set { changeWidths(\.supplementaryWidths) { $0.minimum = newValue } }
  }
  /// The maximum width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidths.maximum }
    set { changeWidths(\.supplementaryWidths) { $0.maximum = newValue } }
  }

  private func changeWidths(
    _ widths: ReferenceWritableKeyPath<UISplitViewController, SplitWidths>,
    _ change: (inout SplitWidths) -> Void
  ) {
    change(&self[keyPath: widths])
    viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the width of a side column in a total width, in points.
  func width(of column: Column, in total: CGFloat) -> CGFloat {
    (column == .primary ? primaryWidths : supplementaryWidths).width(in: total)
  }

  // MARK: View

  /// Collapses the controller in a compact environment, and shows the columns.
  open override func viewDidLoad() {
    super.viewDidLoad()
    split.displayMode = resolvedDisplayMode
    adaptToTraits()
    showColumns()
  }

  /// Positions the columns.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateDisplayMode()
    positionColumns()
  }

  override func traitsDidChange(from former: UITraitCollection) {
    adaptToTraits()
    super.traitsDidChange(from: former)
  }
}
