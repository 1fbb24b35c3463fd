/// The state of a view that a configuration is updated for; UIKit: `UIConfigurationState`.
public protocol UIConfigurationState: Hashable {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// A state of the app's own; nil without one.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a key from its name, without a label.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a header, a footer or another plain view; every state is off at first.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// Whether a touch rests on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays in sight above others.
  public var isPinned = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the app's own; nil without one.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

/// The state of a cell; every state is off at first.
public struct UICellConfigurationState: UIConfigurationState {
  /// What a drag does with the cell.
  public enum DragState: Hashable, Sendable {
    /// Nothing.
    case none
    /// It is about to be dragged.
    case lifting
    /// It is dragged.
    case dragging
  }

  /// What a drop would do with the cell.
  public enum DropState: Hashable, Sendable {
    /// Nothing.
    case none
    /// The drop is somewhere else.
    case notTargeted
    /// The drop is meant for the cell.
    case targeted
  }

  /// The traits.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is disabled.
  public var isDisabled = false
  /// Whether a touch rests on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the view stays in sight above others.
  public var isPinned = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether the items below the cell's show.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the cell is moved to another place.
  public var isReordering = false
  /// What a drag does with the cell.
  public var cellDragState = DragState.none
  /// What a drop would do with the cell.
  public var cellDropState = DropState.none
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the app's own; nil without one.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
