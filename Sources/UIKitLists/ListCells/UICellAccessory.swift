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
    /// The accessory is displayed while the cell is being edited.
    case whenEditing
    /// The accessory is displayed while the cell is not being edited.
    case whenNotEditing
  }

  /// The types of accessories.
  public enum AccessoryType: Hashable, Sendable {
    /// A chevron that indicates that a tap shows more content.
    case disclosureIndicator
    /// A button that shows details of the item.
    case detail
    /// A checkmark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A control by which a person moves the item.
    case reorder
    /// A circle that is checked while the item is selected.
    case multiselect
    /// A chevron that expands or collapses the items below in the hierarchy.
    case outlineDisclosure
    /// A label with a text.
    case label
    /// A view of the app.
    case customView
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  /// The editing states in which the accessory is displayed.
  package let displayedState: DisplayedState
  /// The values that options of all types have.
  let options: any AccessoryOptions
  /// The text of a label, or `nil` for other types.
  let label: Label?
  /// The view of a custom accessory, or `nil` for other types.
  let customView: UIView?
  /// The closure that a tap calls, or `nil` for the list's own behavior.
  let actionHandler: ActionHandler?
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
    _ type: AccessoryType, _ state: DisplayedState, _ options: any AccessoryOptions,
    label: Label? = nil,
    view: UIView? = nil, isLeading: Bool? = nil, keepsSize: Bool = false,
    action: ActionHandler? = nil
  ) {
    self.isLeading = isLeading ?? [.delete, .insert, .multiselect].contains(type)
    self.keepsSize = keepsSize
    self.options = options
    self.label = label
    accessoryType = type
    displayedState = state
    customView = view
    actionHandler = action
  }

  /// Returns a chevron that indicates that a tap shows more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options)
  }

  /// Returns a button that shows details of the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options, action: actionHandler)
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  /// Returns a button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options, action: actionHandler)
  }

  /// Returns a button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options, action: actionHandler)
  }

  /// Returns a control by which a person moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options)
  }

  /// Returns a circle that is checked while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options)
  }

  /// Returns a chevron that expands or collapses the items below in the hierarchy.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options, action: actionHandler)
  }

  /// Returns an accessory that shows a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, options, label: Label(text: text, options: options))
  }

  /// Returns an accessory that shows a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView, configuration.displayedState, configuration,
      view: configuration.customView, isLeading: configuration.placement.isLeading,
      keepsSize: configuration.maintainsFixedSize ?? false)
  }
}

extension UICellAccessory {
  /// A Boolean value that indicates whether the options hide the accessory.
  package var isHidden: Bool { options.isHidden ?? false }
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
