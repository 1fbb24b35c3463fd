import Foundation

/// An accessory beside the content of a list cell.
///
/// ``UICollectionViewListCell`` positions accessories by its rules.
public struct UICellAccessory {
  /// The closure that a tap on an accessory calls.
  public typealias ActionHandler = () -> Void

  /// The editing states in which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// The accessory is always displayed.
    case always
<<<<<<< HEAD
    /// The accessory is displayed while the cell is being edited.
    case whenEditing
    /// The accessory is displayed while the cell is not being edited.
=======
    /// The accessory is displayed while the cell is in the editing state.
    case whenEditing
    /// The accessory is displayed while the cell is not in the editing state.
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
    case whenNotEditing
  }

  /// The types of accessories.
  public enum AccessoryType: Hashable, Sendable {
<<<<<<< HEAD
    /// A chevron that indicates that a tap shows more content.
    case disclosureIndicator
    /// A button that shows details of the item.
    case detail
    /// A checkmark.
=======
    /// An arrow that indicates that a tap shows another screen.
    case disclosure
    /// A button that shows details.
    case detail
    /// A check mark.
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
<<<<<<< HEAD
    /// A control by which a person moves the item.
    case reorder
    /// A circle that is checked while the item is selected.
    case multiselect
    /// A chevron that expands or collapses the items below in the hierarchy.
=======
    /// A handle with which the user moves the item.
    case reorder
    /// A circle that has a check mark while the item is selected.
    case multiselect
    /// An arrow that expands or collapses an item of an outline.
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
    case outlineDisclosure
    /// A label with a text.
    case label
<<<<<<< HEAD
    /// A view of the app.
=======
    /// A custom view.
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
    case customView
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  /// The editing states in which the accessory is displayed.
<<<<<<< HEAD
  package let displayedState: DisplayedState
  /// The values that options of all types have.
  let appearance: Appearance
  /// The text of a label, or `nil` for other types.
  let label: Label?
  /// The view of a custom accessory, or `nil` for other types.
  let customView: UIView?
  /// The closure that a tap calls, or `nil` for the list's own behavior.
  let actionHandler: ActionHandler?
=======
  public let displayedState: DisplayedState
  /// The options for the appearance of the accessory.
  public let options: Options
  /// The text of a label accessory, or `nil` for other accessories.
  public let text: String?
  /// The view of a custom accessory, or `nil` for other accessories.
  public let customView: UIView?
  /// The closure that a tap runs, or `nil` for the default behavior of the list.
  public let actionHandler: (() -> Void)?
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
  /// A Boolean value that indicates whether the accessory is at the leading edge.
  let isLeading: Bool
  /// A Boolean value that indicates whether a custom view keeps the size of its bounds.
  let keepsSize: Bool

  /// The text of a label, and its options.
  struct Label {
    let text: String
    let options: LabelOptions
  }

  private init(
    _ type: AccessoryType, _ state: DisplayedState, _ appearance: Appearance, label: Label? = nil,
    view: UIView? = nil, isLeading: Bool? = nil, keepsSize: Bool = false,
    action: ActionHandler? = nil
  ) {
    self.isLeading = isLeading ?? [.delete, .insert, .multiselect].contains(type)
    self.keepsSize = keepsSize
    self.appearance = appearance
    self.label = label
    accessoryType = type
    displayedState = state
    customView = view
    actionHandler = action
  }

<<<<<<< HEAD
  /// Returns a chevron that indicates that a tap shows more content.
=======
  /// Returns an arrow that indicates that a tap shows another screen.
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options.appearance)
  }

<<<<<<< HEAD
  /// Returns a button that shows details of the item.
=======
  /// Returns a button that shows details.
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.appearance, action: actionHandler)
  }

<<<<<<< HEAD
  /// Returns a checkmark.
=======
  /// Returns a check mark.
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options.appearance)
  }

  /// Returns a button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options.appearance, action: actionHandler)
  }

  /// Returns a button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options.appearance, action: actionHandler)
  }

<<<<<<< HEAD
  /// Returns a control by which a person moves the item.
=======
  /// Returns a handle with which the user moves the item.
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.appearance)
  }

<<<<<<< HEAD
  /// Returns a circle that is checked while the item is selected.
=======
  /// Returns a circle that has a check mark while the item is selected.
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options.appearance)
  }

<<<<<<< HEAD
  /// Returns a chevron that expands or collapses the items below in the hierarchy.
=======
  /// Returns an arrow that expands or collapses an item of an outline.
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options.appearance, action: actionHandler)
  }

<<<<<<< HEAD
  /// Returns a text.
=======
  /// Returns a label with a text.
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, options.appearance, label: Label(text: text, options: options))
  }

<<<<<<< HEAD
  /// Returns an accessory that shows a view of the app.
=======
  /// Returns a custom view as an accessory.
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView, configuration.displayedState, configuration.appearance,
      view: configuration.customView, isLeading: configuration.placement.isLeading,
      keepsSize: configuration.maintainsFixedSize ?? false)
  }
}

extension UICellAccessory {
  /// A Boolean value that indicates whether the options hide the accessory.
  package var isHidden: Bool { appearance.isHidden ?? false }
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
<<<<<<< HEAD
=======

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
>>>>>>> ec27dcc5ba22e1f97bc501d026e872c144ca31aa
