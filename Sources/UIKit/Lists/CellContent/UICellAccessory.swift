import Foundation

/// An accessory beside the content of a list cell.
///
/// ``UICollectionViewListCell`` lays accessories out; see its rules.
public struct UICellAccessory {
  /// The editing states in which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the row is edited.
    case whenEditing
    /// While the row is not edited.
    case whenNotEditing
  }

  /// The type of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// A mark that a tap leads on.
    case disclosure
    /// A button that tells of more.
    case detail
    /// A tick.
    case checkmark
    /// A button that deletes the row.
    case delete
    /// A button that inserts a row.
    case insert
    /// A handle by which the row is moved.
    case reorder
    /// A circle that is ticked while the row is selected.
    case multiselect
    /// A mark that shows or hides the rows below.
    case outlineDisclosure
    /// A text.
    case label
    /// A view of the app's own.
    case customView
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  /// The editing states in which the accessory is displayed.
  public let displayedState: DisplayedState
  /// The options of the accessory's appearance.
  public let options: Options
  /// The text of a label; nil for others.
  public let text: String?
  /// The view of a custom accessory; nil for others.
  public let customView: UIView?
  /// The closure that a tap calls; `nil` for the list's own behavior.
  public let actionHandler: (() -> Void)?
  /// A Boolean value that indicates whether the accessory is at the leading edge.
  let isLeading: Bool
  /// A Boolean value that indicates whether a custom view keeps the size of its bounds.
  let keepsSize: Bool

  private init(
    _ type: AccessoryType, _ state: DisplayedState, _ options: Options, text: String? = nil,
    view: UIView? = nil, isLeading: Bool? = nil, keepsSize: Bool = false,
    action: (() -> Void)? = nil
  ) {
    self.isLeading = isLeading ?? [.delete, .insert, .multiselect].contains(type)
    self.keepsSize = keepsSize
    accessoryType = type
    displayedState = state
    self.options = options
    self.text = text
    customView = view
    actionHandler = action
  }

  /// A mark that a tap leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.disclosure, displayed, options)
  }

  /// A button that tells of more.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options, action: actionHandler)
  }

  /// A tick.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  /// A button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options, action: actionHandler)
  }

  /// A button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options, action: actionHandler)
  }

  /// A handle by which the row is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options)
  }

  /// A circle that is ticked while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options)
  }

  /// A mark that shows or hides the rows below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options, action: actionHandler)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.label, displayed, options, text: text)
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView, configuration.displayedState, configuration.options,
      view: configuration.customView, isLeading: configuration.placement.isLeading,
      keepsSize: configuration.maintainsFixedSize)
  }
}

extension UICellAccessory.DisplayedState {
  /// Returns a Boolean value that indicates whether the accessory is displayed.
  package func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

extension UICellAccessory {
  /// The options that accessories of all types have.
  public struct Options {
    /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory takes room.
    public var isHidden: Bool
    /// The width that is reserved for the accessory, which is centered in it.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is the view's.
    public var tintColor: UIColor?

    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The room that is kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The standard width of list accessories.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The placement of a custom accessory.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// Behind the content.
    case trailing(displayed: DisplayedState = .always)

    var isLeading: Bool {
      if case .leading = self { true } else { false }
    }
  }

  /// A view of the app's own as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The placement of the accessory.
    public let placement: Placement
    /// The options of the accessory's appearance.
    public let options: Options
    /// A Boolean value that indicates whether its size stays as it is.
    public let maintainsFixedSize: Bool

    /// Creates an accessory of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      options = Options(
        isHidden: isHidden ?? false, reservedLayoutWidth: reservedLayoutWidth ?? .standard,
        tintColor: tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var displayedState: DisplayedState {
      switch placement {
      case .leading(let state), .trailing(let state): state
      }
    }
  }
}
