import Foundation

/// A button of a navigation bar or toolbar. Its action is a closure or a method of a target.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Hashable, Sendable {
    /// The plain style.
    case plain
    /// The style of a button that completes an operation.
    case done = 2
  }

  /// The buttons that the system provides.
  public enum SystemItem: Int, Hashable, Sendable {
    /// A button with the title "Done".
    case done
    /// A button with the title "Cancel".
    case cancel
    /// A button with the title "Edit".
    case edit
    /// A button with the title "Save".
    case save
    /// A button with a plus sign.
    case add
    /// Flexible space between other buttons.
    case flexibleSpace
    /// Space of a fixed width between other buttons.
    case fixedSpace
    /// A button to compose a message.
    case compose
    /// A button to reply to a message.
    case reply
    /// A button to show actions, such as sharing.
    case action
    /// A button to move an item into another folder.
    case organize
    /// A button to show bookmarks.
    case bookmarks
    /// A button to search.
    case search
    /// A button to refresh.
    case refresh
    /// A button to stop.
    case stop
    /// A button with a camera.
    case camera
    /// A button with a trash can.
    case trash
    /// A button to play.
    case play
    /// A button to pause.
    case pause
    /// A button to rewind.
    case rewind
    /// A button to fast-forward.
    case fastForward
    /// A button to undo.
    case undo
    /// A button to redo.
    case redo
    /// A button to close.
    case close = 24
  }

  /// The style of the button.
  open var style = Style.plain
  /// The system item from which the button was created, or `nil`.
  package private(set) var systemItem: SystemItem?
  /// The width in points. Zero fits the content. Not used by the runtime, which reports
  /// `unused-member`.
  open var width: CGFloat = 0 { didSet { reportUnused("UIBarButtonItem", if: width != 0) } }
  /// The view that replaces the button.
  open var customView: UIView?
  /// The tint color of the button. Not used by the runtime, which reports `unused-member`.
  open var tintColor: UIColor? { didSet { reportUnused("UIBarButtonItem", if: tintColor != nil) } }
  /// The action that a tap runs.
  open var primaryAction: UIAction?
  /// The menu that a tap shows, or a long press when there is a primary action.
  open var menu: UIMenu?
  /// The menu that a tap showed last, or `nil`.
  package var shownMenu: UIMenu?
  /// The titles whose widest determines the width of the button. Not used by the runtime, which
  /// reports `unused-member`.
  open var possibleTitles: Set<String>? {
    didSet { reportUnused("UIBarButtonItem", if: possibleTitles != nil) }
  }
  /// A Boolean value that indicates whether the bar omits the button. The default is `false`. A
  /// hidden button ignores taps.
  open var isHidden = false
  /// A Boolean value that indicates whether the button is selected. The default is `false`.
  open var isSelected = false
  /// A Boolean value that indicates whether a tap toggles the selection before the action runs. The
  /// default is `false`.
  ///
  /// Rule: UIKit's documentation. In UIKit, a button with a menu shows the selected menu element
  /// instead; here it does not.
  open var changesSelectionAsPrimaryAction = false
  /// The group that contains the button.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The object whose method a tap calls. Without a target, the responder chain is searched for one.
  open weak var target: AnyObject?
  /// The method of the target that a tap calls. A primary action takes precedence over it.
  open var action: Selector?

  /// Creates an empty button.
  public override init() {
    super.init()
  }

  /// Creates an empty button. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with a title, an image, or both, that runs an action and shows a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button that the system provides.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with a title that calls a method of a target. The target is referenced weakly.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    setTarget(target, action)
  }

  /// Creates a button with an image that calls a method of a target. The target is referenced weakly.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    setTarget(target, action)
  }

  /// Creates a button with an image for each orientation that calls a method of a target. The image for the
  /// landscape orientation is not used: no bar is compact here.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// Creates a system button that calls a method of a target. The target is referenced weakly.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    setTarget(target, action)
  }

  private func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Runs the primary action, or calls the method of the target.
  package func performAction() {
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns space of a fixed width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns flexible space.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Returns a group with this button that always stays in the bar.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    group.alwaysAvailable = true
    return group
  }

  /// Returns a group with this button that the user may move. The identifier is ignored.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  private var backgrounds: [UIControl.State: [UIBarMetrics: UIImage]] = [:]
  private var backTitleAdjustments: [UIBarMetrics: UIOffset] = [:]
  private var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
  private var backBackgrounds: [UIControl.State: [UIBarMetrics: UIImage]] = [:]
  private var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// Sets the offset of the title for bar metrics, in points. Not used by the runtime, which
  /// reports `unused-member`.
  open func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    reportUnused("UIBarButtonItem", if: adjustment != .zero, member: "setTitlePositionAdjustment")
    titleAdjustments[barMetrics] = adjustment
  }

  /// Returns the offset of the title for bar metrics, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleAdjustments[barMetrics] ?? .zero
  }

  /// Sets the vertical offset of the background for bar metrics, in points. Not used by the
  /// runtime, which reports `unused-member`.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    reportUnused(
      "UIBarButtonItem", if: adjustment != 0, member: "setBackgroundVerticalPositionAdjustment")
    backgroundAdjustments[barMetrics] = adjustment
  }

  /// Returns the vertical offset of the background image for bar metrics, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundAdjustments[barMetrics] ?? 0
  }

  /// Sets the background image for a state and bar metrics. Not used by the runtime, which reports
  /// `unused-member`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    reportUnused("UIBarButtonItem", if: backgroundImage != nil, member: "setBackgroundImage")
    backgrounds[state, default: [:]][barMetrics] = backgroundImage
  }

  /// Returns the background image for a state and bar metrics.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[state]?[barMetrics]
  }

  /// Sets the background image of the back button for a state and bar metrics. Not used by the runtime, which
  /// reports `unused-member`.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    reportUnused(
      "UIBarButtonItem", if: backgroundImage != nil, member: "setBackButtonBackgroundImage")
    backBackgrounds[state, default: [:]][barMetrics] = backgroundImage
  }

  /// Returns the background image of the back button for a state and bar metrics.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backBackgrounds[state]?[barMetrics]
  }

  /// Sets the offset of the back button's title for bar metrics, in points. Not used by the
  /// runtime, which reports `unused-member`.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    reportUnused(
      "UIBarButtonItem", if: adjustment != .zero, member: "setBackButtonTitlePositionAdjustment")
    backTitleAdjustments[barMetrics] = adjustment
  }

  /// Returns the offset of the back button's title for bar metrics, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleAdjustments[barMetrics] ?? .zero
  }
}

extension UIBarButtonItem {
  /// Sets the title and style of the edit button: "Done" while editing, otherwise "Edit".
  func showEditing(_ isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
