import Foundation

/// Shows two or three controllers side by side, or one of them where there is little room across.
///
/// A class made with ``init(style:)`` names its columns; one made otherwise has the order of
/// ``viewControllers``. It is collapsed while its traits are horizontally compact, which it finds when
/// its view is loaded and when its traits change. Changes of the arrangement are made at once, for
/// nothing is drawn between them.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// Lets the controller choose a width.
  ///
  /// Its number is not documented; compare with this constant alone.
  public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  /// How many columns there are; unspecified unless ``init(style:)`` said it.
  public let style: Style
  /// Decides about collapsing and display modes, and hears of them.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  var split = SplitState()
  private var primaryWidths = SplitWidths()
  private var supplementaryWidths = SplitWidths()

  // MARK: Making

  /// Creates a controller whose columns have names.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of two columns in order; nothing is read from an interface file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of two columns in order; archives are not read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The shown columns' controllers: primary, supplementary, secondary; one while collapsed.
  ///
  /// A column that was named shows a navigation controller, which is made where another was given.
  /// Setting them gives the columns new controllers in this order; what is beyond them is ignored.
  open var viewControllers: [UIViewController] {
    get {
      if split.isCollapsed { return split.collapsedRoot.map { [$0] } ?? [] }
      return split.columns.compactMap { split.roots[$0] }
    }
    set { replaceColumns(newValue) }
  }

  /// Returns what was given for a column; `nil` for none.
  open func viewController(for column: Column) -> UIViewController? { split.given[column] }

  /// Gives a column a controller, in a navigation controller that is made where it is none.
  ///
  /// Rule: UIKit's documentation of the member. What is given for ``Column/compact`` is shown as it is.
  /// It has no effect without named columns, where UIKit raises.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified else { return }
    give(vc, to: column)
    columnsDidChange()
  }

  /// Shows a column: while collapsed on top of the stack, else by another ``displayMode``.
  ///
  /// Rule: UIKit's documentation of the member. It has no effect without named columns.
  open func show(_ column: Column) {
    guard style != .unspecified else { return }
    if split.isCollapsed { return showOnStack(column) }
    change(to: mode(showing: column))
  }

  /// Hides a column: while collapsed with those above it on the stack, else by another mode.
  ///
  /// Rule: UIKit's documentation of the member. It has no effect without named columns.
  open func hide(_ column: Column) {
    guard style != .unspecified else { return }
    if split.isCollapsed { return hideOnStack(column) }
    change(to: mode(hiding: column))
  }

  /// Shows a controller as the primary one, unless the delegate does something else.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    if split.isCollapsed {
      guard let root = split.collapsedRoot, root !== vc else { return }
      return root.show(vc, sender: sender)
    }
    give(vc, to: .primary)
    columnsDidChange()
  }

  /// Shows a controller as the secondary one, unless the delegate does something else.
  ///
  /// Rule: UIKit's documentation: while collapsed the primary controller shows it, which pushes it
  /// where that is a navigation controller.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    give(vc, to: .secondary)
    guard split.isCollapsed else { return columnsDidChange() }
    pushOnCollapsedRoot(split.roots[.secondary] ?? vc, animated: true)
  }

  // MARK: Display mode

  /// The mode that is wanted while the controller is not collapsed; default automatic.
  ///
  /// One that ``preferredSplitBehavior`` does not have is replaced by that of as many columns.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { updateDisplayMode() }
  }

  /// The mode of the arrangement, never automatic; it does not count while collapsed.
  ///
  /// Rule: UIKit's documentation names what ``DisplayMode/automatic`` stands for on a tablet: a column
  /// beside the secondary one in a wide view, the secondary one alone in a high one.
  open var displayMode: DisplayMode { split.displayMode }

  /// How columns are wanted to share the room; default automatic.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { updateDisplayMode() }
  }

  /// How columns share the room: as wanted, else as the mode says, else side by side in a wide view.
  ///
  /// What UIKit chooses for each device is not public; this follows the shape of the view alone.
  open var splitBehavior: SplitBehavior {
    if hasChosenBehavior { return preferredSplitBehavior }
    switch displayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: return chosenBehavior
    }
  }

  /// A button that shows and hides the columns at the side.
  ///
  /// A tap asks the delegate for the mode to go to; automatic exchanges the secondary column alone with
  /// one column at its side.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private lazy var modeButton = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"), style: .plain,
    primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })

  /// When ``displayModeButtonItem`` is shown; kept as a value, for the app places the button here.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// A Boolean value that indicates whether a button to the secondary column alone is shown; kept
  /// as a value. The default is `false`.
  open var showsSecondaryOnlyButton = false
  /// A Boolean value that indicates whether a swipe shows the primary column; kept as a value, for
  /// nobody swipes. The default is `true`.
  open var presentsWithGesture = true
  /// What lies behind the primary column; kept as a value; default nothing.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The edge of the primary column; default where lines begin.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// A Boolean value that indicates whether one controller stands for all columns, as it does while
  /// the room across is compact.
  open var isCollapsed: Bool { split.isCollapsed }

  // MARK: Widths

  /// The width of the primary column while it is shown, in points; 0 while it is not.
  open var primaryColumnWidth: CGFloat { shownWidth(of: .primary) }
  /// The width of the supplementary column while it is shown, in points; 0 while it is not.
  open var supplementaryColumnWidth: CGFloat { shownWidth(of: .supplementary) }

  /// The wanted width of the primary column in parts of the whole, at most 320 points.
  ///
  /// ``maximumPrimaryColumnWidth`` lifts the limit.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidths.preferredFraction }
    set { changeWidths(\.primaryWidths) { $0.preferredFraction = newValue } }
  }
  /// The wanted width of the primary column in points; automatic is 320.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidths.preferred }
    set { changeWidths(\.primaryWidths) { $0.preferred = newValue } }
  }
  /// The least width of the primary column in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidths.minimum }
    set { changeWidths(\.primaryWidths) { $0.minimum = newValue } }
  }
  /// The greatest width of the primary column in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidths.maximum }
    set { changeWidths(\.primaryWidths) { $0.maximum = newValue } }
  }
  /// The wanted width of the supplementary column in parts of the whole, at most 320 points.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidths.preferredFraction }
    set { changeWidths(\.supplementaryWidths) { $0.preferredFraction = newValue } }
  }
  /// The wanted width of the supplementary column in points; automatic is 320.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidths.preferred }
    set { changeWidths(\.supplementaryWidths) { $0.preferred = newValue } }
  }
  /// The least width of the supplementary column in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidths.minimum }
    set { changeWidths(\.supplementaryWidths) { $0.minimum = newValue } }
  }
  /// The greatest width of the supplementary column in points.
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

  /// The width of a side column inside the view, in points.
  func width(of column: Column, in total: CGFloat) -> CGFloat {
    (column == .primary ? primaryWidths : supplementaryWidths).width(in: total)
  }

  // MARK: View

  /// Collapses where the room across is compact, and shows the columns.
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
