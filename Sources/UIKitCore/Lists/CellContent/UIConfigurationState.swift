/// The state of a view for which a configuration is updated.
public protocol UIConfigurationState: Hashable {
  /// The traits of the view, such as the interface style and the size classes.
  var traitCollection: UITraitCollection { get set }
  /// The value of a custom state, or `nil` when it was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state that an app defines.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the custom state.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from its name, without a label.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a header, a footer, or another view. Initially, all Boolean states are `false`.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view, such as the interface style and the size classes.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted by a touch.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has the focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned while content scrolls.
  public var isPinned = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and no other states.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a custom state, or `nil` when it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

/// The state of a cell. Initially, all Boolean states are `false`.
public struct UICellConfigurationState: UIConfigurationState {
  /// The state of a cell that is being dragged.
  public enum DragState: Hashable, Sendable {
    /// The cell is not being dragged.
    case none
    /// The cell is being lifted at the start of a drag.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The state of a cell below dragged items.
  public enum DropState: Hashable, Sendable {
    /// No items are dragged over the list.
    case none
    /// Items are dragged over the list, but not to the cell.
    case notTargeted
    /// The cell is the target of the dragged items.
    case targeted
  }

  /// The traits of the view, such as the interface style and the size classes.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted by a touch.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell has the focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned while content scrolls.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell is in the editing state.
  public var isEditing = false
  /// A Boolean value that indicates whether the items below the cell's item in an outline are
  /// shown.
  public var isExpanded = false
  /// A Boolean value that indicates whether a swipe has revealed actions of the cell.
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell is being moved to another position.
  public var isReordering = false
  /// The state of a cell that is being dragged.
  public var cellDragState = DragState.none
  /// The state of the cell below dragged items.
  public var cellDropState = DropState.none
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and no other states.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a custom state, or `nil` when it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
