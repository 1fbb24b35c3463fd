import Foundation

/// A button of a navigation bar or toolbar; a closure takes the place of target and selector.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case plain
    /// As the button that completes.
    case done = 2
  }

  /// Buttons that the system draws.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// A plus sign.
    case add
    /// Room that grows.
    case flexibleSpace
    /// Room of a width.
    case fixedSpace
    /// A new message.
    case compose
    /// An answer.
    case reply
    /// An action.
    case action
    /// An archive.
    case organize
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Refresh.
    case refresh
    /// Stop.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// Play.
    case play
    /// Pause.
    case pause
    /// Back.
    case rewind
    /// Forward.
    case fastForward
    /// Undo.
    case undo
    /// Redo.
    case redo
    /// Close.
    case close = 24
  }

  /// How the button looks.
  open var style = Style.plain
  /// The drawn button, when the system draws it.
  public private(set) var systemItem: SystemItem?
  /// The width in points; 0 fits the content.
  open var width: CGFloat = 0
  /// A view in place of a button.
  open var customView: UIView?
  /// The color of the button.
  open var tintColor: UIColor?
  /// What a tap does.
  open var primaryAction: UIAction?
  /// The menu that the button shows: with a tap where there is no action, else with a long press.
  open var menu: UIMenu?
  /// The titles that the button may have, for whose widest it has room; kept as data.
  open var possibleTitles: Set<String>?
  /// A Boolean value that indicates whether the button is left out of its bar. The default is
  /// `false`. A button that is left out takes no tap.
  open var isHidden = false
  /// A Boolean value that indicates whether the button shows that it is chosen. The default is
  /// `false`.
  open var isSelected = false
  /// A Boolean value that indicates whether a tap chooses the button or takes the choice back
  /// before its action runs. The default is `false`.
  ///
  /// Rule: UIKit's documentation: with a menu the chosen element is shown instead, which is not said here.
  open var changesSelectionAsPrimaryAction = false
  /// The group that the button belongs to.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The object that a selector would be sent to; kept as data, for there are no selectors.
  open weak var target: AnyObject?

  /// Creates an empty button.
  public override init() {
    super.init()
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.primaryAction = primaryAction
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.image = image
    self.style = style
    self.primaryAction = primaryAction
  }

  /// Creates a button with a title that shows a menu.
  public convenience init(title: String?, image: UIImage? = nil, menu: UIMenu) {
    self.init(title: title)
    self.image = image
    self.menu = menu
  }

  /// Creates a button with an image that shows a menu.
  public convenience init(image: UIImage?, menu: UIMenu) {
    self.init(image: image)
    self.menu = menu
  }

  /// Creates a button with a title or an image that runs an action and shows a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil
  ) {
    self.init(title: title, primaryAction: primaryAction)
    self.image = image
    self.menu = menu
  }

  /// Creates a button that the system draws.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with a title that does nothing: the action is `nil`, as apps often write.
  ///
  /// A target with a selector cannot be spelled without the Objective-C runtime.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
    self.init(title: title, style: style)
    self.target = target
  }

  /// Creates a button with an image that does nothing: the action is `nil`, as apps often write.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Never?) {
    self.init(image: image, style: style)
    self.target = target
  }

  /// Creates a button that the system draws and that does nothing: the action is `nil`.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Never?
  ) {
    self.init(systemItem: systemItem)
    self.target = target
  }

  /// Creates a button that the system draws and that calls a method of an object, not kept alive.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(
      systemItem: systemItem,
      primaryAction: UIAction { [weak target] _ in if let target { action(target)() } })
  }

  /// Creates a button with a title that calls a method of an object, not kept alive.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(
      title: title, style: style,
      primaryAction: UIAction { [weak target] _ in if let target { action(target)() } })
  }

  /// Creates a button with an image that calls a method of an object, not kept alive.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(
      image: image, style: style,
      primaryAction: UIAction { [weak target] _ in if let target { action(target)() } })
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes room of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Makes room that grows.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Makes a group of this one button.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    group.alwaysAvailable = true
    return group
  }

  /// Makes a group of this one button that a person may move to another place of the bar.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  private var backgrounds: [UIControl.State: [UIBarMetrics: UIImage]] = [:]
  private var backTitleAdjustments: [UIBarMetrics: UIOffset] = [:]
  private var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
  private var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// Moves the title at a height, in points; kept as data.
  open func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics] = adjustment
  }

  /// Returns how far the title is moved at a height, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleAdjustments[barMetrics] ?? .zero
  }

  /// Moves the image behind the button down at a height, in points; kept as data.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backgroundAdjustments[barMetrics] = adjustment
  }

  /// Returns how far the image behind the button is moved down at a height, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundAdjustments[barMetrics] ?? 0
  }

  /// Sets the image behind the button in a state at a height; kept as data.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state, default: [:]][barMetrics] = backgroundImage
  }

  /// Returns the image behind the button in a state at a height.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[state]?[barMetrics]
  }

  /// Moves the title of the button back at a height, in points; kept as data.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backTitleAdjustments[barMetrics] = adjustment
  }

  /// Returns how far the title of the button back is moved at a height, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleAdjustments[barMetrics] ?? .zero
  }

  /// Taps the button. A driven step; a button that is disabled or hidden does nothing.
  public func tap() {
    guard isEnabled, !isHidden else { return }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    primaryAction?.perform(sender: self)
  }
}

extension UIBarButtonItem {
  /// Shows what the button of an editable controller does next.
  func showEditing(_ isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
