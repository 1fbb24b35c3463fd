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

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from its name, without a label.
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
  /// A Boolean value that indicates whether a touch rests on the view.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has the focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the view stays in sight above others.
  public var isPinned = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
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
  /// The state of a cell during a drag.
  public enum DragState: Hashable, Sendable {
    /// Nothing.
    case none
    /// The cell is being lifted at the start of a drag.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The state of a cell during a drop.
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
  /// A Boolean value that indicates whether a touch rests on the cell.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell has the focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the view stays in sight above others.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell is edited.
  public var isEditing = false
  /// A Boolean value that indicates whether the items below the cell's show.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell is swiped aside.
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell is moved to another place.
  public var isReordering = false
  /// The state of a cell during a drag.
  public var cellDragState = DragState.none
  /// The state of a cell during a drop.
  public var cellDropState = DropState.none
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the app's own; nil without one.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
