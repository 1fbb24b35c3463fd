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
  /// Whether nobody may use the cell.
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
