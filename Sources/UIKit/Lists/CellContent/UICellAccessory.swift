import Foundation

/// An accessory beside the content of a list cell.
///
/// ``UICollectionViewListCell`` positions accessories by its rules.
public struct UICellAccessory {
  /// The editing states in which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// The accessory is always displayed.
    case always
    /// The accessory is displayed while the cell is in the editing state.
    case whenEditing
    /// The accessory is displayed while the cell is not in the editing state.
    case whenNotEditing
  }

  /// The type of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// An arrow that indicates that a tap shows another screen.
    case disclosure
    /// A button that shows details.
    case detail
    /// A check mark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A handle with which the user moves the item.
    case reorder
    /// A circle that has a check mark while the item is selected.
    case multiselect
    /// An arrow that expands or collapses an item of an outline.
    case outlineDisclosure
    /// A label with a text.
    case label
    /// A custom view.
    case customView
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  /// The editing states in which the accessory is displayed.
  public let displayedState: DisplayedState
  /// The options for the appearance of the accessory.
  public let options: Options
  /// The text of a label accessory, or `nil` for other accessories.
  public let text: String?
  /// The view of a custom accessory, or `nil` for other accessories.
  public let customView: UIView?
  /// The closure that a tap runs, or `nil` for the default behavior of the list.
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

  /// Returns an arrow that indicates that a tap shows another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.disclosure, displayed, options)
  }

  /// Returns a button that shows details.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options, action: actionHandler)
  }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  /// Returns a button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options, action: actionHandler)
  }

  /// Returns a button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options, action: actionHandler)
  }

  /// Returns a handle with which the user moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options)
  }

  /// Returns a circle that has a check mark while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options)
  }

  /// Returns an arrow that expands or collapses an item of an outline.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options, action: actionHandler)
  }

  /// Returns a label with a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(.label, displayed, options, text: text)
  }

  /// Returns a custom view as an accessory.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView, configuration.displayedState, configuration.options,
      view: configuration.customView, isLeading: configuration.placement.isLeading,
      keepsSize: configuration.maintainsFixedSize)
  }
}

extension UICellAccessory.DisplayedState {
  /// Returns a Boolean value that indicates whether the accessory is displayed in an editing state.
  package func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

extension UICellAccessory {
  /// The options that all types of accessories have.
  public struct Options {
    /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory still
    /// occupies its width.
    public var isHidden: Bool
    /// The width that is reserved for the accessory. The accessory is centered in it.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory, or `nil` for the tint color of the cell.
    public var tintColor: UIColor?

    /// Creates options. By default, the accessory is visible and has the standard width.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory itself.
    case actual
    /// The standard width of accessories in lists.
    case standard
    /// A custom width, in points.
    case custom(CGFloat)
  }

  /// The placement of a custom accessory.
  public enum Placement {
    /// The accessory is before the content.
    case leading(displayed: DisplayedState = .always)
    /// The accessory is after the content.
    case trailing(displayed: DisplayedState = .always)

    var isLeading: Bool {
      if case .leading = self { true } else { false }
    }
  }

  /// The configuration of a custom view as an accessory.
  public struct CustomViewConfiguration {
    /// The custom view.
    public let customView: UIView
    /// The placement of the accessory.
    public let placement: Placement
    /// The options for the appearance of the accessory.
    public let options: Options
    /// A Boolean value that indicates whether the view keeps its size.
    public let maintainsFixedSize: Bool

    /// Creates a configuration with a custom view and its placement.
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
